import type { RestRoute } from '../../core/rest.ts';
import {
  loginWithCode,
  loginWithPassword,
  requestLoginCode,
  resendLoginCode,
  signedInAnswer,
} from './login.service.ts';
import { forgotPassword } from './password.service.ts';

type Input<Call extends (request: never, input: never) => unknown> = Parameters<Call>[1];

/** With the paths and names of the specification (section 7). */
export const accountRoutes: RestRoute[] = [
  {
    method: 'POST',
    path: '/request-login-otp',
    fields: ['email'],
    answer: (context, { body }) => requestLoginCode(context, body as Input<typeof requestLoginCode>),
  },
  {
    method: 'POST',
    path: '/resend-login-otp',
    fields: ['email'],
    answer: (context, { body }) => resendLoginCode(context, body as Input<typeof resendLoginCode>),
  },
  {
    method: 'POST',
    path: '/login-verify',
    fields: ['email', 'otp', 'type'],
    answer: async (context, { body }) =>
      signedInAnswer(await loginWithCode(context, body as Input<typeof loginWithCode>)),
  },
  {
    method: 'POST',
    path: '/login-password',
    fields: ['email', 'password'],
    answer: async (context, { body }) =>
      signedInAnswer(await loginWithPassword(context, body as Input<typeof loginWithPassword>)),
  },
  {
    method: 'POST',
    path: '/forgot-password',
    fields: ['email'],
    answer: (context, { body }) => forgotPassword(context, body as Input<typeof forgotPassword>),
  },
];
