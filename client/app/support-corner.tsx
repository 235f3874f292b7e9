import { useQuery } from '@apollo/client/react';
import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { MeDocument } from '../lib/me.ts';
import { paths } from '../lib/paths.ts';
import { late } from '../ui/late.tsx';

/** Without it the page is still whole. */
const NoChat = () => null;
const SupportChat = late(async () => (await import('../features/support/support-chat.tsx')).SupportChat, NoChat);
const REST_WITHIN_MS = 6000;

/** OP-049: the chat stands on every page of those who are signed in, and on the landing page. It comes once the first view stands. */
export function SupportCorner() {
  const { data: current, previousData } = useQuery(MeDocument);
  // While it is asked anew who is here, an open conversation stays open.
  const data = current ?? previousData;
  const { pathname } = useLocation();
  const isAtRest = useRest();
  if (!isAtRest || !data || (data.me === null && pathname !== paths.home)) return null;
  return (
    <Suspense>
      <SupportChat userId={data.me?.id ?? null} />
    </Suspense>
  );
}

/** With the reader's first touch, key or scroll, at the latest after a few seconds: until then the page has the phone for itself. */
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
