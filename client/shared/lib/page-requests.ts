import type { DocumentNode, OperationVariables } from '@apollo/client';
import type { Params } from 'react-router-dom';
import type { Role } from '../../gql/graphql.ts';

/** The parameters of the path, the query of the address, and the role of who opens it; null for a visitor. */
export interface PageAddress {
  readonly params: Params;
  readonly query: URLSearchParams;
  readonly role: Role | null;
}

export interface PageRequest {
  readonly query: DocumentNode;
  readonly variables?: OperationVariables;
  /** What its answer leads to; it need not wait for the code of the page either. */
  next?(this: void, data: unknown): readonly PageRequest[];
}

/**
 * What a page reads at an address. The router asks for it whenever this changes, while the code of the page is still on
 * its way; the page reads the same queries from the cache (docs/decisions/0044).
 */
export type PageRequests = (address: PageAddress) => readonly PageRequest[];
