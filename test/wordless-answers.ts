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

/** What there is in the answers. */
export interface World {
  me: Role | null;
  /** Every flag. */
  flag: boolean;
  /** Every number. */
  count: number;
  /** In every list; without any, what may be null is. */
  items: number;
  /** Of all that is asked but who is logged in; else it is answered. */
  fate?: 'LOADING' | 'FAILING';
}

const places: string[] = [];

/**
 * A number that the same place in an answer always gets again: with other ids two queries for one thing would send each
 * other out without end. Earlier pages of a list are other places.
 */
function numberOf({ path, variableValues }: GraphQLResolveInfo, index = 0): number {
  const keys: unknown[] = [variableValues['before'], index];
  for (let at: typeof path | undefined = path; at; at = at.prev) keys.push(at.key);
  const place = keys.join();
  return (places.includes(place) ? places.indexOf(place) : places.push(place) - 1) + 1;
}

/** Which of its list an answer is in: no two of one list are the same. */
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

/** An answer to any query of the schema, in whose texts is no letter of the alphabet. */
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
