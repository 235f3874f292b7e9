import { t } from '@lingui/core/macro';
import { fromBody, type RestRoute } from '../../../core/rest.ts';
import {
  loginWithCode,
  loginWithPassword,
  requestLoginCode,
  resendLoginCode,
  signedInAnswer,
} from './login.service.ts';
import { logout } from '../sessions/session-list.service.ts';
import { forgotPassword } from './password.service.ts';

/** With the paths and names of the specification (section 7). */
export const accountRoutes: RestRoute[] = [
  {
    method: 'POST',
    path: '/request-login-otp',
    fields: ['email'],
    answer: fromBody(requestLoginCode),
  },
  {
    method: 'POST',
    path: '/resend-login-otp',
    fields: ['email'],
    answer: fromBody(resendLoginCode),
  },
  {
    method: 'POST',
    path: '/login-verify',
    fields: ['email', 'otp', 'type'],
    answer: async (...call) => signedInAnswer(await fromBody(loginWithCode)(...call)),
  },
  {
    method: 'POST',
    path: '/login-password',
    fields: ['email', 'password'],
    answer: async (...call) => signedInAnswer(await fromBody(loginWithPassword)(...call)),
  },
  {
    method: 'POST',
    path: '/forgot-password',
    fields: ['email'],
    answer: fromBody(forgotPassword),
  },
  {
    method: 'POST',
    path: '/logout',
    fields: [],
    answer: async (context) => ({ message: t`Logged out.`, done: await logout(context, {}) }),
  },
];
