import type { WebSocket } from 'ws';
import type { Actor } from '../core/actor.rules.ts';
import type { Services } from '../core/context.ts';
import { findSessionEnd } from '../identity/sessions/session.queries.ts';
import { sessionEndedTopic } from '../identity/sessions/session.rules.ts';

export const unauthorized = 4401;
/** An open socket looks at its session so often, in case the event of its end is lost. */
const recheckMs = 60_000;
/** How long a caller may take to answer a close, before the line is cut. */
export const closeGraceMs = 1000;

/** On whichever server process the session is ended, or when it runs out. */
export function closeWithSession(
  { database, events, clock }: Services,
  socket: WebSocket,
  { id, sessionId, sessionExpiresAt }: Actor,
): void {
  if (socket.readyState !== socket.OPEN) return;
  let timer: NodeJS.Timeout | undefined;
  const close = () => {
    clearTimeout(timer);
    timer = setTimeout(() => socket.terminate(), closeGraceMs);
    socket.close(unauthorized, 'Session ended');
  };
  const waitUntil = (expiresAt: Date) => {
    const leftMs = expiresAt.getTime() - clock.now().getTime();
    if (leftMs <= 0) close();
    else timer = setTimeout(() => void lookAgain(expiresAt), Math.min(leftMs, recheckMs));
  };
  // Requests elsewhere may have moved the end; a socket that only listens does not. A database that is away ends
  // nothing.
  const lookAgain = async (known: Date) => {
    const now = clock.now();
    const expiresAt = await findSessionEnd(database, sessionId, now).then(
      (end) => end ?? now,
      () => known,
    );
    if (socket.readyState === socket.OPEN) waitUntil(expiresAt);
  };
  const stopListening = events.on(sessionEndedTopic, id, ({ subjectId }) => {
    if (subjectId === sessionId) close();
  });
  waitUntil(sessionExpiresAt);
  socket.once('close', () => {
    stopListening();
    clearTimeout(timer);
  });
}
