import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';

/** Names of the fields that are asked for at a path below the one that is resolved, skipped or not. */
export function selectedFields(info: GraphQLResolveInfo, ...path: string[]): string[] {
  const below = (fields: readonly FieldNode[]): FieldNode[] =>
    fields.flatMap(({ selectionSet }) => (selectionSet ? fieldsOf(selectionSet, info) : []));
  let fields = below(info.fieldNodes);
  for (const step of path) fields = below(fields.filter(({ name }) => name.value === step));
  return fields.map(({ name }) => name.value);
}

const fieldsOf = ({ selections }: SelectionSetNode, info: GraphQLResolveInfo): FieldNode[] =>
  selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? info.fragments[selection.name.value] : selection;
    return fragment ? fieldsOf(fragment.selectionSet, info) : [];
  });
