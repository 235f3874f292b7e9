import { t } from '@lingui/core/macro';
import type { RestRoute } from '../../../core/rest.ts';
import { logout } from './session-list.service.ts';

export const sessionRoutes: RestRoute[] = [
  {
    method: 'POST',
    path: '/logout',
    fields: [],
    answer: async (context) => ({ message: t`Logged out.`, done: await logout(context, {}) }),
  },
];
