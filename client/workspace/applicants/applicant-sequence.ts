import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { narrowedTo } from '../../../server/hiring/applications/application-filter.rules.ts';
import { listStatuses } from '../../../server/hiring/applications/application.rules.ts';
import { exactTotalLimit } from '../../../server/core/product.rules.ts';
import {
  ApplicantRowFragmentDoc,
  type ApplicantRowFragment,
  type ApplicantsQueryVariables,
  type ApplicationStatus,
} from '../../gql/graphql.ts';
import { useIsHere } from '../../shared/lib/address.ts';
import { ApplicantsDocument } from './applicant-documents.ts';
import type { Steps } from './applicant-view.tsx';
import { type ApplicantsPlace, useApplicantsPlace } from './applicants-address.ts';
import { type ApplicantsPage, countText } from './applicants-paging.ts';

type Row = Pick<ApplicantRowFragment, 'id' | 'status'>;

/**
 * The applicants of a list as it was when one of them was opened. Opening, deciding and other windows remove people
 * from the list; stepping through still shows each of them in this order. It is stored in the history entry's state, so
 * it survives a reload.
 */
interface Sequence {
  readonly rows: readonly Row[];
  /** The position of the first one in the whole list, from 1. */
  readonly firstPosition: number;
  readonly firstPage: number;
  readonly total: string;
  /** The cursor to read on from; null at the end of the list. */
  readonly cursor: string | null;
}

export const sequenceOf = (found: ApplicantsPage, page: number, size: number): Sequence => ({
  rows: rowsOf(found.items),
  firstPosition: (page - 1) * size + 1,
  firstPage: page,
  total: countText(found, size),
  cursor: found.hasNextPage ? found.endCursor : null,
});

const rowsOf = (items: readonly Row[]): Row[] => items.map(({ id, status }) => ({ id, status }));

export const stateOf = (sequence: Sequence) => ({ applicants: sequence });

const sequenceIn = (state: unknown): Sequence | null =>
  typeof state === 'object' && state !== null && 'applicants' in state ? (state.applicants as Sequence) : null;

const indexIn = (sequence: Sequence | null, id: string | null): number =>
  sequence?.rows.findIndex((row) => row.id === id) ?? -1;

const newOf = ({ rows }: Sequence, items: readonly Row[]) =>
  rowsOf(items).filter(({ id }) => rows.every((row) => row.id !== id));

/** The position after the last one, even if people have left the list since. */
async function readOn(client: ApolloClient, sequence: Sequence, shown: ApplicantsQueryVariables): Promise<Sequence> {
  const { data } = await client.query({
    query: ApplicantsDocument,
    variables: { ...shown, page: shown.page + 1, after: sequence.cursor },
    fetchPolicy: 'network-only',
  });
  const found = data?.hrApplications;
  if (!found) return sequence;
  const rows = [...sequence.rows, ...newOf(sequence, found.items)];
  return { ...sequence, rows, cursor: found.hasNextPage ? found.endCursor : null };
}

async function readBefore(client: ApolloClient, sequence: Sequence, shown: ApplicantsQueryVariables) {
  const page = sequence.firstPage - 1;
  const { data } = await client.query({ query: ApplicantsDocument, variables: { ...shown, page } });
  const before = newOf(sequence, data?.hrApplications.items ?? []);
  const firstPosition = Math.max(1, sequence.firstPosition - before.length);
  return { ...sequence, rows: [...before, ...sequence.rows], firstPosition, firstPage: page };
}

/** Until an undecided applicant is found. */
const mostPagesAhead = 20;

/** The undecided ones, in a list that has some; in other lists, those who are still in it. */
function isWaitingIn({ list, filter }: ApplicantsQueryVariables): (status: ApplicationStatus) => boolean {
  const listed = narrowedTo(listStatuses[list], { status: filter?.status });
  const waiting = listed.filter((status) => status === 'NEW' || status === 'IN_REVIEW');
  // Opening a profile starts the review.
  const awaited = waiting.length > 0 ? (['NEW', 'IN_REVIEW'] as const) : listed;
  return (status) => awaited.some((each) => each === status);
}

