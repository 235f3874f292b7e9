import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { companyNameKey } from '../server/companies/company.rules.ts';
import type { Role } from '../server/core/actor.rules.ts';
import type { Services } from '../server/core/context.ts';
import { hashToken, newAccessToken, newToken } from '../server/core/secrets.ts';
import type { TokenScope } from '../server/core/token-scope.labels.ts';
import type { SettingName } from '../server/platform/settings/settings.labels.ts';
import type { Settings } from '../server/platform/settings/settings.rules.ts';
import { rememberSecrets } from './run-record.ts';

/** Rows for tests, with as few columns as the case needs; each call creates new ones. */

export interface TestPerson {
  id: string;
  name: string;
  email: string;
  /** Bearer token of an open session. */
  token: string;
  /** Session cookie of the same session. */
  cookie: string;
}

let count = 0;
const nextNumber = (): number => (count += 1);

/** Returns the id of the row, or of its person. */
export async function insert(services: Services, table: string, row: Record<string, unknown>): Promise<string> {
  const columns = Object.keys(row);
  const places = columns.map((_, index) => `$${index + 1}`).join(', ');
  const [made] = await services.database.query<{ id: string }>(
    `insert into ${table} (${columns.join(', ')}) values (${places})
     returning ${table.endsWith('_profiles') ? 'user_id as id' : 'id'}`,
    Object.values(row),
  );
  if (!made) throw new Error(`Nothing was inserted into ${table}.`);
  return made.id;
}

/** A verified person with a session. */
export async function makePerson(
  services: Services,
  role: Role,
  row: { name?: string; email?: string; passwordHash?: string } = {},
): Promise<TestPerson> {
  const number = nextNumber();
  const name = row.name ?? `Person ${role.toLowerCase()}`;
  const email = row.email ?? `person${number}.${randomUUID().slice(0, 8)}@example.in`;
  const now = services.clock.now();
  const id = await insert(services, 'users', {
    email,
    name,
    role,
    password_hash: row.passwordHash ?? null,
    email_verified_at: now,
    created_at: now,
  });
  const token = newToken();
  const cookie = newToken();
  rememberSecrets([token, cookie, row.passwordHash]);
  await insert(services, 'sessions', {
    user_id: id,
    cookie_hash: hashToken(cookie),
    bearer_hash: hashToken(token),
    created_at: now,
    last_seen_at: now,
    expires_at: new Date(now.getTime() + 7 * 86_400_000),
  });
  return { id, name, email, token, cookie };
}

/** The value of a person's access token, valid for a day. */
export async function makeAccessToken(
  services: Services,
  { id }: Pick<TestPerson, 'id'>,
  scopes: readonly TokenScope[],
): Promise<string> {
  const token = newAccessToken();
  rememberSecrets([token]);
  const now = services.clock.now();
  await insert(services, 'access_tokens', {
    user_id: id,
    name: `Token ${nextNumber()}`,
    token_hash: hashToken(token),
    scopes,
    created_at: now,
    expires_at: new Date(now.getTime() + 86_400_000),
    last_used_at: now,
  });
  return token;
}

/** A seeker with a profile and, unless `hasResume` is false, a resume. */
export async function makeSeeker(
  services: Services,
  row: {
    name?: string;
    email?: string;
    passwordHash?: string;
    hasResume?: boolean;
    profile?: Record<string, unknown>;
  } = {},
): Promise<TestPerson & { resumeFileId: string | null }> {
  const person = await makePerson(services, 'JOBSEEKER', row);
  const resumeFileId = row.hasResume === false ? null : await makeFile(services, { ownerId: person.id });
  await insert(services, 'seeker_profiles', { user_id: person.id, resume_file_id: resumeFileId, ...row.profile });
  return { ...person, resumeFileId };
}

export async function makeRecruiter(
  services: Services,
  row: { name?: string; email?: string; passwordHash?: string; companyName?: string } = {},
): Promise<TestPerson & { companyId: string }> {
  const person = await makePerson(services, 'HR', row);
  const companyId = await makeCompany(services, row.companyName, person.id);
  await insert(services, 'recruiter_profiles', { user_id: person.id, company_id: companyId });
  await makeMember(services, person, companyId);
  return { ...person, companyId };
}

