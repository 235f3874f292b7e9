import { Trans, useLingui } from '@lingui/react/macro';
import { productName } from '../../../server/core/product.rules.ts';
import { InfoPage, InfoSection } from '../info/info-page.tsx';
import { OwnTextOr } from '../info/own-text.tsx';

export function TermsPage() {
  const { t } = useLingui();
  return (
    <OwnTextOr title={t`Terms of use`} of="termsText">
      <BuiltInTerms />
    </OwnTextOr>
  );
}

function BuiltInTerms() {
  const { t } = useLingui();
  return (
    <InfoPage
      title={t`Terms of use`}
      lead={
        <Trans>
          By using {productName} you agree to these few rules. They keep the portal useful for everybody. This is the
          version of November 2026.
        </Trans>
      }
    >
      <ForEverybody />
      <ForRecruiters />
      <InfoSection heading={<Trans>What we do</Trans>}>
        <p>
          <Trans>
            We keep the portal running as well as we can, and we may take down adverts and accounts that break these
            rules. We are not the employer and not a party to the contract between you: check an offer before you leave
            a job for it.
          </Trans>
        </p>
      </InfoSection>
      <InfoSection heading={<Trans>Something is wrong?</Trans>}>
        <p>
          <Trans>
            Tell us with the contact form: an advert that asks for money, a company that is not real, a page that does
            not work. We look at every message.
          </Trans>
        </p>
      </InfoSection>
    </InfoPage>
  );
}

const ForEverybody = () => (
  <InfoSection heading={<Trans>Everybody</Trans>}>
    <ul>
      <li>
        <Trans>You are 18 or older, and what you say about yourself is true.</Trans>
      </li>
      <li>
        <Trans>
          One person, one account. Keep your password and your codes to yourself; we never ask for them by phone or
          chat.
        </Trans>
      </li>
      <li>
        <Trans>
          Do not read the portal out by machine beyond what the public API and its limits allow, and do not try to get
          around those limits.
        </Trans>
      </li>
    </ul>
  </InfoSection>
);

const ForRecruiters = () => (
  <InfoSection heading={<Trans>Recruiters</Trans>}>
    <ul>
      <li>
        <Trans>Only real openings, with the real pay, place and employer.</Trans>
      </li>
      <li>
        <Trans>
          Never ask an applicant for money, for documents that the job does not need, or for anything that the law
          forbids.
        </Trans>
      </li>
      <li>
        <Trans>Use what applicants send you only to fill the job that they applied to.</Trans>
      </li>
      <li>
        <Trans>Adverts must not exclude people by caste, religion, gender or origin.</Trans>
      </li>
    </ul>
  </InfoSection>
);
