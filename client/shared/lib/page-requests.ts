import type { DocumentNode, OperationVariables } from '@apollo/client';
import type { Params } from 'react-router-dom';
import type { Role } from '../../gql/graphql.ts';

/** The parameters of the path, the query of the address, and the user's role; null for a visitor. */
export interface PageAddress {
  readonly params: Params;
  readonly query: URLSearchParams;
  readonly role: Role | null;
}

export interface PageRequest {
  readonly query: DocumentNode;
  readonly variables?: OperationVariables;
  /** A follow-up request to make with the answer; it need not wait for the page's code either. */
  next?(this: void, data: unknown): readonly PageRequest[];
}

/**
 * What a page fetches at an address. The router prefetches it on every change, while the page's code is still loading;
 * the page reads the same queries from the cache (docs/decisions/0044).
 */
export type PageRequests = (address: PageAddress) => readonly PageRequest[];
