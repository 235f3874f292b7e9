import type { TestServer } from './server.ts';
import { mailedCode } from './sign-up.ts';

export const requestAddress = (server: TestServer, token: string, email: string) =>
  server.graphql('mutation ($email: String!) { requestEmailChange(email: $email) { message } }', { email }, token);

/** Changes an address as its owner would: with the code mailed to the new address. */
export async function moveAddress(server: TestServer, token: string, email: string): Promise<void> {
  const asked = await requestAddress(server, token, email);
  const { errors } = await server.graphql(
    'mutation ($otp: String!) { verifyEmailChange(otp: $otp) { email } }',
    { otp: await mailedCode(server, email) },
    token,
  );
  expect([...asked.errors, ...errors]).toEqual([]);
}
