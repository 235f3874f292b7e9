import type { FastifyInstance } from 'fastify';
import { exportAuditLog } from '../office/admin/audit.service.ts';
import type { OpenRequest } from './request-context.ts';
import { sendTable } from './table-download.ts';

/** Under the names of the fields of `AuditFilter`; empty values, as forms send them, are left out. */
export function mountAuditDownload(app: FastifyInstance, open: OpenRequest): void {
  app.get<{ Querystring: Record<string, string> }>('/audit.csv', async (request, reply) => {
    const filter = Object.fromEntries(Object.entries(request.query).filter(([, value]) => value !== ''));
    return sendTable(request, reply, 'audit.csv', await exportAuditLog(await open(request, reply), { filter }));
  });
}
