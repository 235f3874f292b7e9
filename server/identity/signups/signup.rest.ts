import type { RestRoute } from '../../core/rest.ts';
import { signedInAnswer } from '../accounts/login.service.ts';
import { resendSignupCode, signup, verifySignup } from './signup.service.ts';

type Input<Call extends (request: never, input: never) => unknown> = Parameters<Call>[1];

const upperCase = (value: unknown): unknown => (typeof value === 'string' ? value.toUpperCase() : value);
/** A form knows no booleans. */
const isTicked = (value: unknown): boolean =>
  value === true || (typeof value === 'string' && /^(true|on|yes|1)$/i.test(value));

/** With the paths and names of the specification (section 7). */
export const signupRoutes: RestRoute[] = [
  {
    method: 'POST',
    path: '/signup',
    fields: ['name', 'email', 'password', 'role', 'file', 'consent', 'adult'],
    acceptsFiles: true,
    answer: (context, { body }) =>
      signup(context, {
        input: {
          name: body.name,
          email: body.email,
          password: body.password,
          role: upperCase(body.role),
          file: body.file ?? null,
          consent: isTicked(body.consent),
          adult: isTicked(body.adult),
        },
      } as Input<typeof signup>),
  },
  {
    method: 'POST',
    path: '/verify-otp',
    fields: ['email', 'otp', 'tempToken', 'type'],
    answer: async (context, { body }) =>
      signedInAnswer(await verifySignup(context, body as Input<typeof verifySignup>)),
  },
  {
    method: 'POST',
    path: '/resend-signup-otp',
    fields: ['email', 'tempToken'],
    answer: (context, { body }) => resendSignupCode(context, body as Input<typeof resendSignupCode>),
  },
];
