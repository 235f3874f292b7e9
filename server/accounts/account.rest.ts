import type { RestRoute } from '../core/rest.ts';
import type { User } from './account.entity.ts';
import type { Counters } from './attempt.service.ts';
import { loginWithCode, loginWithPassword, requestLoginCode, resendLoginCode } from './login.service.ts';
import { forgotPassword } from './password.service.ts';
import { logout, userDetailsOf } from './session.service.ts';
import { resendSignupCode, signup, verifySignup } from './signup.service.ts';

type Input<Call extends (request: never, input: never) => unknown> = Parameters<Call>[1];

interface SignedIn {
  message: string;
  token: string | null;
  user: User | null;
  codeRequired: boolean;
  counters: Counters;
}

const upperCase = (value: unknown): unknown => (typeof value === 'string' ? value.toUpperCase() : value);
/** A form knows no booleans. */
const isTicked = (value: unknown): boolean => value === true || (typeof value === 'string' && /^(true|on|yes|1)$/i.test(value));

/** Beside the role, `data` holds the counters that the page keeps with the user details (spec section 3). */
const signedIn = ({ message, token, user, codeRequired, counters }: SignedIn) => {
  const { attemptsLeft, remainingBlockSeconds } = counters;
  return { message, token, codeRequired, data: user && { ...userDetailsOf(user), attemptsLeft, remainingBlockSeconds }, ...counters };
};

/** Paths and names of the specification (section 7) over the same use cases as GraphQL. */
export const accountRoutes: RestRoute[] = [
  {
    method: 'POST',
    path: '/signup',
    acceptsFiles: true,
    answer: (context, { body }) =>
      signup(context, {
        input: {
          name: body.name, email: body.email, password: body.password, role: upperCase(body.role), file: body.file ?? null,
          consent: isTicked(body.consent), adult: isTicked(body.adult),
        },
      } as Input<typeof signup>),
  },
  { method: 'POST', path: '/verify-otp', answer: async (context, { body }) => signedIn(await verifySignup(context, body as Input<typeof verifySignup>)) },
  { method: 'POST', path: '/resend-signup-otp', answer: (context, { body }) => resendSignupCode(context, body as Input<typeof resendSignupCode>) },
  { method: 'POST', path: '/request-login-otp', answer: (context, { body }) => requestLoginCode(context, body as Input<typeof requestLoginCode>) },
  { method: 'POST', path: '/resend-login-otp', answer: (context, { body }) => resendLoginCode(context, body as Input<typeof resendLoginCode>) },
  { method: 'POST', path: '/login-verify', answer: async (context, { body }) => signedIn(await loginWithCode(context, body as Input<typeof loginWithCode>)) },
  { method: 'POST', path: '/login-password', answer: async (context, { body }) => signedIn(await loginWithPassword(context, body as Input<typeof loginWithPassword>)) },
  { method: 'POST', path: '/forgot-password', answer: (context, { body }) => forgotPassword(context, body as Input<typeof forgotPassword>) },
  { method: 'POST', path: '/logout', answer: async (context) => ({ message: 'Logged out.', done: await logout(context) }) },
];
