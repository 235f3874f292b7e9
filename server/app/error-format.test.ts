import { GraphQLError, Kind, type FieldNode } from 'graphql';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { formatGraphqlError } from './error-format.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

const field: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: 'jobs' } };
const failure = new TypeError("Cannot read properties of undefined (reading 'value')");

test.each([
  [
    'wrapped by a library before a field was reached',
    new GraphQLError(failure.message, { originalError: failure }),
    {},
  ],
  [
    'of a field whose value does not fit its type',
    new GraphQLError('Int cannot represent 1e99', { nodes: field, path: ['jobs'] }),
    { path: ['jobs'] },
  ],
])('a failure %s is logged whole and shown as INTERNAL', (_what, error, rest) => {
  const before = server.logged().length;
  expect(formatGraphqlError({ message: error.message, ...rest }, error, server.services.log)).toMatchObject({
    message: 'Internal Server',
    extensions: { code: 'INTERNAL' },
    ...rest,
  });
  expect(server.logged().slice(before)).toMatchObject([
    { msg: 'Unexpected error', err: { message: error.message, stack: expect.any(String) } },
  ]);
});

describe('a variable whose value does not fit', () => {
  const jobInput = {
    title: 'Baker',
    company: 'Aroma',
    location: 'Kochi',
    description: 'You bake.',
    skills: [],
    salaryMin: 1,
    salaryMax: 2,
  };
  const post = 'mutation ($input: JobInput!) { postJob(input: $input) { id } }';
  test.each<[string, string, Record<string, unknown>, string]>([
    [
      'names the type of the variable',
      'query ($text: String!) { jobSuggestions(text: $text) }',
      { text: 514_514 },
      'Variable "$text" got invalid value; Expected type "String!".',
    ],
    [
      'names the field of an input and its type',
      post,
      { input: { ...jobInput, salaryMin: 'S3cret514' } },
      'Variable "$input" got invalid value at "input.salaryMin"; Expected type "Int".',
    ],
    [
      'names the place in a list',
      post,
      { input: { ...jobInput, skills: ['Bread', { S3cret514: 1 }] } },
      'Variable "$input" got invalid value at "input.skills[1]"; Expected type "String".',
    ],
    [
      'believes no field that only its own text names',
      'query ($text: String!) { jobSuggestions(text: $text) }',
      { text: { ' at "text.S3cret514"; ': 1 } },
      'Variable "$text" got invalid value; Expected type "String!".',
    ],
    [
      'names an enum',
      'mutation ($id: ID!, $status: ApplicationStatus!) { setApplicationStatus(id: $id, status: $status) { id } }',
      { id: 'x', status: 'S3cret514' },
      'Variable "$status" got invalid value; Expected type "ApplicationStatus!".',
    ],
  ])('%s, and never shows the value', async (_what, document, variables, message) => {
    const { status, errors } = await server.graphql(document, variables);
    expect([status, errors.map((error) => [error.message, error.extensions.code])]).toEqual([
      400,
      [[message, 'BAD_USER_INPUT']],
    ]);
  });

  test('says so on each request, also once the cost of the document is known', async () => {
    const document = 'query ($text: String!) { jobSuggestions(text: $text) }';
    await server.graphql(document, { text: 'ba' });
    const { errors } = await server.graphql(document, { text: [1, 2] });
    expect(errors.map(({ message }) => message)).toEqual([
      'Variable "$text" got invalid value; Expected type "String!".',
    ]);
  });
});