interface GoingThrough {
  steps: Steps;
  /** After a decision, moves to the next undecided applicant, or to the list when there is none. */
  openNext: () => void;
}

const statusNow = (client: ApolloClient, { id, status }: Row): ApplicationStatus =>
  client.readFragment({
    fragment: ApplicantRowFragmentDoc,
    fragmentName: 'ApplicantRow',
    from: { __typename: 'Application', id },
  })?.status ?? status;

/** The sequence of the open person: the one they were reached in, here or before a reload. */
function useOpenSequence(found: ApplicantsPage | undefined, { page, size, application: openId }: ApplicantsPlace) {
  const stored = sequenceIn(useLocation().state);
  const [kept, setSequence] = useState<Sequence | null>(null);
  const isIn = (known: Sequence | null) => openId !== null && indexIn(known, openId) !== -1;
  const opened = found?.items.some(({ id }) => id === openId) ? sequenceOf(found, page, size) : null;
  const sequence = [kept, stored, opened].find(isIn) ?? null;
  if (sequence !== kept) setSequence(sequence);
  return [sequence, setSequence] as const;
}

/** Previous and next through the whole list, across pages. */
export function useSequence(found: ApplicantsPage | undefined, shown: ApplicantsQueryVariables): GoingThrough {
  const client = useApolloClient();
  const { place, go } = useApplicantsPlace();
  const { size, application: openId } = place;
  const isHere = useIsHere();
  const [sequence, setSequence] = useOpenSequence(found, place);
  const index = indexIn(sequence, openId);
  const show = (id: string | undefined, along: Sequence) => {
    if (id === undefined || !isHere()) return;
    // Decisions made while stepping through are known after a reload, too.
    const rows = along.rows.map((row) => ({ id: row.id, status: statusNow(client, row) }));
    go({ application: id }, { replace: true, state: stateOf({ ...along, rows }) });
  };

  /** If a page fails to load, the current person stays open; the list shows the error. */
  const lead = (way: Promise<unknown>) =>
    void way.catch((error: unknown) => console.info('The next page could not be read', error));

  const stepTo = (by: 1 | -1) => async () => {
    if (!sequence) return;
    const beside = sequence.rows[index + by];
    if (beside) return show(beside.id, sequence);
    const longer = await (by === 1 ? readOn : readBefore)(client, sequence, shown);
    if (isHere()) setSequence(longer);
    show(longer.rows[indexIn(longer, openId) + by]?.id, longer);
  };

  const openUndecided = async () => {
    const isWaiting = isWaitingIn(shown);
    let [longest, from] = [sequence, index + 1];
    for (let pages = 0; longest && pages <= mostPagesAhead; pages += 1) {
      const next = longest.rows.slice(from).find((row) => isWaiting(statusNow(client, row)));
      if (isHere()) setSequence(longest);
      if (next) return show(next.id, longest);
      if (longest.cursor === null) break;
      from = longest.rows.length;
      longest = await readOn(client, longest, shown);
    }
    if (isHere()) go({ application: null });
  };

  if (!sequence) return { steps: { position: null }, openNext: () => go({ application: null }) };
  const [isFirst, isLast] = [index === 0, index === sequence.rows.length - 1];
  const position = sequence.firstPosition + index;
  // The list shows no page after this one.
  const isAtEnd = sequence.cursor === null || position >= Math.floor(exactTotalLimit / size) * size;
  return {
    steps: {
      position,
      total: sequence.total,
      previous: isFirst && sequence.firstPage === 1 ? undefined : () => lead(stepTo(-1)()),
      next: isLast && isAtEnd ? undefined : () => lead(stepTo(1)()),
    },
    openNext: () => lead(openUndecided()),
  };
}
