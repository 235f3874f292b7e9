// The lint rule kaamyab/bare-words: screen texts go through Lingui's macros (docs/decisions/0046).
// `react/jsx-no-literals` sees text between tags; this rule sees strings that get there another way. It recognises
// English by its form, so that keys, class names and CSS pass: two words in a row, one of them capitalised, a word next
// to a value, and any word in a place that the screen shows or speaks.

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

/** Units and example addresses are not translated, and a media query is not a sentence. */
const sameEverywhere = /^(?:.* ?[KMG]B|https:\/\/|[a-z.]+\.in|\([\w-]+: [\w-]+\))$/;

const isSentence = (text: string): boolean =>
  !sameEverywhere.test(text) &&
  (/\p{L}{2,}[,.:;!?)”’]* [“‘(]?\p{L}/u.test(text) || /^\p{Lu}\p{Ll}+[.:!?…]?$/u.test(text));

const isPartOfSentence = (text: string): boolean =>
  !sameEverywhere.test(text) && /\s/.test(text) && /(?:^|\s)\p{L}{2,}(?:[\s,.:;!?]|$)/u.test(text);

const names = (text: string): ReadonlySet<string> => new Set(text.split(' '));
/** Functions that make a message of the text, and those whose text no screen shows. */
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

/** Whether a string in `parent` is never shown, whatever its form. */
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
      // A string inside one of its values is not part of its text.
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

/** Whether the string itself is the text of an element, or of an attribute that is shown or spoken. */
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
