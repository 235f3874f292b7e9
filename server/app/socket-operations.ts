import {
  type ExecutionArgs,
  type ExecutionResult,
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import type { RequestContext, Services } from '../core/context.ts';
import { AppError } from '../core/errors.ts';
import type { Logger } from '../core/logger.ts';
import { asGraphqlError, formatGraphqlError, retryAfterOf } from './error-format.ts';
import { graphqlLimits, limitDocument } from './graphql-limits.ts';
import { checkOperation } from './graphql-server.ts';

export interface Asking {
  address: string;
  open: () => Promise<RequestContext>;
}

/**
 * Finds out who asks, and answers, when the turn of their address comes, as with requests. Without a turn: an error.
 */
export function inTurn<Answer>(
  services: Services,
  args: ExecutionArgs,
  answer: (args: ExecutionArgs) => Answer | Promise<Answer>,
): Promise<Answer | ExecutionResult> {
  const { address, open } = args.contextValue as Asking;
  return services.traffic
    .inTurn<Answer | ExecutionResult>(address, async () => answer({ ...args, contextValue: await open() }))
    .catch((error: unknown) => ({ errors: [asGraphqlError(error, services.log)] }));
}

/**
 * What speaks against an operation before anything of it runs. It counts as a request, and its cost is counted;
 * operations that come at once take turns.
 */
export async function refusalsOf(
  schema: GraphQLSchema,
  services: Services,
  payload: SubscribePayload,
  address: string,
): Promise<readonly GraphQLError[] | undefined> {
  try {
    await services.traffic.countRequest(address);
    return await services.traffic.inTurn(address, async () => validated(schema, services, payload, address));
  } catch (error) {
    if (error instanceof GraphQLError) return [error];
    return [
      error instanceof AppError
        ? asGraphqlError(error, services.log)
        : new GraphQLError('The document cannot be read.'),
    ];
  }
}

async function validated(
  schema: GraphQLSchema,
  { traffic }: Services,
  { query, variables, operationName }: SubscribePayload,
  address: string,
): Promise<readonly GraphQLError[] | undefined> {
  const document = parse(query, { maxTokens: graphqlLimits.tokens });
  const errors = validate(schema, document, [...specifiedRules, limitDocument]);
  if (errors.length > 0) return errors;
  await traffic.countCost(address, null, checkOperation(schema, document, variables ?? {}, operationName));
  return undefined;
}

/** On a socket no header says how long to wait: the error itself does. */
export function shown(error: GraphQLError, log: Logger): GraphQLError {
  const formatted = formatGraphqlError(error.toJSON(), error, log);
  const retryAfter = retryAfterOf(formatted.extensions?.code, formatted.extensions ?? {});
  return {
    ...formatted,
    extensions: { ...formatted.extensions, ...(retryAfter === null ? {} : { retryAfter }) },
  } as GraphQLFormattedError as GraphQLError;
}
