import { useQuery, useReactiveVar } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { sessionExpired } from '../../shared/lib/session.ts';
import { PortalTotalsDocument } from './portal-documents.ts';
import { useAttention } from './use-attention.ts';

const REFRESH_EVERY_MS = 10_000;
/**
 * Each refresh counts as use of the session: without a pause, a page left open would keep an admin logged in for days.
 */
export const restAfterMinutes = 15;

/** The figures, live while the page may be in use; after a failed refresh the last ones, with the error beside them. */
export function usePortalTotals() {
  const isAttended = useAttention(restAfterMinutes * 60_000);
  const isLive = !useReactiveVar(sessionExpired) && isAttended;
  const { data, previousData, error, refetch } = useQuery(PortalTotalsDocument, {
    fetchPolicy: 'cache-and-network',
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
