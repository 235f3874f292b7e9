import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pageAt } from '../core/client-pages.rules.ts';
import type { Services } from '../core/context.ts';
import type { Database } from '../core/database.ts';
import { shortReasonOf } from '../core/database-errors.ts';
import type { Metrics } from '../core/metrics.ts';
import { isSameSecret } from '../core/secrets.ts';

/** A load balancer gets its answer soon even if the database is silent (C-15). */
const READINESS_IN_MS = 2500;

export function mountOperations(
  app: FastifyInstance,
  { database, config, metrics, log }: Services,
  isStopping: () => boolean,
): void {
  // Each answer asks for another connection, which leads to another server.
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping()) reply.header('connection', 'close');
  });
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));

  let asked: Promise<boolean> | undefined;
  // Once at a time, however many ask: a rush of questions must not make the answer no.
  const ask = (): Promise<boolean> => (asked ??= canServe(database).finally(() => (asked = undefined)));
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const isReady =
      !isStopping() &&
      (await inTime(ask()).catch((error: unknown) => {
        log.warn({ reason: shortReasonOf(error) }, 'Not ready: the database cannot be used');
        return false;
      }));
    return isReady
      ? reply.send({ status: 'ready' })
      : reply.code(503).header('retry-after', '5').send({ status: 'not ready' });
  });

  app.get('/metrics', async (request, reply) => {
    const isOpen = !config.isProduction && config.metricsToken === undefined;
    if (!isOpen && !isBearer(request.headers.authorization, config.metricsToken)) return reply.callNotFound();
    return reply
      .type(metrics.registry.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.registry.metrics());
  });
}

async function canServe(database: Database): Promise<boolean> {
  await database.health.assertWritable();
  return database.isMigrated();
}

/** Without the token the route does not seem to exist. */
const isBearer = (authorization = '', token?: string): boolean =>
  token !== undefined && isSameSecret(Buffer.from(authorization), Buffer.from(`Bearer ${token}`));

const inTime = <T>(answer: Promise<T>): Promise<T> =>
  Promise.race([
    answer,
    delay(READINESS_IN_MS, undefined, { ref: false }).then(() => {
      throw new Error('No answer in time');
    }),
  ]);

/** Counts every answer of a route that is added later. */
export function countAnswers(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, { statusCode, elapsedTime }) => {
    metrics.observeAnswer(request.method, routeOf(request), statusCode, elapsedTime);
  });
}

/** Its template: never the address, which anybody may choose. Each file of the build is a route of its own. */
function routeOf({ routeOptions: { url }, raw }: FastifyRequest): string {
  if (url === undefined) return 'unknown';
  if (url === '/*') return pageAt(raw.url?.split('?')[0] ?? '')?.path ?? url;
  const [, folder] = /^(\/(?:assets|playground)\/)./.exec(url) ?? [];
  return folder ? `${folder}*` : url;
}
