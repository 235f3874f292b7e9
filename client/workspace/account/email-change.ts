import { graphql } from '../../gql/gql.ts';
import { paths } from '../../shared/lib/paths.ts';

/** Asked for where the address is shown, and again where the code is entered. */
export const RequestEmailChangeDocument = graphql(/* GraphQL */ `
  mutation RequestEmailChange($email: String!, $password: String) {
    requestEmailChange(email: $email, password: $password) {
      ...CodeTicketCounters
    }
  }
`);

/** What the profile, or the account page, hands to /verify-email-otp as navigation state. */
export interface SentEmailCode {
  readonly email: string;
  /** Milliseconds since 1970: the seconds of the ticket count from here, after a reload too. */
  readonly sentAt: number;
  readonly ticket: object;
  /** Where the change was begun, and where it ends. */
  readonly returnTo: EmailChangePlace;
}

const places = [paths.profile, paths.account] as const;
type EmailChangePlace = (typeof places)[number];

/** Null for a visit that did not come from where an address is changed (OP-085). */
export function sentEmailCodeOf(state: unknown): SentEmailCode | null {
  if (typeof state !== 'object' || state === null) return null;
  if (!('email' in state) || typeof state.email !== 'string') return null;
  if (!('sentAt' in state) || typeof state.sentAt !== 'number') return null;
  if (!('ticket' in state) || typeof state.ticket !== 'object' || state.ticket === null) return null;
  const returnTo = places.find((place) => 'returnTo' in state && state.returnTo === place) ?? paths.profile;
  return { email: state.email, sentAt: state.sentAt, ticket: state.ticket, returnTo };
}
