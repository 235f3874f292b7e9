import { t } from '@lingui/core/macro';
import * as z from 'zod/mini';
import { productName, supportContact } from '../../core/product.rules.ts';
import { anyLines, type Message, oneLine, requiredLine } from '../../core/text.rules.ts';
import { type SettingGroup, settingLabels, type SettingName } from './settings.labels.ts';

export const settingsMessages = {
  wholeNumber: (min: number, max: number) => t`Please enter a whole number from ${min} to ${max}.`,
  contactEmail: () => t`Please enter an email address, or nothing.`,
  contactPhone: () => t`Please enter a telephone number such as +91 80 1234 5678, or nothing.`,
  senderRequired: () => t`Please enter the name that emails come from.`,
  stale: () => t`Somebody changed the settings meanwhile. Please load them again.`,
} as const;

interface SettingRule<Value> {
  schema: z.ZodMiniType<Value, Value>;
  default: Value;
  group: SettingGroup;
  /** Only of numbers. */
  bounds?: { min: number; max: number };
  /** Only of texts. */
  longest?: number;
  isLongText?: boolean;
}

const flag = (group: SettingGroup, initial: boolean): SettingRule<boolean> => ({
  schema: z.boolean(),
  default: initial,
  group,
});

function whole(group: SettingGroup, initial: number, bounds: { min: number; max: number }): SettingRule<number> {
  const error: Message = () => settingsMessages.wholeNumber(bounds.min, bounds.max);
  const schema = z.int({ error }).check(z.gte(bounds.min, { error }), z.lte(bounds.max, { error }));
  return { schema, default: initial, group, bounds };
}

/** May be empty. */
const lines = (group: SettingGroup, label: Message, longest: number): SettingRule<string> => ({
  schema: anyLines(label, longest),
  default: '',
  group,
  longest,
  isLongText: true,
});

/** A line of this form, which may be empty. */
const formed = (initial: string, form: RegExp, error: Message): SettingRule<string> => ({
  schema: z.string().check(z.overwrite(oneLine), z.maxLength(100, { error }), z.regex(form, { error })),
  default: initial,
  group: 'SITE',
  longest: 100,
});

/** Every setting, with what it may be. A new one needs its line here, its words, and its name in the client's form. */
export const settingSchemas = {
  requireVerification: flag('TRUST', false),
  unverifiedJobLimit: whole('TRUST', 3, { min: 1, max: 50 }),
  dailyInvitations: whole('TRUST', 20, { min: 1, max: 100 }),
  rejectedResumeDays: whole('PRIVACY', 180, { min: 30, max: 3650 }),
  mailSenderName: {
    schema: requiredLine(settingLabels.mailSenderName.label, settingsMessages.senderRequired, 60),
    default: productName as string,
    group: 'MAIL',
    longest: 60,
  } satisfies SettingRule<string>,
  contactEmail: formed(supportContact.email, /^([\w.+-]+@[\w-]+(\.[\w-]+)+)?$/, settingsMessages.contactEmail),
  contactPhone: formed(supportContact.phone, /^(\+?\d[\d -]{5,20})?$/, settingsMessages.contactPhone),
  footerAddress: lines('SITE', settingLabels.footerAddress.label, 300),
  privacyText: lines('LEGAL', settingLabels.privacyText.label, 30_000),
  termsText: lines('LEGAL', settingLabels.termsText.label, 30_000),
} satisfies { [Name in SettingName]: SettingRule<boolean> | SettingRule<number> | SettingRule<string> };

export type Settings = { [Name in SettingName]: (typeof settingSchemas)[Name]['default'] };

export const settingNames = Object.keys(settingSchemas) as SettingName[];

/** What is left out stays as it is. */
export const settingsInputSchema = z.partial(
  z.object(
    Object.fromEntries(settingNames.map((name) => [name, settingSchemas[name].schema])) as {
      [Name in SettingName]: z.ZodMiniType<Settings[Name], Settings[Name]>;
    },
  ),
);
export type SettingsChange = z.output<typeof settingsInputSchema>;

/** Of the privacy notice and the declaration of age at a sign-up, until a superadmin asks for another one. */
export const firstConsentVersion = '2026-11';

/** By the day in India; a second one of the same day has a number. */
export function nextConsentVersion(current: string, day: string): string {
  if (!current.startsWith(day)) return day;
  const [, number = '1'] = current.split(`${day}-`);
  return `${day}-${Number(number) + 1}`;
}
