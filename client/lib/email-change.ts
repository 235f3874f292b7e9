import { graphql } from '../gql/gql.ts';

/** Asked for on the profile, and again where the code is entered. */
export const RequestEmailChangeDocument = graphql(/* GraphQL */ `
  mutation RequestEmailChange($email: String!) {
    requestEmailChange(email: $email) {
      ...CodeTicketCounters
    }
  }
`);

/** What the profile hands to /verify-email-otp as navigation state. */
export interface SentEmailCode {
  readonly email: string;
  /** Milliseconds since 1970: the seconds of the ticket count from here, after a reload too. */
  readonly sentAt: number;
  readonly ticket: object;
}

/** Null for a visit that did not come from the profile (OP-085). */
export function sentEmailCodeOf(state: unknown): SentEmailCode | null {
  if (typeof state !== 'object' || state === null) return null;
  if (!('email' in state) || typeof state.email !== 'string') return null;
  if (!('sentAt' in state) || typeof state.sentAt !== 'number') return null;
  if (!('ticket' in state) || typeof state.ticket !== 'object' || state.ticket === null) return null;
  return { email: state.email, sentAt: state.sentAt, ticket: state.ticket };
}
