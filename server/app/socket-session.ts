import type { WebSocket } from 'ws';
import type { Actor } from '../core/actor.rules.ts';
import type { Services } from '../core/context.ts';
import { findSessionEnd } from '../people/identity/sessions/session.queries.ts';
import { findTokenEnd } from '../people/identity/tokens/access-token.queries.ts';
import { sessionEndedTopic } from '../people/identity/sessions/session.rules.ts';

export const unauthorized = 4401;
/** An open socket looks at its session so often, in case the event of its end is lost. */
const recheckMs = 60_000;

/** On whichever server process the session is ended or the access token revoked, or when it runs out. */
export function closeWithSession(
  { database, events, clock }: Services,
  socket: WebSocket,
  { id, sessionId, sessionExpiresAt, scopes }: Actor,
): void {
  if (socket.readyState !== socket.OPEN) return;
  let timer: NodeJS.Timeout | undefined;
  const findEnd = scopes ? findTokenEnd : findSessionEnd;
  const close = () => socket.close(unauthorized, 'Session ended');
  // Requests elsewhere may have moved the end; a socket that only listens does not. A database that is away ends
  // nothing.
  const watch = (expiresAt: Date | null) => {
    if (socket.readyState !== socket.OPEN) return;
    const leftMs = expiresAt ? expiresAt.getTime() - clock.now().getTime() : 0;
    if (leftMs <= 0) return close();
    const look = () => void findEnd(database, sessionId, clock.now()).then(watch, () => watch(expiresAt));
    timer = setTimeout(look, Math.min(leftMs, recheckMs));
  };
  const stopListening = events.on(sessionEndedTopic, id, ({ subjectId }) => {
    if (subjectId === sessionId) close();
  });
  watch(sessionExpiresAt);
  socket.once('close', () => {
    stopListening();
    clearTimeout(timer);
  });
}
