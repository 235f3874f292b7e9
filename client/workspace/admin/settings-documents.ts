import { graphql } from '../../gql/gql.ts';

export const PortalSettingsDocument = graphql(/* GraphQL */ `
  query PortalSettings {
    portalSettings {
      ...AllSettings
    }
  }
  fragment AllSettings on PortalSettings {
    version
    consentVersion
    requireVerification
    unverifiedJobLimit
    dailyInvitations
    rejectedResumeDays
    mailSenderName
    contactEmail
    contactPhone
    footerAddress
    privacyText
    termsText
  }
`);

export const ChangeSettingsDocument = graphql(/* GraphQL */ `
  mutation ChangeSettings($version: String!, $input: SettingsInput!, $isNewConsent: Boolean!) {
    changeSettings(version: $version, input: $input, isNewConsent: $isNewConsent) {
      ...AllSettings
    }
  }
`);
