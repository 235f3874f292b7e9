import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../core/context.ts';
import type { Settings, SettingsChange } from './settings.rules.ts';
import { changeSettings, portalSettings, siteTexts } from './settings.service.ts';
import { PortalSettings, SettingsInput, SiteTexts } from './settings.types.ts';

@Resolver()
export class SettingsResolver {
  @Query(() => PortalSettings, { description: 'The settings of the portal, for SUPERADMIN.' })
  portalSettings(@Ctx() context: RequestContext): Promise<Settings & PortalSettings> {
    return portalSettings(context, {});
  }

  @Query(() => SiteTexts, { description: 'What the settings say to visitors: footer and legal texts.' })
  siteTexts(@Ctx() context: RequestContext): Promise<SiteTexts> {
    return siteTexts(context, {});
  }

  @Mutation(() => PortalSettings, {
    description: 'Changes settings, for SUPERADMIN. They hold at once. CONFLICT when they were changed meanwhile.',
  })
  changeSettings(
    @Ctx() context: RequestContext,
    @Arg('version', { description: 'Of the settings that the change was made from.' }) version: string,
    @Arg('input', () => SettingsInput, { description: 'What changes.' }) input: SettingsChange,
    @Arg('isNewConsent', {
      defaultValue: false,
      description: 'Asks everybody on their next visit to agree again, under a new version.',
    })
    isNewConsent: boolean,
  ): Promise<Settings & PortalSettings> {
    return changeSettings(context, { version, input, isNewConsent });
  }
}
