import { useQuery } from '@apollo/client/react';
import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { MeDocument } from '../lib/me.ts';
import { paths } from '../lib/paths.ts';
import { late } from '../ui/late.tsx';

/** Without it the page is still whole. */
const NoChat = () => null;
const SupportChat = late(async () => (await import('../features/support/support-chat.tsx')).SupportChat, NoChat);
const REST_WITHIN_MS = 3000;

/** OP-049: the chat stands on every page of those who are signed in, and on the landing page. It comes when the page is at rest, so that the first view does not wait for it. */
export function SupportCorner() {
  const { data: current, previousData } = useQuery(MeDocument);
  // While it is asked anew who is here, an open conversation stays open.
  const data = current ?? previousData;
  const { pathname } = useLocation();
  const isAtRest = useRest();
  if (!isAtRest || !data || (data.me === null && pathname !== paths.home)) return null;
  return <Suspense><SupportChat userId={data.me?.id ?? null} /></Suspense>;
}

function useRest(): boolean {
  const [isAtRest, setIsAtRest] = useState(false);
  useEffect(() => {
    const rest = () => setIsAtRest(true);
    // Safari has no idle callbacks.
    if (typeof window.requestIdleCallback !== 'function') {
      const timer = setTimeout(rest, REST_WITHIN_MS / 2);
      return () => clearTimeout(timer);
    }
    const handle = window.requestIdleCallback(rest, { timeout: REST_WITHIN_MS });
    return () => window.cancelIdleCallback(handle);
  }, []);
  return isAtRest;
}
