import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { GraphQLError } from 'graphql';
import { type ComplexityEstimator, getComplexity, simpleEstimator } from 'graphql-query-complexity';
import type { RequestContext } from '../core/context.ts';
import { type ErrorCode, errorStatuses } from '../core/errors.ts';
import type { Logger } from '../core/logger.ts';
import { formatGraphqlError, retryAfterOf } from './error-format.ts';
import { graphqlLimits, limitDocument } from './graphql-limits.ts';
import { createSchema } from './graphql-schema.ts';

/** A page costs what its rows cost. */
const pageEstimator: ComplexityEstimator = ({ args, childComplexity }) => {
  const rows: unknown = args.pageSize ?? args.limit;
  return typeof rows === 'number' ? 1 + Math.max(rows, 1) * childComplexity : undefined;
};

/** To measure an operation its variables are read: what does not fit their types is the caller's mistake, found here first. */
function costOf(options: Parameters<typeof getComplexity>[0]): number {
  try {
    return getComplexity(options);
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    throw new GraphQLError(error.message, { nodes: error.nodes, extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } });
  }
}

/** Refuses an operation whose worst case is too dear, before it runs. */
export function refuseCostlyOperation(schema: ReturnType<typeof createSchema>, query: Parameters<typeof getComplexity>[0]['query'], variables: object, operationName?: string): void {
  const cost = costOf({
    schema, query, variables: { ...variables }, operationName,
    estimators: [pageEstimator, simpleEstimator({ defaultComplexity: 1 })],
  });
  if (cost > graphqlLimits.cost) {
    throw new GraphQLError(`The request asks for too much: its cost is ${cost}, at most ${graphqlLimits.cost} is allowed.`, {
      extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } },
    });
  }
}

const costLimit: ApolloServerPlugin<RequestContext> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ schema, document, request }) =>
      refuseCostlyOperation(schema, document, request.variables ?? {}, request.operationName ?? undefined),
  }),
};

/** A request that failed as a whole answers with the status of its error, as over REST; part answers stay 200. */
const statusOfErrors: ApolloServerPlugin<RequestContext> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ response }) => {
      if (response.body.kind !== 'single') return;
      const { data, errors } = response.body.singleResult;
      const first = errors?.[0]?.extensions;
      if (!first || (data !== null && data !== undefined)) return;
      response.http.status = errorStatuses[first.code as ErrorCode] ?? response.http.status ?? 400;
      const wait = retryAfterOf(first.code, first);
      if (wait !== null) response.http.headers.set('retry-after', String(wait));
    },
  }),
};

export function createGraphqlServer(log: Logger): ApolloServer<RequestContext> {
  return new ApolloServer<RequestContext>({
    schema: createSchema(),
    // A public API: anybody may read the schema (contract); the limits protect it.
    introspection: true,
    includeStacktraceInErrorResponses: false,
    // Writes are guarded by Origin and Sec-Fetch-Site for GraphQL and REST alike (origin-check.ts), and mutations over GET are refused.
    csrfPrevention: false,
    parseOptions: { maxTokens: graphqlLimits.tokens },
    validationRules: [limitDocument],
    formatError: (formatted, error) => formatGraphqlError(formatted, error, log),
    plugins: [ApolloServerPluginLandingPageDisabled(), costLimit, statusOfErrors],
    logger: { debug: () => undefined, info: () => undefined, warn: (message) => log.warn(message), error: (message) => log.error(message) },
  });
}
