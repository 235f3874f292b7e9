import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { AuditSubject } from '../../core/audit.ts';
import type { Config } from '../../core/config.ts';
import type { Prepared } from '../../core/database.ts';
import { conflict } from '../../core/errors.ts';
import { indianDay } from '../../core/india.rules.ts';
import { defineCommand, defineQuery } from '../../core/use-case.ts';
import { Setting } from './settings.entity.ts';
import type { SettingName } from './settings.labels.ts';
import { listSettings } from './settings.queries.ts';
import {
  firstConsentVersion,
  nextConsentVersion,
  settingNames,
  settingSchemas,
  type Settings,
  settingsInputSchema,
  settingsMessages,
} from './settings.rules.ts';
import type { PortalSettings, SiteTexts } from './settings.types.ts';

const superadmins = ['SUPERADMIN'] as const;
const settingsLock = 4_137_120_005;

/**
 * Read at each use, so that a change takes effect in every process with its commit. In a transaction pass its own
 * `prepared`. A stored value that the rules no longer allow counts as the default.
 */
export const readSettings = async (prepared: Prepared, config?: OfOperator): Promise<Settings> =>
  settingsOf(await prepared(listSettings()), config);

type OfOperator = Pick<Config, 'mailFrom' | 'supportEmail'>;

/** What the environment says holds until a superadmin sets another value. */
const initialOf = (config: OfOperator | undefined): Partial<Settings> => ({
  ...(config?.mailFrom?.name ? { mailSenderName: config.mailFrom.name } : {}),
  ...(config?.supportEmail ? { contactEmail: config.supportEmail } : {}),
});

function settingsOf(rows: Setting[], config?: OfOperator): Settings {
  const stored = new Map<string, unknown>(rows.map(({ name, value }) => [name, value]));
  const fromOperator = initialOf(config);
  const valueOf = (name: SettingName) => {
    const { schema, default: initial } = settingSchemas[name];
    const parsed = schema.safeParse(stored.get(name));
    return parsed.success ? parsed.data : (fromOperator[name] ?? initial);
  };
  return Object.fromEntries(settingNames.map((name) => [name, valueOf(name)])) as Settings;
}

/** The version that people agree to, and since when; null for the first one (decision 0077). */
export interface ConsentInForce {
  version: string;
  since: Date | null;
}

export const readConsentInForce = async (prepared: Prepared): Promise<ConsentInForce> =>
  consentOf(await prepared(listSettings()));

function consentOf(rows: Setting[]): ConsentInForce {
  const raised = rows.find(({ name }) => name === 'consentVersion');
  return raised
    ? { version: raised.value as string, since: raised.updatedAt }
    : { version: firstConsentVersion, since: null };
}

type AllSettings = Settings & Pick<PortalSettings, 'consentVersion'>;

async function readAll(prepared: Prepared, config: OfOperator): Promise<AllSettings> {
  const rows = await prepared(listSettings());
  return { ...settingsOf(rows, config), consentVersion: consentOf(rows).version };
}

const withVersion = (settings: AllSettings): Settings & PortalSettings => ({
  ...settings,
  version: createHash('sha256').update(JSON.stringify(settings)).digest('base64url'),
});

/** To the audit log all settings together are one subject. */
const subjectId = '00000000-0000-0000-0000-000000000001';
const settingsSubject: AuditSubject = {
  type: 'SETTINGS',
  read: ({ prepared, services }) => readAll(prepared, services.config),
};

export const portalSettings = defineQuery({
  name: 'portalSettings',
  allow: superadmins,
  input: z.object({}),
  run: async ({ services }) => withVersion(await readAll(services.database.prepared, services.config)),
});

/**
 * With `isNewConsent` everybody is asked to agree again (decision 0077). Of two changes at once the second is refused
 * (decision 0077).
 */
export const changeSettings = defineCommand({
  name: 'changeSettings',
  allow: superadmins,
  audit: { subject: settingsSubject, id: () => subjectId },
  input: z.object({ version: z.string(), input: settingsInputSchema, isNewConsent: z.boolean() }),
  load: async ({ tx }) => void (await tx.query('select pg_advisory_xact_lock($1)', [settingsLock])),
  run: async ({ tx, prepared, services, now }, { version, input, isNewConsent }) => {
    const before = withVersion(await readAll(prepared, services.config));
    if (before.version !== version) throw conflict(settingsMessages.stale(), { reason: 'CHANGED_MEANWHILE' });
    const rows = settingNames
      .filter((name) => input[name] !== undefined)
      .map((name) => ({ name, value: input[name], updatedAt: now }));
    if (rows.length > 0) await tx.upsert(Setting, rows, ['name']);
    if (isNewConsent) {
      const value = nextConsentVersion(before.consentVersion, indianDay(now));
      await tx.upsert(Setting, { name: 'consentVersion', value, updatedAt: now }, ['name']);
    }
    return withVersion(await readAll(prepared, services.config));
  },
});

export const siteTexts = defineQuery({
  name: 'siteTexts',
  allow: 'ANYONE',
  token: 'ANY',
  isPublic: true,
  input: z.object({}),
  run: async ({ services }): Promise<SiteTexts> => {
    const settings = await readSettings(services.database.prepared, services.config);
    return {
      contactEmail: settings.contactEmail || null,
      contactPhone: settings.contactPhone || null,
      footerAddress: settings.footerAddress || null,
      privacyText: settings.privacyText || null,
      termsText: settings.termsText || null,
    };
  },
});
