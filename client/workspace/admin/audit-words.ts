import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { settingLabels, type SettingName } from '../../../server/platform/settings/settings.labels.ts';
import { longDateTime } from '../../shared/lib/dates.ts';

const names: Record<string, MessageDescriptor> = {
  verifiedAt: msg`Verified`,
  suspendedAt: msg`Suspended`,
  suspensionReason: msg`Reason`,
  domains: msg`Email domains`,
  members: msg`Members`,
  mergedCompanies: msg`Merged companies`,
  mergeReason: msg`Reason`,
  consentVersion: msg`Version of the consent`,
  requests: msg`Waiting requests`,
  role: msg`Role`,
  disabledAt: msg`Disabled`,
  disabledReason: msg`Reason`,
  openSessions: msg`Open sessions`,
  waitsSince: msg`Waits since`,
  assignedTo: msg`Assigned to`,
  lastMessageAt: msg`Last message`,
  closedAt: msg`Closed`,
  status: msg`Status`,
  isWanted: msg`Its recruiter wants it open`,
  takenDownAt: msg`Taken down`,
  state: msg`State`,
  attempts: msg`Failed tries`,
  expiresAt: msg`Valid until`,
  takenDownReason: msg`Reason`,
  title: msg`Title`,
  description: msg`Text`,
  isGeneral: msg`Goes by email, too`,
  publishedAt: msg`Published`,
  withdrawnAt: msg`Withdrawn`,
  position: msg`Place in the list`,
  question: msg`Question`,
  answer: msg`Answer`,
  handledAt: msg`Resolved`,
  heldAt: msg`Held for review`,
  heldReason: msg`Why it is held`,
  settledAt: msg`Resolved`,
  subject: msg`About`,
  reason: msg`Reason`,
  companyId: msg`Company`,
  rating: msg`Stars`,
  kind: msg`Kind`,
  phrase: msg`Word or phrase`,
};

/** The label of a property, or its technical name if it has none. */
function propertyText(name: string): string {
  if (names[name]) return i18n._(names[name]);
  return name in settingLabels ? settingLabels[name as SettingName].label() : name;
}

const longestShown = 300;
const isInstant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
/** `INACTIVE`, `NOT_VERIFIED`: a list of database values. */
const isWordOfAList = /^[A-Z]+(_[A-Z]+)*$/;
const sentence = (word: string): string => word.charAt(0) + word.slice(1).toLowerCase().replaceAll('_', ' ');
const isId = /^[\da-f]{8}-[\da-f-]{27}$/;

/** Ids mean nothing to people, so they are counted. */
function listText(entries: string[]): string {
  if (entries.length === 0) return t`none`;
  return entries.every((entry) => isId.test(entry)) ? i18n.number(entries.length) : entries.join(', ');
}

/** The table of the log shows long texts in full. */
const shortened = (text: string): string => (text.length > longestShown ? `${text.slice(0, longestShown)}…` : text);

function valueText(value: string | null): string {
  if (value === null || value === '') return t`none`;
  if (value.startsWith('[')) return listText(JSON.parse(value) as string[]);
  if (value === 'true') return t`yes`;
  if (value === 'false') return t`no`;
  if (isInstant.test(value)) return longDateTime(value);
  if (isId.test(value)) return t`somebody`;
  return isWordOfAList.test(value) ? sentence(value) : shortened(value);
}

export const changeText = ({ name, before, after }: { name: string; before: string | null; after: string | null }) =>
  `${propertyText(name)}: ${valueText(before)} → ${valueText(after)}`;
