import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { AuditSubject } from '../core/audit.ts';
import type { Prepared } from '../core/database.ts';
import { conflict } from '../core/errors.ts';
import { defineCommand, defineQuery } from '../core/use-case.ts';
import { Setting } from './settings.entity.ts';
import type { SettingName } from './settings.labels.ts';
import { listSettings } from './settings.queries.ts';
import {
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
 * As they are now: read for each use, so a change holds in every process with its commit. In a transaction give its own
 * `prepared`. A value that no rule allows any more is its default again.
 */
export async function readSettings(prepared: Prepared): Promise<Settings> {
  const stored = new Map<string, unknown>((await prepared(listSettings())).map(({ name, value }) => [name, value]));
  const valueOf = (name: SettingName) => {
    const { schema, default: initial } = settingSchemas[name];
    const parsed = schema.safeParse(stored.get(name));
    return parsed.success ? parsed.data : initial;
  };
  return Object.fromEntries(settingNames.map((name) => [name, valueOf(name)])) as Settings;
}

const withVersion = (settings: Settings): Settings & PortalSettings => ({
  ...settings,
  version: createHash('sha256').update(JSON.stringify(settings)).digest('base64url'),
});

/** All of them are one thing of the log, and there is one of it. */
const subjectId = '00000000-0000-0000-0000-000000000001';
const settingsSubject: AuditSubject = { type: 'SETTINGS', read: ({ prepared }) => readSettings(prepared) };

export const portalSettings = defineQuery({
  name: 'portalSettings',
  allow: superadmins,
  input: z.object({}),
  run: async ({ services }) => withVersion(await readSettings(services.database.prepared)),
});

/** Of two at once the second finds what the first changed, and is refused (decision 0077). */
export const changeSettings = defineCommand({
  name: 'changeSettings',
  allow: superadmins,
  audit: { subject: settingsSubject, id: () => subjectId },
  input: z.object({ version: z.string(), input: settingsInputSchema }),
  load: async ({ tx }) => void (await tx.query('select pg_advisory_xact_lock($1)', [settingsLock])),
  run: async ({ tx, prepared, now }, { version, input }) => {
    if (withVersion(await readSettings(prepared)).version !== version)
      throw conflict(settingsMessages.stale(), { reason: 'CHANGED_MEANWHILE' });
    const rows = settingNames
      .filter((name) => input[name] !== undefined)
      .map((name) => ({ name, value: input[name], updatedAt: now }));
    if (rows.length > 0) await tx.upsert(Setting, rows, ['name']);
    return withVersion(await readSettings(prepared));
  },
});

export const siteTexts = defineQuery({
  name: 'siteTexts',
  allow: 'ANYONE',
  isPublic: true,
  input: z.object({}),
  run: async ({ services }): Promise<SiteTexts> => {
    const settings = await readSettings(services.database.prepared);
    return {
      contactEmail: settings.contactEmail || null,
      contactPhone: settings.contactPhone || null,
      footerAddress: settings.footerAddress || null,
      privacyText: settings.privacyText || null,
      termsText: settings.termsText || null,
    };
  },
});
