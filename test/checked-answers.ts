import {
  type DocumentNode,
  executeSync,
  getNamedType,
  type GraphQLError,
  type GraphQLResolveInfo,
  isNonNullType,
  validate,
  visit,
} from 'graphql';
import { schemaOfProject } from './schema-of-project.ts';

type Data = Record<string, unknown>;

const impossible: string[] = [];

/** A screen only shows that something failed, so the test fails with this message at its end. */
export function failAtEnd(sentence: string): Error {
  impossible.push(sentence);
  return new Error(sentence);
}

afterEach(() => {
  const sentences = new Set(impossible.splice(0));
  if (sentences.size > 0) throw new Error(['The server cannot answer like this.', ...sentences].join('\n'));
});

const jsTypes: Record<string, string> = {
  Boolean: 'boolean',
  Date: 'string',
  DateTime: 'string',
  Float: 'number',
  ID: 'string',
  Int: 'number',
  String: 'string',
};

const isOfType = (value: unknown, name: string): boolean =>
  Array.isArray(value)
    ? value.every((each) => isOfType(each, name))
    : value === null || !jsTypes[name] || typeof value === jsTypes[name];

/** Completes one field like the server, but strictly: nothing is coerced to text. */
function valueOf(source: Data, aliases: ReadonlySet<string>, info: GraphQLResolveInfo): unknown {
  const { parentType, fieldName, path, returnType } = info;
  const name = source['__typename'] ?? parentType.name;
  if (name !== parentType.name) throw new Error(`a ${parentType.name} is called ${JSON.stringify(name)}`);
  const unknown = Object.keys(source).find(
    (key) => key !== '__typename' && !aliases.has(key) && !(key in parentType.getFields()),
  );
  if (unknown) throw new Error(`${parentType.name} has no field ${unknown}`);
  const value = source[path.key] ?? source[fieldName];
  if (value === undefined && path.prev && !isNonNullType(returnType)) return null;
  if (value === undefined) throw new Error(`${parentType.name}.${fieldName} is asked for and not in the answer`);
  const { name: typeName } = getNamedType(returnType);
  if (typeof value !== 'function' && !isOfType(value, typeName))
    throw new Error(`${parentType.name}.${fieldName} is a ${typeName}, not ${JSON.stringify(value)}`);
  return value;
}

interface Checked {
  aliases: ReadonlySet<string>;
  errors: readonly GraphQLError[];
}
const checked = new WeakMap<DocumentNode, Checked>();

function checkedDocument(document: DocumentNode): Checked {
  const known = checked.get(document);
  if (known) return known;
  const aliases = new Set<string>();
  visit(document, { Field: ({ alias }) => void (alias && aliases.add(alias.value)) });
  const made = { aliases, errors: validate(schemaOfProject(), document) };
  checked.set(document, made);
  return made;
}

/**
 * The test's answer, completed by executing the operation on schema.graphql: without unrequested fields, with type
 * names. A nullable field of an object may be left out: it is null. Anything the server could never answer fails the
 * test: an unknown field, a non-null one that is missing or null, a value of another type.
 */
export function completedAnswer(
  { name, document, variables }: { name: string; document: DocumentNode; variables: Data },
  answer: object,
): Data {
  const { aliases, errors: misfits } = checkedDocument(document);
  const { data, errors = [] } =
    misfits.length > 0
      ? { data: null, errors: misfits }
      : executeSync({
          schema: schemaOfProject(),
          document,
          rootValue: answer,
          variableValues: variables,
          fieldResolver: (source: Data, _given, _context, info) => valueOf(source, aliases, info),
        });
  if (!data || errors.length > 0)
    throw failAtEnd(
      errors
        .map(({ message, path = [] }) => `${name}${path.length > 0 ? ` at ${path.join('.')}` : ''}: ${message}`)
        .join('\n'),
    );
  return data;
}
