import { fieldRules, type Viewer } from './authorisation-fields.ts';
import type { Principal } from './authorisation-principals.ts';
import type { Services } from '../server/core/context.ts';
import type { SignedIn, World } from './authorisation-world.ts';
import { insert } from './factories.ts';

/** A value that exists in one column of one person's rows and nowhere else. */
export interface Plant {
  column: string;
  owner: SignedIn;
  /** Each form in which an answer could contain it. */
  forms: string[];
}

const owners: readonly SignedIn[] = ['seeker A', 'seeker B', 'recruiter A', 'recruiter B'];
const markOf = (column: string, owner: SignedIn): string =>
  `zq-${column.replace('.', '-')}-${owner.replace(' ', '-').toLowerCase()}`;
const isSeeker = (owner: SignedIn): boolean => owner.startsWith('seeker');

/** Columns that stay unchanged, because a mark would break their function. */
const asTheyAre = [
  'sessions.cookie_hash',
  'sessions.bearer_hash',
  'access_tokens.token_hash',
  'files.sha256',
  'files.storage_key',
];
const bytesOf = (mark: string): Buffer => Buffer.from(mark);
/** How a mark is written into a column that is not plain text. */
const fitted: Record<string, (mark: string) => unknown> = {
  'seeker_profiles.bio': (mark) => mark.padEnd(500, '.'),
  'seeker_profiles.skills': (mark) => [mark],
  'seeker_profiles.certifications': (mark) => [mark],
  'jobs.skills': (mark) => [mark],
  'jobs.required_skills': (mark) => [mark],
  'seeker_profiles.projects': (mark) => JSON.stringify([{ name: mark, description: mark, technologies: [mark] }]),
  'webhook_deliveries.tries': (mark) =>
    JSON.stringify([{ at: '2026-11-18T05:30:00Z', status: 500, durationMs: 9, answer: mark }]),
  'users.email': (mark) => `${mark}@example.in`,
  'notifications.link': (mark) => `/${mark}`,
  'known_devices.device_hash': bytesOf,
  'signups.ticket_hash': bytesOf,
  'one_time_codes.code_hash': bytesOf,
};
/** The rows of a table that belong to a person. */
const rowsOf: Record<string, string> = {
  users: 'id = $2',
  sessions: 'user_id = $2',
  access_tokens: 'user_id = $2',
  webhooks: 'user_id = $2',
  webhook_deliveries: 'webhook_id in (select id from webhooks where user_id = $2)',
  known_devices: 'user_id = $2',
  consents: 'user_id = $2',
  one_time_codes: 'user_id = $2',
  signups: 'id = $2',
  seeker_profiles: 'user_id = $2',
  recruiter_profiles: 'user_id = $2',
  company_reviews: 'seeker_id = $2',
  companies: 'created_by_id = $2',
  files: `owner_id = $2 and id in (
    select resume_file_id from seeker_profiles
    union all
    select file_id from job_attachments join jobs j on j.id = job_id where j.status = 'ACTIVE')`,
  jobs: 'recruiter_id = $2',
  applications: 'seeker_id = $2',
  application_events: 'actor_id = $2 and reason is not null',
  application_notes: 'author_id = $2',
  interviews: 'recruiter_id = $2',
  notifications: 'user_id = $2',
  announcements: 'author_id = $2',
  contact_messages: 'user_id = $2',
  contact_answers: 'message_id in (select id from contact_messages where user_id = $2)',
  support_messages: 'author_id = $2',
};

/** For a value that exists once: the row of a job that others read, too. */
const oneRowOf: Record<string, string> = {
  'jobs.external_id': 'id = (select job_id from applications where recruiter_id = $2 order by job_id limit 1)',
};

/** Marks every column that has a rule, for four people, and returns the planted marks. */
export async function plantMarks(services: Services, world: World): Promise<Plant[]> {
  await addRows(services, world);
  const plants: Plant[] = [];
  for (const [column, rule] of Object.entries(fieldRules)) {
    if (typeof rule === 'string') continue;
    for (const owner of owners) plants.push(...(await plant(services, world, column, owner)));
  }
  return plants;
}

