import { badInput } from '../core/errors.ts';
import type { RestRoute } from '../core/rest.ts';
import { preferenceMessages } from './preference.rules.ts';
import { updateNotificationPreferenceByLink } from './preference.service.ts';

/** What mail programs call when somebody presses their own "Unsubscribe" (RFC 8058). */
export const preferenceRoutes: RestRoute[] = [
  {
    method: 'POST',
    path: '/unsubscribe/:link',
    isFromMailPrograms: true,
    answer: async (request, { params, body }) => {
      if (body['List-Unsubscribe'] !== 'One-Click') throw badInput({ 'List-Unsubscribe': preferenceMessages.notOneClick });
      await updateNotificationPreferenceByLink(request, { link: params.link ?? '', isMailed: false });
      return { message: preferenceMessages.stopped };
    },
  },
];
