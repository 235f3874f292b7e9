import { supportReply } from '../../../server/support/support.rules.ts';
import type { SupportMessageItemFragment } from '../../gql/graphql.ts';

const seenKey = (userId: string): string => `kaamyab.support.seen.${userId}`;
const draftKey = (userId: string): string => `kaamyab.support.draft.${userId}`;

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
export const readDraft = (userId: string): string => attempt(() => sessionStorage.getItem(draftKey(userId))) ?? '';
export const keepDraft = (userId: string, text: string): void =>
  void attempt(() => (text ? sessionStorage.setItem(draftKey(userId), text) : sessionStorage.removeItem(draftKey(userId))));

/**
 * Whether somebody has answered since; the answer that everybody gets at once is no news. Whoever has written again has seen what was answered
 * before: a browser that forgot its mark with the logout then calls nothing old new.
 */
export const hasNews = (messages: readonly SupportMessageItemFragment[], seen: string): boolean =>
  messages.slice(messages.findLastIndex(({ fromSupport }) => !fromSupport) + 1).some(({ text, createdAt }) => text !== supportReply && createdAt > seen);
