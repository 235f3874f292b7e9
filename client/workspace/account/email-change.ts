import * as z from 'zod/mini';
import { graphql } from '../../gql/gql.ts';
import { paths } from '../../shared/lib/paths.ts';

/** Requested where the address is shown, and again where the code is entered. */
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
  /** Where the change started, and where it returns to. */
  returnTo: z.enum([paths.profile, paths.account]),
});

/** Navigation state passed to /verify-email-otp by the profile or the account page; it survives a reload. */
export type SentEmailCode = z.infer<typeof sentCodeSchema>;

/** Null for a visit that did not start from an email change (OP-085). */
export const sentEmailCodeOf = (state: unknown): SentEmailCode | null => sentCodeSchema.safeParse(state).data ?? null;
