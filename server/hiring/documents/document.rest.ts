import type { RestRoute } from '../../core/rest.ts';
import { readFileText } from './document.service.ts';

export const documentRoutes: RestRoute[] = [
  {
    method: 'GET',
    path: '/files/:id/text',
    answer: (context, { params: { id = '' } }) => readFileText(context, { id }),
  },
];
