import type { RestRoute } from '../../core/rest.ts';
import { unsubscribeOneClick } from './preference.service.ts';

/** Called by mail programs when a person presses their own "Unsubscribe" (RFC 8058). */
export const preferenceRoutes: RestRoute[] = [
  {
    method: 'POST',
    path: '/unsubscribe/:link',
    fields: ['List-Unsubscribe'],
    isFromMailPrograms: true,
    answer: (request, { params: { link = '' }, body }) =>
      unsubscribeOneClick(request, { ...(body as { 'List-Unsubscribe': 'One-Click' }), link }),
  },
];
