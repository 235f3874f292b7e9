import { fromBody, type RestRoute } from '../../../core/rest.ts';
import { signedInAnswer } from '../login/login.service.ts';
import { resendSignupCode, signup, verifySignup } from './signup.service.ts';

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
      } as Parameters<typeof signup>[1]),
  },
  {
    method: 'POST',
    path: '/verify-otp',
    fields: ['email', 'otp', 'tempToken', 'type'],
    answer: async (...call) => signedInAnswer(await fromBody(verifySignup)(...call)),
  },
  {
    method: 'POST',
    path: '/resend-signup-otp',
    fields: ['email', 'tempToken'],
    answer: fromBody(resendSignupCode),
  },
];
