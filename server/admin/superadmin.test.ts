import { startTestServer, type TestServer } from '../../test/server.ts';
import { ensureSuperadmin } from './superadmin.service.ts';

const email = 'owner@example.in';
let server: TestServer;
beforeAll(async () => void (server = await startTestServer({ config: { superadminEmail: email } })));
afterAll(() => server.close());

test('the first superadmin comes from the environment, once, and chooses a password by the mailed link', async () => {
  await Promise.all([ensureSuperadmin(server.services), ensureSuperadmin(server.services)]);
  await ensureSuperadmin(server.services);
  const mails = await server.mails(email);
  expect(mails).toHaveLength(1);
  const token = /#token=([\w-]+)/.exec(mails[0]?.text ?? '')?.[1];
  const reset = await server.graphql('mutation($email: String!, $token: String!) { resetPassword(email: $email, token: $token, newPassword: "Banyan#2741") { message } }', { email, token });
  expect(reset.errors).toEqual([]);
  const login = await server.graphql<{ loginWithPassword: { token: string | null; codeRequired: boolean } }>(
    'mutation($email: String!) { loginWithPassword(email: $email, password: "Banyan#2741") { token codeRequired } }',
    { email },
  );
  expect(login.data?.loginWithPassword).toEqual({ token: null, codeRequired: true });
});
