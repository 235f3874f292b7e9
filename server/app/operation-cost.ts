import {
  type ASTNode,
  type DocumentNode,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  type TypeNode,
} from 'graphql';
import { type ComplexityEstimator, getComplexity, simpleEstimator } from 'graphql-query-complexity';
import { graphqlLimits } from './graphql-limits.ts';

/** A page costs what its rows cost; null asks for the usual size, as leaving it out does. */
const pageEstimator: ComplexityEstimator = ({ args, field, childComplexity }) => {
  const size = field.args.find(({ name }) => name === 'pageSize' || name === 'limit');
  const rows: unknown = size && (args[size.name] ?? size.defaultValue);
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

const badRequest = (message: string, nodes?: readonly ASTNode[]): GraphQLError =>
  new GraphQLError(message, { nodes, extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } });

/** By document, as long as Apollo keeps it parsed; then by what the cost depends on. */
const knownCosts = new WeakMap<DocumentNode, Map<string, number>>();
const mostKnown = 100;

const nameOf = (type: TypeNode): string => (type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type));

/** Only numbers of rows and switches make an operation cost more or less (decision 0051); null is not left out. */
function costKey({ name, variableDefinitions = [] }: OperationDefinitionNode, variables: Record<string, unknown>) {
  const counting = variableDefinitions.filter(({ type }) => ['Int', 'Boolean'].includes(nameOf(type)));
  const values = counting.map(({ variable }) => [variable.name.value, variables[variable.name.value]]);
  return JSON.stringify([name?.value, Object.fromEntries(values)]);
}

/** Refuses a request that names no operation to run, and one whose worst case costs too much. Returns the cost. */
export function checkOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Record<string, unknown>,
  operationName: string | null | undefined,
): number {
  const operation = getOperationAST(document, operationName);
  if (!operation) {
    const isNamed = typeof operationName === 'string';
    throw badRequest(isNamed ? 'There is no operation of that name.' : 'Name the operation to run.');
  }
  const known = knownCosts.get(document) ?? new Map<string, number>();
  const key = costKey(operation, variables);
  const cost =
    known.get(key) ??
    costOf({
      schema,
      query: document,
      variables: { ...variables },
      operationName: operationName ?? undefined,
      estimators: [pageEstimator, simpleEstimator({ defaultComplexity: 1 })],
    });
  if (cost > graphqlLimits.cost)
    throw badRequest(`The request asks for too much: its cost is ${cost}, at most ${graphqlLimits.cost} is allowed.`);
  if (known.size >= mostKnown) known.clear();
  knownCosts.set(document, known.set(key, cost));
  return cost;
}