/** As if the person had always belonged to the company; an earlier membership ends. */
export async function makeMember(services: Services, { id }: { id: string }, companyId: string): Promise<void> {
  await services.database.query('update company_members set left_at = now() where user_id = $1 and left_at is null', [
    id,
  ]);
  await insert(services, 'company_members', { user_id: id, company_id: companyId, joined_at: new Date(0) });
}

/** Without a founder, unless one is given. */
export const makeCompany = (
  services: Services,
  name = `Company ${nextNumber()} ${randomUUID().slice(0, 8)}`,
  founderId: string | null = null,
): Promise<string> => insert(services, 'companies', { name, name_key: companyNameKey(name), created_by_id: founderId });

/** Its members may have any number of open jobs (decision 0080). */
export const verify = async (services: Services, companyId: string): Promise<void> =>
  void (await services.database.query('update companies set verified_at = now() where id = $1', [companyId]));

/** As if the superadmin had set it. */
export const setTo = async <Name extends SettingName>(
  services: Services,
  name: Name,
  value: Settings[Name],
): Promise<void> =>
  void (await services.database.query(
    'insert into settings values ($1, $2, now()) on conflict (name) do update set value = excluded.value',
    [name, JSON.stringify(value)],
  ));

/** An open job; `row` overrides any column. */
export async function makeJob(
  services: Services,
  recruiter: { id: string; companyId?: string },
  row: Record<string, unknown> = {},
): Promise<string> {
  const now = services.clock.now();
  return insert(services, 'jobs', {
    recruiter_id: recruiter.id,
    company_id: recruiter.companyId ?? (await makeCompany(services, undefined, recruiter.id)),
    title: `Job ${nextNumber()}`,
    description: 'What you will do.\nWhom we look for.',
    location: 'Pune',
    salary_min: 25_000,
    salary_max: 40_000,
    salary_period: 'MONTH',
    type: 'FULL_TIME',
    experience_level: 'MID',
    work_mode: 'OFFICE',
    skills: ['Excel'],
    posted_at: now,
    opened_at: now,
    updated_at: now,
    ...row,
  });
}

/** A real stored file, claimed by its owner; a small PDF unless content is given. */
export async function makeFile(
  services: Services,
  row: {
    ownerId: string | null;
    purpose?: 'RESUME' | 'ATTACHMENT';
    name?: string;
    mediaType?: string;
    content?: Buffer;
    isClaimed?: boolean;
  },
): Promise<string> {
  const content =
    row.content ??
    Buffer.from(
      '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n' +
        '2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
    );
  const key = randomUUID();
  await services.storage.write(key, Readable.from(content));
  return insert(services, 'files', {
    owner_id: row.ownerId,
    purpose: row.purpose ?? 'RESUME',
    name: row.name ?? 'resume.pdf',
    media_type: row.mediaType ?? 'application/pdf',
    size: content.length,
    sha256: createHash('sha256').update(content).digest(),
    storage_key: key,
    claimed_at: row.isClaimed === false ? null : services.clock.now(),
    created_at: services.clock.now(),
  });
}

/** An application with its first event, counted at its job. */
export async function makeApplication(
  services: Services,
  row: {
    jobId: string;
    recruiterId: string;
    seekerId: string;
    status?: string;
    resumeFileId?: string | null;
    appliedAt?: Date;
  },
): Promise<string> {
  const at = row.appliedAt ?? services.clock.now();
  const id = await insert(services, 'applications', {
    job_id: row.jobId,
    recruiter_id: row.recruiterId,
    seeker_id: row.seekerId,
    status: row.status ?? 'NEW',
    resume_file_id: row.resumeFileId ?? null,
    applied_at: at,
    moved_at: at,
  });
  await insert(services, 'application_events', { application_id: id, to_status: 'NEW', actor_id: row.seekerId, at });
  await services.database.query('update jobs set applications_received = applications_received + 1 where id = $1', [
    row.jobId,
  ]);
  return id;
}
