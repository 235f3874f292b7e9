import { problemsOf, type SyntaxNode, textOf } from './graphql-strings.ts';

test.each([
  ['query { me { id } }'],
  ['mutation ($id: ID!) { deleteJob(id: $id) }'],
  ['fragment Seen on Job { id title }'],
  ['fragment Seen on Job { ...Other }'],
  ['{ me { id } }'],
  ['{ id title monthlySalaryText }'],
  ['mutation Signup('],
  ['{"me": {"name": 1}}'],
  ['query of words'],
])('%s is a document that fits the schema, or no document', (text) => {
  expect(problemsOf(text)).toEqual([]);
});

test.each([
  ['query { me { name nickname } }', 'Cannot query field "nickname" on type "User".'],
  ['mutation ($id: Int!) { deleteJob(id: $id) }', '"$id" of type "Int!" used in position expecting type "ID!"'],
  ['fragment Seen on Job { nickname }', 'Cannot query field "nickname" on type "Job".'],
  ['{ me { id nickname } }', 'Cannot query field "nickname" on type "User".'],
  ['{ id nickname }', 'Cannot query field "nickname" on type "Query".'],
  ['query { me { id } } }', 'Syntax Error'],
])('%s does not fit the schema', (text, problem) => {
  expect(problemsOf(text).join(' ')).toContain(problem);
});

const literal = (value: unknown): SyntaxNode => ({ type: 'Literal', value });
const template = (parts: string[], expressions: SyntaxNode[]): SyntaxNode => ({
  type: 'TemplateLiteral',
  quasis: parts.map((cooked) => ({ value: { cooked } })),
  expressions,
});

test('a text is joined from its parts, constants and quoted values; values known only at run time are left out', () => {
  const constants = new Map([['fields', 'id title']]);
  const known: SyntaxNode = { type: 'Identifier', name: 'fields' };
  const unknown: SyntaxNode = { type: 'Identifier', name: 'given' };
  const sum: SyntaxNode = {
    type: 'BinaryExpression',
    operator: '+',
    left: literal('{ me '),
    right: literal('{ id } }'),
  };
  expect(textOf(sum)).toBe('{ me { id } }');
  expect(textOf(template(['{ job(id: "', '") { ', ' } }'], [unknown, known]), constants)).toBe(
    '{ job(id: "id") { id title } }',
  );
  expect(textOf(template(['{ job { ', ' } }'], [unknown]), constants)).toBeUndefined();
  expect(textOf(literal(5))).toBeUndefined();
});
