import type { RestRoute } from '../../core/rest.ts';
import { uploadFile } from './file.service.ts';

export const fileRoutes: RestRoute[] = [
  {
    method: 'POST',
    path: '/files',
    status: 201,
    fields: ['purpose', 'file'],
    acceptsFiles: true,
    answer: async (context, { body }) => {
      const { id, name, size, mediaType } = await uploadFile(context, body as { purpose: 'resume'; file: unknown });
      return { id, name, size, type: mediaType };
    },
  },
];
