import { useQuery, useReactiveVar } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { sessionExpired } from '../../shared/lib/session.ts';
import { PortalTotalsDocument } from './portal-documents.ts';

const REFRESH_EVERY_MS = 10_000;
/** Each refresh counts as use of the session: without a limit, an open page would keep an admin logged in for days. */
export const restAfterMinutes = 15;

const signsOfSomebody = ['visibilitychange', 'pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll'] as const;

/** Whether a person may be looking: the page is visible, with mouse, touch or keyboard input within `idleMs`. */
function useAttention(idleMs: number): boolean {
  const [isThere, setIsThere] = useState(() => !document.hidden);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const notice = () => {
      clearTimeout(timer);
      setIsThere(!document.hidden);
      if (!document.hidden) timer = setTimeout(() => setIsThere(false), idleMs);
    };
    notice();
    for (const sign of signsOfSomebody) document.addEventListener(sign, notice, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signsOfSomebody) document.removeEventListener(sign, notice, { capture: true });
    };
  }, [idleMs]);
  return isThere;
}

/** Live figures while the page may be in use. After a failed refresh, the last figures together with the error. */
export function usePortalTotals() {
  const isAttended = useAttention(restAfterMinutes * 60_000);
  const isLive = !useReactiveVar(sessionExpired) && isAttended;
  const { data, previousData, error, refetch } = useQuery(PortalTotalsDocument, {
    pollInterval: isLive ? REFRESH_EVERY_MS : 0,
    notifyOnNetworkStatusChange: false,
  });
  const refresh = () => void refetch().catch(() => undefined);
  const wasLive = useRef(isLive);
  useEffect(() => {
    if (isLive && !wasLive.current) refetch().catch(() => undefined);
    wasLive.current = isLive;
  }, [isLive, refetch]);
  return { totals: (data ?? previousData)?.portalTotals, error, refresh, isAttended };
}
