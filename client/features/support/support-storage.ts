import { supportReply } from '../../../server/support/support.rules.ts';
import type { SupportMessageItemFragment } from '../../gql/graphql.ts';

const seenKey = (userId: string): string => `kaamyab.support.seen.${userId}`;
const draftKey = 'kaamyab.support.draft';

/** Storage may be refused by the browser; the chat works without it. */
function attempt<Value>(run: () => Value): Value | null {
  try {
    return run();
  } catch {
    return null;
  }
}

/** When the newest message was sent that this person has seen in this browser. */
export const readSeen = (userId: string): string => attempt(() => localStorage.getItem(seenKey(userId))) ?? '';
export const keepSeen = (userId: string, createdAt: string): void => void attempt(() => localStorage.setItem(seenKey(userId), createdAt));

/** What was typed and not sent outlives a reload. */
export const readDraft = (): string => attempt(() => sessionStorage.getItem(draftKey)) ?? '';
export const keepDraft = (text: string): void => void attempt(() => (text ? sessionStorage.setItem(draftKey, text) : sessionStorage.removeItem(draftKey)));

/** Whether a person has answered since; the answer that everybody gets at once is no news. */
export const hasNews = (messages: readonly SupportMessageItemFragment[], seen: string): boolean =>
  messages.some(({ fromSupport, text, createdAt }) => fromSupport && text !== supportReply && createdAt > seen);
