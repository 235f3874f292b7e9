import { randomUUID } from 'node:crypto';
import {
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import type { MatrixRow } from './authorisation-rows.ts';
import type { Principal } from './authorisation-principals.ts';
import type { World } from './authorisation-world.ts';
import type { TestServer } from './server.ts';

/** The result of a call, in a form that can be compared with another. */
export interface CallAnswer {
  outcome: string;
  status: number;
  body: string;
}

export interface Caller {
  server: TestServer;
  world: World;
  principal: Principal;
}

export const tokenOf = ({ world, principal }: Pick<Caller, 'world' | 'principal'>): string | undefined =>
  principal === 'visitor' ? undefined : world.people[principal].token;

const rootNames = ['Query', 'Mutation', 'Subscription'] as const;
export const isGraphql = ({ operation }: MatrixRow): boolean =>
  rootNames.some((root) => operation.startsWith(`${root}.`));

export function rootFields(schema: GraphQLSchema): Map<string, GraphQLField<unknown, unknown>> {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return new Map(
    roots.flatMap((root) =>
      Object.values(root?.getFields() ?? {}).map((field) => [`${root?.name}.${field.name}`, field] as const),
    ),
  );
}

/** Every leaf field of a type and its nested types, to a limited depth; no type twice on one path. */
export function selectionOf(type: GraphQLOutputType, depth: number, above: readonly string[] = []): string {
  const named = getNamedType(type);
  if (isLeafType(named)) return '';
  if (!isObjectType(named)) throw new Error(`${named.name} is neither a leaf nor an object.`);
  const fields = Object.values(named.getFields()).flatMap((field) => {
    const inner = getNamedType(field.type);
    if (isLeafType(inner)) return [field.name];
    if (depth === 0 || inner.name === named.name || above.includes(inner.name)) return [];
    return [`${field.name} ${selectionOf(field.type, depth - 1, [...above, named.name])}`];
  });
  return `{ ${fields.join(' ')} }`;
}

const inBrackets = (parts: string[]): string => (parts.length > 0 ? `(${parts.join(', ')})` : '');

/** A document that passes every argument as a variable of the same name. */
export function documentOf(operation: string, field: GraphQLField<unknown, unknown>, depth: number): string {
  const [root = ''] = operation.split('.');
  const declared = inBrackets(
    field.args.map(
      ({ name, type, defaultValue }) =>
        `$${name}: ${String(type)}${defaultValue === undefined ? '' : ` = ${literal(defaultValue)}`}`,
    ),
  );
  const given = inBrackets(field.args.map(({ name }) => `${name}: $${name}`));
  return `${root.toLowerCase()} Call${declared} { ${field.name}${given} ${selectionOf(field.type, depth)} }`;
}

/** String defaults in this schema are enum values. */
const literal = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Of several optional inputs, the one that must be given. */
function idArgumentOf(field: GraphQLField<unknown, unknown>, inputs: object): string {
  const ids = field.args.filter(({ name, type }) => getNamedType(type).name === 'ID' && !(name in inputs));
  return (ids.find(isRequiredArgument) ?? ids[0])?.name ?? '';
}

export async function callGraphql(
  caller: Caller,
  { operation, object }: MatrixRow,
  field: GraphQLField<unknown, unknown>,
  { id, inputs }: { id?: string; inputs: object },
): Promise<CallAnswer> {
  const variables = { ...inputs, ...(object ? { [idArgumentOf(field, inputs)]: id } : {}) };
  const { status, data, errors } = await caller.server.graphql(
    documentOf(operation, field, 1),
    variables,
    tokenOf(caller),
  );
  return { outcome: errors[0]?.extensions.code ?? 'answer', status, body: JSON.stringify({ data, errors }) };
}

/** Real addresses for routes that are given as patterns. */
const addresses: Record<string, string> = {
  '/graphql': '/graphql?query={__typename}',
  '/playground/*': '/playground/main.js',
  '/playground/assets/i18n/:file': '/playground/assets/i18n/en-US.json',
  '/sitemaps/:part.xml': `/sitemaps/${randomUUID()}.xml`,
};

export async function callRest(
  caller: Caller,
  { operation }: MatrixRow,
  { id = '', inputs }: { id?: string; inputs: object | FormData },
): Promise<CallAnswer> {
  const [method = '', pattern = ''] = operation.split(' ');
  const { id: ownId = id, ...others } = inputs as { id?: string };
  const path = (method === 'GET' ? addresses[pattern] : undefined) ?? pattern.replace(/:(?:id|link)/, ownId);
  const token = tokenOf(caller);
  const isForm = inputs instanceof FormData;
  const hasBody = method !== 'GET' && method !== 'OPTIONS';
  const response = await fetch(`${caller.server.url}${path}`, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(isForm || !hasBody ? {} : { 'content-type': 'application/json' }),
    },
    ...(hasBody ? { body: isForm ? inputs : JSON.stringify(path === pattern ? inputs : others) } : {}),
    redirect: 'manual',
  });
  const body = await response.text();
  return {
    outcome: response.status < 400 ? 'answer' : ((JSON.parse(body) as { code: string }).code ?? body),
    status: response.status,
    body,
  };
}

export const newAddress = (): string => `new.${randomUUID()}@example.in`;