async function plant({ database }: Services, world: World, column: string, owner: SignedIn): Promise<Plant[]> {
  const [table = '', name = ''] = column.split('.');
  const where = oneRowOf[column] ?? rowsOf[table];
  if (!where) throw new Error(`Whose rows are those of ${table}?`);
  const mark = markOf(column, owner);
  const isAsItIs = asTheyAre.includes(column);
  const statement = isAsItIs
    ? `select ${name} as value from ${table} where ($1::text is not null) and ${where}`
    : `update ${table} set ${name} = $1 where ${where} returning ${name} as value`;
  const result = (await database.query(statement, [
    isAsItIs ? '' : (fitted[column]?.(mark) ?? mark),
    world.people[owner].id,
  ])) as unknown;
  const rows = (Array.isArray(result) && Array.isArray(result[0]) ? result[0] : result) as { value: unknown }[];
  if (rows.length === 0) return [];
  const bytes = rows.map(({ value }) => value).filter((value) => Buffer.isBuffer(value));
  if (bytes.length > 0)
    return [
      {
        column,
        owner,
        forms: bytes.flatMap((value) => [
          value.toString('hex'),
          value.toString('base64'),
          value.toString('base64url'),
          JSON.stringify(value),
        ]),
      },
    ];
  return [{ column, owner, forms: isAsItIs ? rows.map(({ value }) => String(value)) : [mark] }];
}

/** Adds what the world lacks: a row in every table with personal rows. */
async function addRows(services: Services, { people, living, companies }: World): Promise<void> {
  for (const [owner, { id }] of Object.entries(people)) await addRowsOfPerson(services, owner, id);
  for (const side of ['A', 'B'] as const) {
    await addRowsOfSide(services, {
      seekerId: people[`seeker ${side}`].id,
      recruiterId: people[`recruiter ${side}`].id,
      companyId: companies[side],
      applicationId: living.application[`seeker ${side}`],
    });
  }
}

async function addRowsOfPerson(services: Services, owner: string, id: string): Promise<void> {
  const email = `${id}@example.in`;
  const bytes = Buffer.from(`${owner}${id}`);
  const later = new Date(services.clock.now().getTime() + 86_400_000);
  await insert(services, 'known_devices', { user_id: id, device_hash: bytes });
  await insert(services, 'consents', { user_id: id, kind: 'ADULT', version: owner });
  await insert(services, 'one_time_codes', {
    user_id: id,
    purpose: 'EMAIL_CHANGE',
    email,
    code_hash: bytes,
    expires_at: later,
  });
  await insert(services, 'signups', {
    id,
    email,
    name: 'x',
    role: 'HR',
    password_hash: 'x',
    has_consented: true,
    is_adult: true,
    ticket_hash: bytes,
    expires_at: later,
  });
  const message = { user_id: id, name: 'x', email: 'x@example.in', message: 'x' };
  const messageId = await insert(services, 'contact_messages', message);
  await insert(services, 'contact_answers', { message_id: messageId, answer_text: 'x', sent_at: later });
}

async function addRowsOfSide(
  services: Services,
  of: { seekerId: string; recruiterId: string; companyId: string; applicationId: string | undefined },
): Promise<void> {
  const { database, clock } = services;
  const now = clock.now();
  await database.query('update companies set created_by_id = $1 where id = $2', [of.recruiterId, of.companyId]);
  await insert(services, 'company_reviews', { company_id: of.companyId, seeker_id: of.seekerId, rating: 4 });
  await insert(services, 'announcements', {
    title: 'x',
    description: 'x',
    author_id: of.recruiterId,
    published_at: now,
  });
  await insert(services, 'application_events', {
    application_id: of.applicationId,
    from_status: 'NEW',
    to_status: 'APPROVED',
    actor_id: of.recruiterId,
    reason: 'x',
    at: now,
  });
  await insert(services, 'application_notes', {
    application_id: of.applicationId,
    author_id: of.recruiterId,
    note_text: 'x',
  });
  await insert(services, 'interviews', {
    application_id: of.applicationId,
    recruiter_id: of.recruiterId,
    seeker_id: of.seekerId,
    title: 'x',
    candidate: 'x',
    date: '2026-12-03',
    slot: 'S0900_1000',
    mode: 'IN_PERSON',
    location: 'x',
  });
  await database.query(
    `update seeker_profiles set gender = 'FEMALE', parent_relation = 'GUARDIAN' where user_id = $1`,
    [of.seekerId],
  );
}

/** Whether the rules allow this principal to see the owner's value. */
export function maySee(principal: Principal, { column, owner }: Plant): boolean {
  const rule = fieldRules[column];
  if (!rule || typeof rule === 'string') return false;
  const isSameSide = principal.at(-1) === owner.at(-1) && principal !== owner;
  const relation: Viewer | undefined =
    principal === owner
      ? 'own'
      : isSameSide && principal.startsWith('recruiter')
        ? 'recruiter'
        : isSameSide && principal.startsWith('seeker')
          ? 'applicant'
          : principal.endsWith('admin')
            ? 'staff'
            : undefined;
  const viewers = isSeeker(owner) ? rule.seeker : rule.recruiter;
  return viewers.includes('anyone') || (relation !== undefined && viewers.includes(relation));
}
