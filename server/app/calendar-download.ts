import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RequestContext } from '../core/context.ts';
import { readInterviewCalendar } from '../interviews/interview-reads.service.ts';

export function mountCalendarDownload(
  app: FastifyInstance,
  open: (request: FastifyRequest, reply: FastifyReply) => Promise<RequestContext>,
): void {
  app.get<{ Params: { id: string } }>('/interviews/:id.ics', async (request, reply) => {
    const content = await readInterviewCalendar(await open(request, reply), { id: request.params.id });
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="interview.ics"')
      .header('cache-control', 'private, no-store')
      .send(content);
  });
}
