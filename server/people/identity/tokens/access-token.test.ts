import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { makeAccessToken, makePerson, type TestPerson } from '../../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../../test/server.ts';
import type { Role } from '../../../core/actor.rules.ts';
import { hashPassword } from '../../../core/password-hash.ts';
import { isAccessToken } from '../../../core/secrets.ts';
import { removeExpiredCredentials } from '../login/expired-credentials.service.ts';
import { accessTokenLimits } from './access-token.rules.ts';

const password = 'Right@123';
const quarter = 15 * 60;
let server: TestServer;
let second: TestServer;
let passwordHash: string;
beforeAll(async () => {
  server = await startTestServer();
  second = await startTestServer({ databaseUrl: server.databaseUrl, clock: server.clock });
  passwordHash = await hashPassword(password);
});
afterAll(async () => {
  await second.close();
  await server.close();
});

const person = (role: Role = 'HR'): Promise<TestPerson> =>
  makePerson(server.services, role, { passwordHash, name: 'Asha Rao' });

interface Created {
  createAccessToken: { token: string; accessToken: { id: string; name: string; expiresAt: string } };
}
interface Draft {
  name?: string;
  scopes?: string[];
  expiresInDays?: number;
}

const create = (owner: Pick<TestPerson, 'token'>, draft: Draft = {}, typed?: string, on = server) =>
  on.graphql<Created>(
    `mutation ($input: AccessTokenInput!, $password: String) {
      createAccessToken(input: $input, password: $password) { token accessToken { id name expiresAt } }
    }`,
    { input: { name: 'Payroll', scopes: ['PROFILE_READ'], expiresInDays: 30, ...draft }, password: typed },
    owner.token,
  );

const listed = async (owner: TestPerson) =>
  (
    await server.graphql<{ accessTokens: { id: string; name: string; scopes: string[]; lastUsedAt: string | null }[] }>(
      '{ accessTokens { id name scopes lastUsedAt } }',
      {},
      owner.token,
    )
  ).data?.accessTokens ?? [];

const nameAt = async (token: string, on = server): Promise<unknown> =>
  (await on.graphql<{ me: { name: string } | null }>('{ me { name } }', {}, token)).data?.me?.name;
const revoke = (owner: Pick<TestPerson, 'token'>, id: string) =>
  server.graphql('mutation ($id: ID!) { revokeAccessToken(id: $id) }', { id }, owner.token);

describe('an access token', () => {
  test('is shown once, opens what its scopes say on every process, and stands hashed in the database', async () => {
    const owner = await person();
    const { data } = await create(owner);
    const { token, accessToken } = data?.createAccessToken ?? { token: '', accessToken: undefined };
    expect(token).toMatch(/^kmb_[0-9a-f]{72}$/);
    expect([await nameAt(token), await nameAt(token, second)]).toEqual(['Asha Rao', 'Asha Rao']);
    const [row] = await server.services.database.query<{ token_hash: Buffer }>(
      'select * from access_tokens where id = $1',
      [accessToken?.id],
    );
    expect(row?.token_hash).toEqual(createHash('sha256').update(token).digest());
    expect(JSON.stringify(row)).not.toContain(token.slice(4, 40));
    const { data: fields } = await server.graphql<{ type: { fields: { name: string }[] } }>(
      '{ type: __type(name: "AccessToken") { fields { name } } }',
    );
    expect(fields?.type.fields.map(({ name }) => name).toSorted()).toEqual([
      'createdAt',
      'expiresAt',
      'id',
      'lastUsedAt',
      'name',
      'scopes',
    ]);
  });

  test('with a mistyped letter is known to be none by its checksum alone', async () => {
    const token = await makeAccessToken(server.services, await person(), ['PROFILE_READ']);
    const mistyped = token.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    expect([isAccessToken(token), isAccessToken(mistyped)]).toEqual([true, false]);
    expect(await nameAt(mistyped)).toBeUndefined();
  });

  test('of no one is named by the refusal, over GraphQL and REST; without one it asks for a login', async () => {
    const refusals = async (authorization: string) => {
      const headers = { authorization, 'content-type': 'application/json' };
      const body = JSON.stringify({ query: '{ hrJobs { total } }' });
      const [graphql, rest] = await Promise.all([
        fetch(`${server.url}/graphql`, { method: 'POST', headers, body }),
        fetch(`${server.url}/jobseeker/profile`, { headers }),
      ]);
      const { errors } = (await graphql.json()) as { errors: { message: string }[] };
      const { error } = (await rest.json()) as { error: string };
      return [graphql.status, errors[0]?.message, rest.status, error];
    };
    const token = await makeAccessToken(server.services, await person(), ['PROFILE_READ']);
    const wrong = 'The token in the Authorization header is wrong, has ended or was revoked.';
    for (const authorization of [`Bearer ${token}x`, 'Bearer kmb_nonsense', token])
      expect(await refusals(authorization)).toEqual([401, wrong, 401, wrong]);
    const none = 'Please log in first.';
    expect(await refusals('Basic cHJveHk6c2VjcmV0')).toEqual([401, none, 401, none]);
  });

  test('knows when it was last used, to the minute', async () => {
    const owner = await person();
    const token = (await create(owner)).data?.createAccessToken.token ?? '';
    expect((await listed(owner))[0]?.lastUsedAt).toBeNull();
    const first = server.clock.now().toISOString();
    await nameAt(token);
    server.clock.advance({ seconds: 59 });
    await nameAt(token);
    expect((await listed(owner))[0]?.lastUsedAt).toBe(first);
    server.clock.advance({ seconds: 1 });
    await nameAt(token);
    expect((await listed(owner))[0]?.lastUsedAt).toBe(server.clock.now().toISOString());
  });

  test('opens nothing from its last moment on, stands in the list as expired, and is gone a month later', async () => {
    const owner = await person();
    const token = (await create(owner, { expiresInDays: 1 })).data?.createAccessToken.token ?? '';
    server.clock.advance({ seconds: 86_399 });
    expect(await nameAt(token)).toBe('Asha Rao');
    server.clock.advance({ seconds: 1 });
    expect(await nameAt(token)).toBeUndefined();
    await removeExpiredCredentials(server.services);
    expect(await listed(owner)).toHaveLength(1);
    server.clock.advance({ seconds: 30 * 86_400 + 1 });
    await removeExpiredCredentials(server.services);
    const left = await server.services.database.query('select from access_tokens where user_id = $1', [owner.id]);
    expect(left).toEqual([]);
  });

  test('opens nothing while its person is disabled, or once they are an admin', async () => {
    const owner = await person();
    const token = await makeAccessToken(server.services, owner, ['PROFILE_READ']);
    for (const change of [`disabled_at = now()`, `disabled_at = null, role = 'ADMIN'`]) {
      await server.services.database.query(`update users set ${change} where id = $1`, [owner.id]);
      expect(await nameAt(token)).toBeUndefined();
    }
  });
});

