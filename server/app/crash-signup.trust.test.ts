import { ManualClock } from '../../test/manual-clock.ts';
import { newToken } from '../core/secrets.ts';
import { removeUnclaimedFiles } from '../hiring/documents/document.service.ts';
import { removeStrayContent } from '../platform/files/file.content.ts';
import { removeExpiredSignups } from '../people/identity/signup/signup.service.ts';
import { samplePdf } from '../../test/sample-files.ts';
import { startTestServer } from '../../test/server.ts';
import { keptKeys, storedNames } from '../../test/upload.ts';
import { until } from '../../test/until.ts';
import { callGraphql, type CrashServer, startCrashServer } from '../../test/crash-server.ts';

/**
 * Sign-ups whose server is killed between any two statements: nothing that was answered is lost, and no file is left
 * without its row.
 */

let crashing: CrashServer;
let database: CrashServer['database'];
beforeAll(async () => {
  crashing = await startCrashServer();
  ({ database } = crashing);
});
afterAll(() => crashing.close());

const newEmail = (): string => `${newToken().slice(0, 12)}@example.in`.toLowerCase();
const countOf = async (query: string, values: unknown[] = []): Promise<number> =>
  (await database.query(query, values)).rowCount ?? 0;

const mailedCodes = async (email: string): Promise<string[]> => {
  const { rows } = await database.query<{ text: string }>(
    'select body_text as text from mailbox_messages where recipient = $1 order by id desc',
    [email],
  );
  return rows.flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? []);
};
const mailedCode = (email: string): Promise<string> =>
  until(async () => (await mailedCodes(email))[0], `a code arrives at ${email}`);

interface SignupAnswer {
  status: number;
  body: { tempToken?: string; retryIn?: number };
}

/** With its resume in the same form. */
async function postSignup(email: string): Promise<SignupAnswer> {
  const form = new FormData();
  for (const [name, value] of Object.entries({
    name: 'A Person',
    email,
    password: 'Banyan#2741',
    role: 'jobseeker',
    consent: 'true',
    adult: 'true',
  }))
    form.set(name, value);
  form.set('file', new Blob([new Uint8Array(samplePdf)], { type: 'application/pdf' }), 'resume.pdf');
  const answer = await fetch(`${crashing.url}/signup`, { method: 'POST', body: form });
  return { status: answer.status, body: (await answer.json()) as SignupAnswer['body'] };
}

const verify = (email: string, otp: string, tempToken: string | undefined): Promise<boolean> =>
  callGraphql(
    crashing.url,
    `mutation($email: String!, $otp: String!, $tempToken: String!) {
      verifySignup(email: $email, otp: $otp, tempToken: $tempToken) { token }
    }`,
    { email, otp, tempToken },
  );

/** Skips the half minute between two code mails, so that a test does not wait for it. */
const passHalfMinute = () =>
  database.query(`update attempt_counters set last_attempt_at = last_attempt_at - interval '30 seconds'`);
const forgetAddress = () => database.query(`delete from attempt_counters where scope like 'address:%'`);

test('killed at any statement, a sign-up with a resume can be repeated at once; one code per stored one', async () => {
  let [killed, kept] = [0, 0];
  for (let n = 1; n < 40; n += 1) {
    await forgetAddress();
    const email = newEmail();
    const outcome = await crashing.callAndKillAt(n, async () => (await postSignup(email)).status === 200);
    if (outcome === 'answered') break;
    killed += 1;
    const isKept = (await countOf('select 1 from signups where email = $1', [email])) === 1;
    const atOnce = await postSignup(email);
    // If the sign-up was stored, its code is on its way, and another one may be sent only after the usual wait.
    expect([n, atOnce.status, typeof atOnce.body.retryIn]).toEqual([n, isKept ? 429 : 200, 'number']);
    if (isKept) await passHalfMinute();
    const again = isKept ? await postSignup(email) : atOnce;
    expect([n, again.status]).toEqual([n, 200]);
    kept += Number(isKept);
    await crashing.allMailsDelivered();
    const codes = await mailedCodes(email);
    expect([n, codes.length]).toEqual([n, isKept ? 2 : 1]);
    expect(await verify(email, codes[0] ?? '', again.body.tempToken)).toBe(true);
  }
  expect(killed).toBeGreaterThanOrEqual(6);
  expect(kept).toBeLessThan(killed);
});

test('killed at any statement of confirming, the account is complete or the code still works', async () => {
  let killed = 0;
  for (let n = 1; n < 40; n += 1) {
    await forgetAddress();
    const email = newEmail();
    const { body } = await postSignup(email);
    const otp = await mailedCode(email);
    const outcome = await crashing.callAndKillAt(n, () => verify(email, otp, body.tempToken));
    const isMade = (await countOf('select 1 from users where email = $1', [email])) === 1;
    expect(isMade || (await verify(email, otp, body.tempToken))).toBe(true);
    const { rows } = await database.query(
      `select (select count(*)::int from consents where user_id = u.id) as consents,
              f.owner_id = u.id as "isOwner", f.claimed_at is not null as "isClaimed"
       from users u join seeker_profiles p on p.user_id = u.id join files f on f.id = p.resume_file_id
       where u.email = $1`,
      [email],
    );
    expect({ rows, at: n }).toEqual({ rows: [{ consents: 2, isOwner: true, isClaimed: true }], at: n });
    if (outcome === 'answered') break;
    killed += 1;
  }
  expect(killed).toBeGreaterThanOrEqual(5);
});

test('after those kills each file has a row and each row a file, and only resumes of accounts are left', async () => {
  // One more that ends in the middle, and one that no one will confirm.
  await forgetAddress();
  await crashing.callAndKillAt(3, async () => (await postSignup(newEmail())).status === 200);
  await postSignup(newEmail());
  await crashing.allMailsDelivered();
  const accounts = await countOf('select 1 from seeker_profiles where resume_file_id is not null');
  expect(accounts).toBeGreaterThan(10);
  const tomorrow = await startTestServer({
    databaseUrl: crashing.databaseUrl,
    clock: new ManualClock(new Date(Date.now() + 25 * 3_600_000)),
    config: { storageUrl: `file:${crashing.dataDir}/files` },
  });
  try {
    expect((await storedNames(tomorrow)).length).toBeGreaterThan(accounts);
    await removeExpiredSignups(tomorrow.services);
    await removeUnclaimedFiles(tomorrow.services);
    await removeStrayContent(tomorrow.services);
    expect(await storedNames(tomorrow)).toEqual(await keptKeys(tomorrow));
    expect(
      await countOf(
        `select 1 from files f
         where not exists (select from seeker_profiles p where p.resume_file_id = f.id and p.user_id = f.owner_id)`,
      ),
    ).toBe(0);
    expect(await countOf('select 1 from files')).toBe(accounts);
    expect(await countOf('select 1 from signups')).toBe(0);
  } finally {
    await tomorrow.close();
  }
});
