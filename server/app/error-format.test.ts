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

test('a variable whose value does not fit is refused with the type that is expected, and the log has no word of it', async () => {
  const document = 'query ($text: String!) { jobSuggestions(text: $text) }';
  await server.graphql(document, { text: 'ba' });
  const before = server.logged().length;
  const { status, errors } = await server.graphql(document, { text: ['S3cret514'] });
  expect([status, errors.map(({ message, extensions: { code } }) => [message, code])]).toEqual([
    400,
    [[expect.stringMatching(/^Variable "\$text" got invalid value .*; String cannot represent/), 'BAD_USER_INPUT']],
  ]);
  expect(JSON.stringify(server.logged().slice(before))).not.toContain('S3cret514');
});
