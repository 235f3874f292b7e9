import type { Server } from 'node:http';
import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { OperationTypeNode } from 'graphql';
import type { RequestContext } from '../core/context.ts';
import { type ErrorCode, errorStatuses } from '../core/errors.ts';
import type { Logger } from '../core/logger.ts';
import { isPublicRead } from '../core/public-answers.ts';
import { asGraphqlError, bearerChallenge, formatGraphqlError, retryAfterOf } from './error-format.ts';
import { graphqlLimits, limitDocument } from './graphql-limits.ts';
import { createSchema } from './graphql-schema.ts';
import { checkOperation } from './operation-cost.ts';
import { fromAnotherSite, logWrite } from './origin-check.ts';

const operationCheck: ApolloServerPlugin<RequestContext> = {
  requestDidStart: async () => {
    let cost = 0;
    return {
      didResolveOperation: async ({ schema, document, request, operation, contextValue }) => {
        if (operation) contextValue.onOperation?.(operation);
        if (contextValue.isForeign && operation?.operation !== OperationTypeNode.QUERY) refuseWrite(contextValue);
        const { services, ipAddress, actor, log } = contextValue;
        cost = checkOperation(schema, document, request.variables ?? {}, request.operationName);
        const count = contextValue.countCost ?? (() => services.traffic.countCost(ipAddress, actor, cost));
        await count(cost).catch((error: unknown) => {
          throw asGraphqlError(error, log);
        });
      },
      willSendResponse: async ({ operation, response: { body }, contextValue }) => {
        const isGood = body.kind === 'single' && !body.singleResult.errors;
        if (isGood && operation && isPublicRead(operation)) contextValue.onPublicRead?.(cost);
      },
    };
  },
};

function refuseWrite({ log, ipAddress }: RequestContext): never {
  logWrite(log, { ipAddress, method: 'POST', route: '/graphql' });
  throw asGraphqlError(fromAnotherSite(), log);
}

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
      if (first.code === 'UNAUTHENTICATED') response.http.headers.set('www-authenticate', bearerChallenge);
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
    persistedQueries: false,
    formatError: (formatted, error) => formatGraphqlError(formatted, error, log),
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      // It would wrap every field, for hints that no type of ours gives.
      ApolloServerPluginCacheControlDisabled(),
      // For parts of a federation: it would load another 200 kB of code.
      ApolloServerPluginInlineTraceDisabled(),
      operationCheck,
      statusOfErrors,
    ],
    logger: {
      debug: () => undefined,
      info: () => undefined,
      warn: (message) => log.warn(message),
      error: (message) => log.error(message),
    },
  });
}
