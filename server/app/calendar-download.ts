import type { FastifyInstance } from 'fastify';
import { readInterviewCalendar } from '../hiring/interviews/interview-reads.service.ts';
import type { OpenRequest } from './request-context.ts';

export function mountCalendarDownload(app: FastifyInstance, open: OpenRequest): void {
  app.get<{ Params: { id: string } }>('/interviews/:id.ics', async (request, reply) => {
    const content = await readInterviewCalendar(await open(request, reply), { id: request.params.id });
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="interview.ics"')
      .header('cache-control', 'private, no-store')
      .send(content);
  });
}
