import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pageAt } from '../core/client-pages.rules.ts';
import type { Metrics } from '../core/metrics.ts';

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
