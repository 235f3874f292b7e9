// The lint rule kaamyab/graphql-documents: a document in a string of a test or benchmark fits schema.graphql. A
// deliberately invalid document is marked: oxlint-disable-next-line, with the reason.
import { isCompositeType, parse, specifiedRules, validate } from 'graphql';
import { schemaOfProject } from '../test/schema-of-project.ts';

export interface SyntaxNode {
  type: string;
  parent?: SyntaxNode | null;
  name?: unknown;
  value?: unknown;
  operator?: string;
  left?: SyntaxNode;
  right?: SyntaxNode;
  init?: SyntaxNode | null;
  id?: SyntaxNode;
  kind?: string;
  declarations?: SyntaxNode[];
  declaration?: SyntaxNode | null;
  body?: SyntaxNode[];
  quasis?: { value: { cooked: string | null } }[];
  expressions?: SyntaxNode[];
}

interface RuleContext {
  report(problem: { message: string; node: SyntaxNode }): void;
}

type Texts = ReadonlyMap<unknown, string>;

/** Complete documents only: a string that matches the start of an operation in a request is not one. */
const documentPattern = /^\s*(?:(?:query|mutation|subscription)\b\s*\w*\s*[({]|fragment\s+\w+\s+on\s)[^]*\}\s*$/;
/** `{ me { id } }`, a query without its keyword, or the selection that a test adds to an operation; not JSON. */
const selectionPattern = /^\s*\{\s*\w[^]*\}\s*$/;

/** The text of a string with its constants filled in; undefined if a part is known only at run time. */
export function textOf(node: SyntaxNode | null | undefined, constants: Texts = new Map()): string | undefined {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node?.type === 'Identifier') return constants.get(node.name);
  if (node?.type === 'BinaryExpression' && node.operator === '+') {
    const [left, right] = [textOf(node.left, constants), textOf(node.right, constants)];
    return left === undefined || right === undefined ? undefined : left + right;
  }
  if (node?.type !== 'TemplateLiteral') return undefined;
  return (node.quasis ?? []).reduce<string | undefined>((text, { value: { cooked } }, index) => {
    if (text === undefined || index === 0) return cooked ?? undefined;
    // Any text fits within quotes, so an id that only the test knows fits too.
    const isQuoted = text.endsWith('"') && cooked?.startsWith('"');
    const filled = isQuoted ? 'id' : textOf(node.expressions?.[index - 1], constants);
    return filled === undefined ? undefined : `${text}${filled}${cooked}`;
  }, '');
}

/** A string may hold another's fragments. */
const rules = specifiedRules.filter(({ name }) => !/^(?:KnownFragmentNames|NoUnusedFragments)Rule$/.test(name));

function validated(text: string): readonly string[] {
  try {
    return validate(schemaOfProject(), parse(text), rules).map(({ message }) => message);
  } catch (error) {
    return [(error as Error).message];
  }
}

const isSelectionOfAny = (text: string): boolean =>
  Object.values(schemaOfProject().getTypeMap())
    .filter(isCompositeType)
    .some(({ name }) => validated(`fragment Part on ${name} ${text}`).length === 0);

/** The schema errors of a string that is a document; none for any other string. */
export function problemsOf(text: string): readonly string[] {
  const isSelection = selectionPattern.test(text);
  if (!isSelection && !documentPattern.test(text)) return [];
  const problems = validated(text);
  return problems.length > 0 && isSelection && isSelectionOfAny(text) ? [] : problems;
}

function constantsOf(program: SyntaxNode): Texts {
  const constants = new Map<unknown, string>();
  for (const statement of program.body ?? []) {
    const { declarations = [] } = statement.declaration ?? statement;
    for (const { id, init } of declarations) {
      const text = textOf(init, constants);
      if (text !== undefined) constants.set(id?.name, text);
    }
  }
  return constants;
}

export const graphqlDocuments = {
  create(context: RuleContext) {
    let constants: Texts = new Map();
    function check(node: SyntaxNode): void {
      if (node.parent?.type === 'BinaryExpression' && node.parent.operator === '+') return;
      const text = textOf(node, constants);
      for (const message of problemsOf(text ?? '')) context.report({ message, node });
    }
    return {
      Program(program: SyntaxNode) {
        constants = constantsOf(program);
      },
      Literal: check,
      TemplateLiteral: check,
      BinaryExpression: check,
    };
  },
};
