import {
  type ASTVisitor,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

/** What one request may ask at most; the cost of a list is counted by its page size. */
export const graphqlLimits = {
  tokens: 2000,
  depth: 12,
  introspectionDepth: 18,
  aliases: 30,
  directives: 20,
  rootFields: 15,
  cost: 20_000,
  bodyBytes: 100_000,
} as const;

const tooMuch = (what: string, limit: number): GraphQLError =>
  new GraphQLError(`The request asks for too much: at most ${limit} ${what}.`, {
    extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } },
  });

/** Counts nesting through fragments, aliases, directives and root fields before anything runs. */
export function limitDocument(context: ValidationContext): ASTVisitor {
  let aliases = 0;
  let directives = 0;
  const isOver = (what: string, count: number, limit: number) =>
    count === limit + 1 && context.reportError(tooMuch(what, limit));
  return {
    Field(node) {
      if (node.alias) isOver('aliases', (aliases += 1), graphqlLimits.aliases);
    },
    Directive: () => void isOver('directives', (directives += 1), graphqlLimits.directives),
    OperationDefinition(node) {
      // The introspection query that every tool sends is deeper than any sensible question about jobs.
      const isIntrospection = node.selectionSet.selections.every(
        (selection) => selection.kind === Kind.FIELD && selection.name.value.startsWith('__'),
      );
      const limit = isIntrospection ? graphqlLimits.introspectionDepth : graphqlLimits.depth;
      if (depthOf(context, node.selectionSet, new Map()) > limit) context.reportError(tooMuch('levels', limit));
      const roots = node.selectionSet.selections.length;
      if (roots > graphqlLimits.rootFields) context.reportError(tooMuch('operations', graphqlLimits.rootFields));
    },
  };
}

/** Each fragment is measured once, so nested ones cost their size; a cycle is left to the standard rule. */
function depthOf(
  context: ValidationContext,
  selectionSet: SelectionSetNode,
  known: Map<FragmentDefinitionNode, number>,
): number {
  let deepest = 0;
  for (const selection of selectionSet.selections) {
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      const fragment = context.getFragment(selection.name.value);
      if (!fragment) continue;
      if (!known.has(fragment)) {
        known.set(fragment, 0);
        known.set(fragment, depthOf(context, fragment.selectionSet, known));
      }
      deepest = Math.max(deepest, known.get(fragment) ?? 0);
    } else {
      const own = selection.kind === Kind.FIELD ? 1 : 0;
      deepest = Math.max(deepest, selection.selectionSet ? own + depthOf(context, selection.selectionSet, known) : own);
    }
  }
  return deepest;
}