describe('making one', () => {
  test('needs the password 15 minutes after the login, and tells the owner by mail', async () => {
    const owner = await person();
    server.clock.advance({ seconds: quarter + 1 });
    expect((await create(owner)).errors[0]?.extensions.fields).toEqual({ password: 'Please enter your password.' });
    expect((await create(owner, {}, 'Wrong@123')).errors[0]?.extensions).toMatchObject({
      code: 'UNAUTHENTICATED',
      passwordAttemptsLeft: 4,
      fields: { password: 'Incorrect password. Attempts left: 4' },
    });
    expect(await listed(owner)).toEqual([]);
    expect((await create(owner, {}, password)).errors).toEqual([]);
    const [mail] = await server.mails(owner.email);
    expect(mail?.subject).toBe('New access token for your Kaamyab account');
    expect(mail?.text).toContain('“Payroll”');
    expect(mail?.text).toContain('Profile: read');
    expect(mail?.text).not.toContain('kmb_');
  });

  test('is refused to a token, even one of every scope', async () => {
    const owner = await person();
    const token = await makeAccessToken(server.services, owner, ['PROFILE_WRITE', 'JOBS_WRITE', 'APPLICATIONS_WRITE']);
    expect((await create({ token })).errors[0]).toMatchObject({
      message: 'This cannot be done with an access token.',
      extensions: { code: 'FORBIDDEN' },
    });
  });

  test.each<[string, Draft, string]>([
    ['no name', { name: ' ' }, 'name'],
    ['no scope', { scopes: [] }, 'scopes'],
    ['no day', { expiresInDays: 0 }, 'expiresInDays'],
    ['more than a year', { expiresInDays: 366 }, 'expiresInDays'],
  ])('is refused with %s', async (_what, draft, field) => {
    const { code, fields } = (await create(await person(), draft)).errors[0]?.extensions ?? {};
    expect([code, Object.keys(fields ?? {})]).toEqual(['BAD_USER_INPUT', [field]]);
  });

  test('is refused for a name twice, and beyond 20, however many ask at once', async () => {
    const owner = await person();
    await create(owner);
    expect((await create(owner)).errors[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      fields: { name: 'You have a token of this name already.' },
    });
    const answers = await Promise.all(
      Array.from({ length: accessTokenLimits.perPerson + 5 }, (_, at) =>
        create(owner, { name: `Number ${at}` }, undefined, at % 2 ? second : server),
      ),
    );
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(accessTokenLimits.perPerson - 1);
    expect(await listed(owner)).toHaveLength(accessTokenLimits.perPerson);
  });
});

describe('an access token ends', () => {
  test('when its owner revokes it, and for nobody else', async () => {
    const owner = await person();
    const created = (await create(owner)).data?.createAccessToken;
    const id = created?.accessToken.id ?? '';
    expect((await revoke(await person(), id)).errors[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await revoke(owner, id)).data).toEqual({ revokeAccessToken: true });
    expect([await nameAt(created?.token ?? ''), await listed(owner)]).toEqual([undefined, []]);
    expect((await revoke(owner, id)).errors[0]?.extensions.code).toBe('NOT_FOUND');
  });

  test('with its sockets, on whichever process it is revoked', async () => {
    const owner = await person();
    const created = (await create(owner, { scopes: ['NOTIFICATIONS_READ'] })).data?.createAccessToken;
    const client = createClient({
      url: `${second.url.replace(/^http/, 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { authorization: `Bearer ${created?.token}` },
      lazy: false,
      onNonLazyError: () => undefined,
      retryAttempts: 0,
    });
    const socket = await new Promise<WebSocket>((resolve) =>
      client.on('connected', (open) => resolve(open as WebSocket)),
    );
    const closed = once(socket, 'close');
    await revoke(owner, created?.accessToken.id ?? '');
    expect((await closed)[0]).toBe(4401);
    await client.dispose();
  });

  test('with a new password', async () => {
    const owner = await person();
    const token = (await create(owner)).data?.createAccessToken.token ?? '';
    await server.graphql(
      'mutation ($old: String!, $new: String!) { changePassword(oldPassword: $old, newPassword: $new) { message } }',
      { old: password, new: 'Newer@12345' },
      owner.token,
    );
    expect(await nameAt(token)).toBeUndefined();
  });
});
