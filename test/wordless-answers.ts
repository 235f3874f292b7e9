import {
  type DocumentNode,
  execute,
  type FormattedExecutionResult,
  getNullableType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  isEnumType,
  isListType,
  isObjectType,
} from 'graphql';
import type { Role } from '../client/gql/graphql.ts';
import { schemaOfProject } from './schema-of-project.ts';

/** The variant of the answers. */
export interface World {
  me: Role | null;
  /** Every flag. */
  flag: boolean;
  /** Every number. */
  count: number;
  /** In every list; 0 makes nullable fields null. */
  items: number;
  /** For every query except `me`, or else it is answered. */
  fate?: 'LOADING' | 'FAILING';
}

const places = new Map<string, number>();

/**
 * A number that is always the same for a place in an answer: with different ids, two queries for one object would
 * refetch each other endlessly. Earlier pages of a list are different places.
 */
function numberOf({ path, variableValues }: GraphQLResolveInfo, index = 0): number {
  const keys: unknown[] = [variableValues['before'], variableValues['after'], index];
  for (let at: typeof path | undefined = path; at; at = at.prev) keys.push(at.key);
  const place = keys.join();
  const number = places.get(place) ?? places.size + 1;
  places.set(place, number);
  return number;
}

/** The position of an answer in its list: no two items are equal. */
function placeInList({ path }: GraphQLResolveInfo): number {
  for (let at: typeof path | undefined = path; at; at = at.prev) if (typeof at.key === 'number') return at.key;
  return 0;
}

function valueOf(type: GraphQLOutputType, world: World, info: GraphQLResolveInfo, index?: number): unknown {
  const certain = getNullableType(type);
  if (isListType(certain))
    return Array.from({ length: world.items }, (_, place) => valueOf(certain.ofType, world, info, place));
  if (certain === type && world.items === 0) return null;
  const listed = placeInList(info);
  if (isEnumType(certain)) return certain.getValues()[listed % certain.getValues().length]?.value;
  if (isObjectType(certain)) return {};
  switch (certain.toString()) {
    case 'ID':
      return String(numberOf(info, index));
    case 'Boolean':
      return world.flag;
    case 'Int':
    case 'Float':
      return world.count && world.count + listed;
    case 'Date':
      return `2026-11-${21 + listed}`;
    case 'DateTime':
      return `2026-11-${21 + listed}T06:30:00Z`;
    default:
      return numberOf(info, index).toLocaleString('hi-IN-u-nu-deva');
  }
}

/** An answer to any query of the schema, without letters of the alphabet in its texts. */
export const wordlessAnswer = async (
  document: DocumentNode,
  variableValues: Record<string, unknown>,
  world: World,
): Promise<FormattedExecutionResult> =>
  execute({
    schema: schemaOfProject(),
    document,
    variableValues,
    fieldResolver: (_source, _values, _context, info) => {
      if (info.fieldName === 'me') return world.me && {};
      if (info.fieldName === 'role' && info.parentType.name === 'User') return world.me;
      return valueOf(info.returnType, world, info);
    },
  });
