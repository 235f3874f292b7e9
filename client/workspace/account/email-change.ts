import * as z from 'zod/mini';
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

const moment = z.nullable(z.number());
const sentCodeSchema = z.object({
  email: z.string(),
  counters: z.object({ resendAt: moment, expiresAt: moment, blockedUntil: moment }),
  /** Where the change was begun, and where it ends. */
  returnTo: z.enum([paths.profile, paths.account]),
});

/** What the profile, or the account page, hands to /verify-email-otp as navigation state; a reload keeps it. */
export type SentEmailCode = z.infer<typeof sentCodeSchema>;

/** Null for a visit that did not come from where an address is changed (OP-085). */
export const sentEmailCodeOf = (state: unknown): SentEmailCode | null => sentCodeSchema.safeParse(state).data ?? null;
