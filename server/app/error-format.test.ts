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

test.each<[string, string, Record<string, unknown>, string]>([
  [
    'its type',
    'query ($text: String!) { jobSuggestions(text: $text) }',
    { text: ['S3cret514'] },
    'Variable "$text" got invalid value; Expected type "String!".',
  ],
  [
    'its place in an input',
    'mutation ($input: JobInput!) { postJob(input: $input) { id } }',
    {
      input: {
        title: 'B',
        company: 'C',
        location: 'D',
        description: 'E',
        skills: [],
        salaryMin: 'S3cret514',
        salaryMax: 2,
      },
    },
    'Variable "$input" got invalid value at "input.salaryMin".',
  ],
  [
    'a field that is not there',
    'mutation ($input: JobInput!) { postJob(input: $input) { id } }',
    { input: { S3cret514: 'S3cret514' } },
    'Variable "$input" got invalid value; Field "S3cret514" is not defined by type "JobInput".',
  ],
])(
  'a variable whose value does not fit is refused with %s, never with the value',
  async (_what, document, variables, message) => {
    await server.graphql(document, {});
    const { status, errors } = await server.graphql(document, variables);
    expect(status).toBe(400);
    expect(errors.map((error) => [error.message, error.extensions.code])).toContainEqual([message, 'BAD_USER_INPUT']);
  },
);
