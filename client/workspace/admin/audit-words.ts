import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { longDateTime } from '../../shared/lib/dates.ts';

const names: Record<string, MessageDescriptor> = {
  verifiedAt: msg`Verified`,
  domains: msg`Mail domains`,
  members: msg`Members`,
  requests: msg`Waiting requests`,
  role: msg`Role`,
  disabledAt: msg`Disabled`,
  disabledReason: msg`Reason`,
  openSessions: msg`Open sessions`,
  waitsSince: msg`Waits since`,
  assignedTo: msg`Taken by`,
  lastMessageAt: msg`Last message`,
  closedAt: msg`Closed`,
  status: msg`Status`,
  takenDownAt: msg`Taken down`,
  takenDownReason: msg`Reason`,
  title: msg`Title`,
  description: msg`Text`,
  isGeneral: msg`Goes by mail, too`,
  publishedAt: msg`Published`,
  withdrawnAt: msg`Withdrawn`,
  position: msg`Place in the list`,
  question: msg`Question`,
  answer: msg`Answer`,
  handledAt: msg`Settled`,
};

/** What a property is called; the technical name where there is no word. */
const propertyText = (name: string): string => (names[name] ? i18n._(names[name]) : name);

const isInstant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const isId = /^[\da-f]{8}-[\da-f-]{27}$/;

/** Ids say nothing to people: they are counted. */
function listText(entries: string[]): string {
  if (entries.length === 0) return t`none`;
  return entries.every((entry) => isId.test(entry)) ? i18n.number(entries.length) : entries.join(', ');
}

function valueText(value: string | null): string {
  if (value === null) return t`none`;
  if (value.startsWith('[')) return listText(JSON.parse(value) as string[]);
  if (value === 'true') return t`yes`;
  if (value === 'false') return t`no`;
  return isInstant.test(value) ? longDateTime(value) : value;
}

export const changeText = ({ name, before, after }: { name: string; before: string | null; after: string | null }) =>
  `${propertyText(name)}: ${valueText(before)} → ${valueText(after)}`;
