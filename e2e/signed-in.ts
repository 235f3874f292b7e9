import { firstConsentVersion } from '../server/platform/settings/settings.rules.ts';
import type { Role } from '../server/core/actor.rules.ts';
import { hashPassword } from '../server/core/password-hash.ts';
import { makePerson, makeRecruiter, makeSeeker, type TestPerson } from '../test/factories.ts';
import { login, takeSession } from './account-steps.ts';
import type { ClockedServer, ClockedWindow } from './clocked-server.ts';

export const ownPassword = 'Banyan#2741';

let hash: Promise<string> | undefined;
/** Hashing is slow on purpose: once is enough for a test file. */
const ownHash = (): Promise<string> => (hash ??= hashPassword(ownPassword));

/** So that applying asks no questions; the journey has a seeker without one. */
const reachable = { profile: { phone: '+919800000001' } };

/** A member with a password and, by default, every consent, as after a sign-up. */
export async function makeMember({ services }: ClockedServer, role: Role, hasConsented = true): Promise<TestPerson> {
  const row = { passwordHash: await ownHash() };
  const person =
    role === 'JOBSEEKER'
      ? await makeSeeker(services, { ...row, ...reachable })
      : role === 'HR'
        ? await makeRecruiter(services, row)
        : await makePerson(services, role, row);
  if (hasConsented) {
    await services.database.query(
      `insert into consents (user_id, kind, version, given_at)
       select $1, kind, $2, $3 from unnest('{PRIVACY_NOTICE,ADULT}'::text[]) kind`,
      [person.id, firstConsentVersion, services.clock.now()],
    );
  }
  return person;
}

/** Gives the window the session of a new member with that role. Its clock shows the server's time. */
export async function signIn({ page, server }: ClockedWindow, role: Role, hasConsented = true): Promise<TestPerson> {
  const person = await makeMember(server, role, hasConsented);
  await takeSession(page, server.url, person, role.toLowerCase());
  await page.clock.setSystemTime(server.clock.now());
  return person;
}

/** Opens a page as a new member with that role. */
export async function enterAs(
  screen: ClockedWindow,
  role: Role,
  path: string,
  hasConsented = true,
): Promise<TestPerson> {
  const person = await signIn(screen, role, hasConsented);
  await screen.page.goto(path);
  return person;
}

/** The same through the login page. */
export async function logIn({ page, server }: ClockedWindow, role: Role): Promise<TestPerson> {
  const person = await makeMember(server, role);
  await page.clock.setSystemTime(server.clock.now());
  await page.goto('/login');
  await login(page, person.email, ownPassword);
  await page.waitForURL((url) => url.pathname !== '/login');
  return person;
}

/** Signs in from elsewhere, as a program; returns its bearer token. */
export async function logInElsewhere(
  server: ClockedServer,
  email: string,
  userAgent: string,
  password = ownPassword,
): Promise<string> {
  const answer = await fetch(`${server.url}/login-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify({ email, password }),
  });
  return ((await answer.json()) as { token: string }).token;
}
