import { i18n } from '@lingui/core';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { exactTotalLimit } from '../../../server/core/product.rules.ts';
import type { ApplicantsQuery, ApplicantsQueryVariables } from '../../gql/graphql.ts';
import { useIsHere } from '../../shared/lib/address.ts';
import { ApplicantsDocument } from './applicant-documents.ts';
import { useApplicantsPlace } from './applicants-address.ts';

export type ApplicantsPage = ApplicantsQuery['hrApplications'];

/**
 * Rows that are known to exist. A page past the counted rows adds its own rows, and one more if another page follows.
 */
function knownRows({ total, totalIsExact, items, page, hasNextPage }: ApplicantsPage, size: number): number {
  if (totalIsExact || items.length === 0) return total;
  return Math.max(total, (page - 1) * size + items.length + (hasNextPage ? 1 : 0));
}

/**
 * The number of rows that the pagination covers: the complete pages of the counted rows. Rows after them are found by
 * searching.
 */
export const reachableRows = (found: ApplicantsPage, size: number): number =>
  Math.min(knownRows(found, size), Math.floor(exactTotalLimit / size) * size);
export const countText = (found: ApplicantsPage, size: number): string =>
  `${i18n.number(knownRows(found, size))}${found.totalIsExact || !found.hasNextPage ? '' : '+'}`;

/**
 * When an application is opened by a link or by stepping on, the list jumps to its page once, and follows if newer
 * applications push it to the next page. An application outside the list stays open next to it, and stays open while
 * the user turns pages.
 */
export function useLinkedPage(found: ApplicantsPage | undefined, shown: ApplicantsQueryVariables): void {
  const client = useApolloClient();
  const {
    place: { page, application: openId },
    go,
  } = useApplicantsPlace();
  const isHere = useIsHere();
  /** The last open application, and the page it was on. */
  const last = useRef<{ id: string; page: number | null } | null>(null);
  useEffect(() => {
    if (!found || !openId) return;
    const isOnPage = found.items.some(({ id }) => id === openId);
    const isNewlyOpen = last.current?.id !== openId;
    const hasLeft = last.current?.id === openId && last.current.page === page;
    last.current = { id: openId, page: isOnPage ? page : null };
    if (isOnPage || !(isNewlyOpen || hasLeft)) return;
    client
      .query({ query: ApplicantsDocument, variables: { ...shown, pageOf: openId }, fetchPolicy: 'network-only' })
      .then(
        ({ data }) =>
          data?.hrApplications.items.some(({ id }) => id === openId) &&
          isHere() &&
          go({ page: data.hrApplications.page }, { replace: true }),
      )
      .catch((error: unknown) => console.info('The page of the application could not be read', error));
  });
}

/**
 * HAPP-35: when the last application leaves a page, the list moves to the last page. While an application is open, its
 * address stays, so that closing it is not undone.
 */
export function useLeaveEmptyPage(found: ApplicantsPage | undefined): void {
  const {
    place: { page, size, application: openId },
    go,
  } = useApplicantsPlace();
  const isHere = useIsHere();
  useEffect(() => {
    if (found && found.items.length === 0 && page > 1 && !openId && isHere())
      go({ page: Math.max(1, Math.ceil(reachableRows(found, size) / size)) }, { replace: true });
  });
}
