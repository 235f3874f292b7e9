import { isBare, type WordNode } from './bare-words.ts';

const literal = (value: string): WordNode => ({ type: 'Literal', value });
const template = (...parts: string[]): WordNode => ({
  type: 'TemplateLiteral',
  quasis: parts.map((cooked) => ({ value: { cooked } })),
});
/** The ancestors of a node, from the inside out. */
function within(node: WordNode, ...outer: WordNode[]): WordNode {
  let child = node;
  for (const parent of outer) child = child.parent = parent;
  return node;
}
const identifier = (name: string): WordNode => ({ type: 'Identifier', name });
const call = (name: string): WordNode => ({ type: 'CallExpression', callee: identifier(name) });
const tag = (name: string): WordNode => ({ type: 'TaggedTemplateExpression', tag: identifier(name) });
const attribute = (name: string): WordNode => ({ type: 'JSXAttribute', name: identifier(name) });
const braces = (): WordNode => ({ type: 'JSXExpressionContainer' });
const element = (): WordNode => ({ type: 'JSXElement' });

test.each([
  ['a word that an answer gives', within(literal('Booked'), { type: 'ReturnStatement' })],
  ['a part of a sentence', within(literal('the maximum'), { type: 'ArrayExpression' })],
  ['a word beside a value', within(template('', ' selected'), { type: 'ArrayExpression' })],
  ['a sentence around a value', within(template('', ' It is ', ' now.'), call('say'))],
  ['a word that an element shows', within(literal('new'), { type: 'ConditionalExpression' }, braces(), element())],
  ['a word in a value of a message', within(literal('Over'), template('', ' today'), tag('t'))],
  ['a word that is spoken', within(literal('close'), attribute('aria-label'))],
])('%s is refused outside the macros', (_name, node) => expect(isBare(node)).toBe(true));

test.each([
  ['a message', within(template('Booked'), tag('t'))],
  ['a plural', within(literal('# days left'), { type: 'Property', key: identifier('other') }, call('plural'))],
  ['a class name', within(literal('quiet tabular'), attribute('className'))],
  ['a key', within(literal('Escape'), { type: 'BinaryExpression', operator: '===' })],
  ['an address', within(template('/jobs/', '?page=', ''), { type: 'ReturnStatement' })],
  ['a unit', within(template('', ' KB'), { type: 'ReturnStatement' })],
  ['a query of media', within(literal('(prefers-color-scheme: dark)'), { type: 'VariableDeclarator' })],
  ['what is logged', within(literal('Live events stopped'), call('console'))],
  ['a word of the code', within(literal('primary'), { type: 'ConditionalExpression' }, braces(), attribute('type'))],
])('%s is accepted', (_name, node) => expect(isBare(node)).toBe(false));
