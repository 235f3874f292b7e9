// The lint rule kaamyab/bare-words: what a screen says goes through Lingui's macros (docs/decisions/0046).
// `react/jsx-no-literals` sees text between tags; this rule sees strings that get there another way. It looks for
// English by its form, so that keys, class names and CSS pass: two words side by side, one with a capital, a word
// beside a value, and any word where the screen shows or speaks it.

export interface WordNode {
  type: string;
  parent?: WordNode | null;
  value?: unknown;
  name?: unknown;
  operator?: string;
  test?: WordNode;
  key?: WordNode;
  tag?: WordNode;
  callee?: WordNode;
  object?: WordNode;
  property?: WordNode;
  quasis?: { value: { cooked: string | null } }[];
}

interface RuleContext {
  report(problem: { message: string; node: WordNode }): void;
}

/** Units and sample addresses are the same in every language; a media query is no sentence. */
const sameEverywhere = /^(?:.* ?[KMG]B|https:\/\/|[a-z.]+\.in|\([\w-]+: [\w-]+\))$/;

const isSentence = (text: string): boolean =>
  !sameEverywhere.test(text) &&
  (/\p{L}{2,}[,.:;!?)”’]* [“‘(]?\p{L}/u.test(text) || /^\p{Lu}\p{Ll}+[.:!?…]?$/u.test(text));

const isPartOfSentence = (text: string): boolean =>
  !sameEverywhere.test(text) && /\s/.test(text) && /(?:^|\s)\p{L}{2,}(?:[\s,.:;!?]|$)/u.test(text);

const names = (text: string): ReadonlySet<string> => new Set(text.split(' '));
/** Calls that make a message of the text, and calls whose text nobody reads on a screen. */
const silentCalls = names(
  't msg plural select selectOrdinal graphql console Error TypeError cx close matchMedia useMediaQuery querySelector ' +
    'querySelectorAll closest',
);
const silentElements = names('Trans Plural Select SelectOrdinal');
const silentAttributes = names('className style styles sizes allow rel d viewBox points template gap autoComplete');
const spokenAttributes = names('aria-label aria-description alt placeholder title label');
const silentKeys = names('__typename transition boxShadow className');

function nameOf(node: WordNode | undefined): string {
  if (node?.type !== 'MemberExpression') return typeof node?.name === 'string' ? node.name : '';
  return nameOf(node.object) === 'console' ? 'console' : nameOf(node.property);
}

/** Whether people never read a string in `parent`, whatever its form. */
function isSilentIn(parent: WordNode, child: WordNode, node: WordNode): boolean {
  switch (parent.type) {
    case 'ImportDeclaration':
    case 'ImportExpression':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return child.type === 'Literal';
    case 'TSLiteralType':
    case 'SwitchCase':
      return child.type === 'Literal';
    case 'BinaryExpression':
      return /^[=!]==?$/.test(parent.operator ?? '');
    case 'Property':
      return parent.key === child || silentKeys.has(nameOf(parent.key));
    case 'MemberExpression':
      return parent.property === child || nameOf(parent.property) === 'split';
    case 'TaggedTemplateExpression':
      // A string within one of its values is no part of its text.
      return child === node && silentCalls.has(nameOf(parent.tag));
    case 'CallExpression':
    case 'NewExpression':
      return silentCalls.has(nameOf(parent.callee));
    case 'JSXAttribute':
      return silentAttributes.has(nameOf(parent.name as WordNode));
    case 'JSXOpeningElement':
      return silentElements.has(nameOf(parent.name as WordNode));
    default:
      return false;
  }
}

function isSilent(node: WordNode): boolean {
  for (let child = node, at = node.parent; at; child = at, at = at.parent) if (isSilentIn(at, child, node)) return true;
  return false;
}

/** Whether the string is the text of an element or of an attribute that is read or spoken. */
function isShown(node: WordNode): boolean {
  const { parent } = node;
  if (parent?.type === 'ConditionalExpression') return parent.test !== node && isShown(parent);
  if (parent?.type === 'LogicalExpression') return isShown(parent);
  if (parent?.type === 'JSXAttribute') return spokenAttributes.has(nameOf(parent.name as WordNode));
  if (parent?.type !== 'JSXExpressionContainer') return false;
  return parent.parent?.type === 'JSXAttribute' ? isShown(parent) : true;
}

export function isBare(node: WordNode): boolean {
  const texts =
    node.type === 'Literal' ? [node.value] : (node.quasis ?? []).map(({ value: { cooked } }) => cooked ?? '');
  const isWord = isShown(node)
    ? (text: string) => /\p{L}{2}/u.test(text) && !sameEverywhere.test(text)
    : texts.length > 1
      ? isPartOfSentence
      : isSentence;
  return texts.some((text) => typeof text === 'string' && isWord(text)) && !isSilent(node);
}

export const bareWords = {
  create(context: RuleContext) {
    const check = (node: WordNode) => {
      if (isBare(node))
        context.report({ message: 'What people read goes through a macro: t`…`, msg`…`, <Trans>.', node });
    };
    return { Literal: check, TemplateLiteral: check };
  },
};
