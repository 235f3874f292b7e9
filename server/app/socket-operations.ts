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
import { checkOperation } from './operation-cost.ts';
import { newRequestId } from './request-id.ts';

export interface Asking {
  address: string;
  /** Of the operation. */
  requestId: string;
  open: () => Promise<RequestContext>;
}

/** Finds out who asks, and answers; an error if too many operations of their address are worked on. */
export function withinLimit<Answer>(
  services: Services,
  args: ExecutionArgs,
  answer: (args: ExecutionArgs) => Answer | Promise<Answer>,
): Promise<Answer | ExecutionResult> {
  const { address, open } = args.contextValue as Asking;
  const answered = async () => answer({ ...args, contextValue: await open() });
  return services.traffic
    .withinLimit<Answer | ExecutionResult>(address, answered)
    .catch((error: unknown) => ({ errors: [asGraphqlError(error, services.log)] }));
}

/**
 * What is to be run, or what speaks against it before anything of it runs. It counts as a request, and its cost is
 * counted.
 */
export async function operationOf(
  schema: GraphQLSchema,
  { traffic, log }: Services,
  { query, variables, operationName }: SubscribePayload,
  asking: Asking,
): Promise<ExecutionArgs | readonly GraphQLError[]> {
  const { address } = asking;
  try {
    await traffic.countRequest(address);
    return await traffic.withinLimit(address, async () => {
      const document = parse(query, { maxTokens: graphqlLimits.tokens });
      const errors = validate(schema, document, [...specifiedRules, limitDocument]);
      if (errors.length > 0) return errors;
      await traffic.countCost(address, null, checkOperation(schema, document, variables ?? {}, operationName));
      return { schema, document, variableValues: variables, operationName, contextValue: asking };
    });
  } catch (error) {
    if (error instanceof GraphQLError) return [error];
    return [error instanceof AppError ? asGraphqlError(error, log) : new GraphQLError('The document cannot be read.')];
  }
}

/** On a socket no header says how long to wait: the error itself does. */
export function shown(error: GraphQLError, log: Logger, requestId = newRequestId()): GraphQLError {
  const formatted = formatGraphqlError(error.toJSON(), error, log, requestId);
  const retryAfter = retryAfterOf(formatted.extensions?.code, formatted.extensions ?? {});
  return {
    ...formatted,
    extensions: { ...formatted.extensions, ...(retryAfter === null ? {} : { retryAfter }) },
  } as GraphQLFormattedError as GraphQLError;
}
