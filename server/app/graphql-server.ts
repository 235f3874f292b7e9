import type { Server } from 'node:http';
import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { type ASTNode, type DocumentNode, getOperationAST, GraphQLError, type GraphQLSchema } from 'graphql';
import { type ComplexityEstimator, getComplexity, simpleEstimator } from 'graphql-query-complexity';
import type { RequestContext } from '../core/context.ts';
import { type ErrorCode, errorStatuses } from '../core/errors.ts';
import type { Logger } from '../core/logger.ts';
import { asGraphqlError, formatGraphqlError, retryAfterOf } from './error-format.ts';
import { graphqlLimits, limitDocument } from './graphql-limits.ts';
import { createSchema } from './graphql-schema.ts';

/** A page costs what its rows cost. */
const pageEstimator: ComplexityEstimator = ({ args, childComplexity }) => {
  const rows: unknown = args.pageSize ?? args.limit;
  return typeof rows === 'number' ? 1 + Math.max(rows, 1) * childComplexity : undefined;
};

/** Reads the variables: a value that does not fit its type is the caller's mistake, found here first. */
function costOf(options: Parameters<typeof getComplexity>[0]): number {
  try {
    return getComplexity(options);
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    throw badRequest(error.message, error.nodes);
  }
}

/** Refuses a request that names no operation to run, and one whose worst case costs too much. Returns the cost. */
export function checkOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: object,
  operationName: string | null | undefined,
): number {
  const isNamed = typeof operationName === 'string';
  if (!getOperationAST(document, operationName))
    throw badRequest(isNamed ? 'There is no operation of that name.' : 'Name the operation to run.');
  const cost = costOf({
    schema,
    query: document,
    variables: { ...variables },
    operationName: operationName ?? undefined,
    estimators: [pageEstimator, simpleEstimator({ defaultComplexity: 1 })],
  });
  if (cost > graphqlLimits.cost)
    throw badRequest(`The request asks for too much: its cost is ${cost}, at most ${graphqlLimits.cost} is allowed.`);
  return cost;
}

const badRequest = (message: string, nodes?: readonly ASTNode[]): GraphQLError =>
  new GraphQLError(message, { nodes, extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } });

const operationCheck: ApolloServerPlugin<RequestContext> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ schema, document, request, contextValue: { services, ipAddress, actor, log } }) => {
      const cost = checkOperation(schema, document, request.variables ?? {}, request.operationName);
      await services.traffic.countCost(ipAddress, actor, cost).catch((error: unknown) => {
        throw asGraphqlError(error, log);
      });
    },
  }),
};

/** A request that failed as a whole has the status of its error, as over REST; partial answers stay 200. */
const statusOfErrors: ApolloServerPlugin<RequestContext> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ response }) => {
      if (response.body.kind !== 'single') return;
      const { data, errors } = response.body.singleResult;
      const first = errors?.[0]?.extensions;
      if (!first || (data !== null && data !== undefined)) return;
      response.http.status = errorStatuses[first.code as ErrorCode];
      const wait = retryAfterOf(first.code, first);
      if (wait !== null) response.http.headers.set('retry-after', String(wait));
    },
  }),
};

/** Runs until the HTTP server has answered its last request; a hook at its closing would come before that. */
export async function startGraphqlServer(http: Server, log: Logger): Promise<ApolloServer<RequestContext>> {
  const apollo = createGraphqlServer(log);
  await apollo.start();
  http.once('close', () => void apollo.stop());
  return apollo;
}

function createGraphqlServer(log: Logger): ApolloServer<RequestContext> {
  return new ApolloServer<RequestContext>({
    schema: createSchema(),
    // A public API: everyone may read the schema (contract); the limits protect it.
    introspection: true,
    // The process shuts down in one way only: by itself Apollo would refuse everything at SIGTERM.
    stopOnTerminationSignals: false,
    includeStacktraceInErrorResponses: false,
    // Writes are guarded for GraphQL and REST alike (origin-check.ts), and mutations over GET are refused.
    csrfPrevention: false,
    parseOptions: { maxTokens: graphqlLimits.tokens },
    validationRules: [limitDocument],
    formatError: (formatted, error) => formatGraphqlError(formatted, error, log),
    plugins: [ApolloServerPluginLandingPageDisabled(), operationCheck, statusOfErrors],
    logger: {
      debug: () => undefined,
      info: () => undefined,
      warn: (message) => log.warn(message),
      error: (message) => log.error(message),
    },
  });
}
