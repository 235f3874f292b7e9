import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { supportChatHash } from '../../server/office/support/support.labels.ts';
import type { Role } from '../gql/graphql.ts';
import { useMe } from '../shared/lib/me.ts';
import { paths } from '../shared/lib/paths.ts';
import { lazyComponent } from '../shared/lib/lazy-component.tsx';

/** The page works without it. */
const NoChat = () => null;
const SupportChat = lazyComponent(async () => (await import('../shared/support/support-chat.tsx')).SupportChat, NoChat);
const REST_WITHIN_MS = 6000;

/**
 * OP-049: the chat is on every signed-in page and on the landing page, except for those who answer it. It loads after
 * the first view.
 */
export function SupportCorner() {
  const { data: current, previousData } = useMe();
  // While `me` is refetched, an open conversation stays open.
  const data = current ?? previousData;
  const { pathname, hash } = useLocation();
  const isAtRest = useRest() || hash === `#${supportChatHash}`;
  if (!isAtRest || !data || (data.me === null && pathname !== paths.home) || isStaff(data.me?.role)) return null;
  return (
    <Suspense>
      <SupportChat userId={data.me?.id ?? null} />
    </Suspense>
  );
}

const isStaff = (role?: Role): boolean => role === 'ADMIN' || role === 'SUPERADMIN';

/** On the first touch, key or scroll, or after a few seconds: until then nothing competes with the page. */
function useRest(): boolean {
  const [isAtRest, setIsAtRest] = useState(false);
  useEffect(() => {
    if (isAtRest) return;
    const done = new AbortController();
    const rest = () => setIsAtRest(true);
    const timer = setTimeout(rest, REST_WITHIN_MS);
    for (const sign of ['pointerdown', 'keydown', 'scroll'])
      window.addEventListener(sign, rest, { once: true, passive: true, signal: done.signal });
    return () => {
      clearTimeout(timer);
      done.abort();
    };
  }, [isAtRest]);
  return isAtRest;
}
