import { randomUUID } from 'node:crypto';
import type { Principal, Target } from './authorisation-principals.ts';
import type { ObjectKind } from './authorisation-ownership.ts';
import type { Services } from '../server/core/context.ts';
import { hashPassword } from '../server/core/password-hash.ts';
import { hashToken } from '../server/core/secrets.ts';
import { makeSide, type Side } from './authorisation-side.ts';
import { insert, makeAccessToken, makeCompany, makeFile, makePerson, setTo, type TestPerson } from './factories.ts';

export type SignedIn = Exclude<Principal, 'visitor'>;
type Owned = Partial<Record<Principal, string>>;

/** Seven principals, each with one of everything; A and B never meet. */
export interface World {
  people: Record<SignedIn, TestPerson>;
  living: Record<ObjectKind, Owned>;
  deleted: Partial<Record<ObjectKind, Owned>>;
  companies: Record<'A' | 'B', string>;
  /** An unclaimed upload of each, for a profile or a job. */
  uploads: Owned;
}

export const worldPassword = 'World@12345';
const unknownId = '01900000-0000-7000-8000-000000000000';
let accountHash: Promise<string> | undefined;
/** Created once, because hashing a password is slow. */
export const worldPasswordHash = (): Promise<string> => (accountHash ??= hashPassword(worldPassword));

export async function makeWorld(services: Services): Promise<World> {
  await setTo(services, 'unverifiedJobLimit', 50);
  const row = { passwordHash: await worldPasswordHash() };
  const [a, b, admin, superadmin] = await Promise.all([
    makeSide(services, 'A', row),
    makeSide(services, 'B', row),
    makePerson(services, 'ADMIN', row),
    makePerson(services, 'SUPERADMIN', row),
  ]);
  const people = {
    'seeker A': a.seeker,
    'seeker B': b.seeker,
    'recruiter A': a.recruiter,
    'recruiter B': b.recruiter,
    admin,
    superadmin,
  };
  const [living, deleted] = await Promise.all([livingOf(services, a, b, people), deletedOf(services, a, b, people)]);
  return {
    people,
    companies: { A: a.recruiter.companyId, B: b.recruiter.companyId },
    living,
    deleted,
    uploads: { ...ofRecruiters(a, b, 'upload'), ...ofSeekers(a, b, 'seekerUpload') },
  };
}

const ofRecruiters = (a: Side, b: Side, name: string): Owned => ({
  'recruiter A': a.objects[name],
  'recruiter B': b.objects[name],
});
const ofSeekers = (a: Side, b: Side, name: string): Owned => ({
  'seeker A': a.objects[name],
  'seeker B': b.objects[name],
});
const ofBoth = (a: Side, b: Side, name: string): Owned => ({ ...ofRecruiters(a, b, name), ...ofSeekers(a, b, name) });

/** One row for each person. */
const each = async (people: World['people'], make: (person: TestPerson) => Promise<string>): Promise<Owned> =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(people).map(async ([principal, person]) => [principal, await make(person)] as const),
    ),
  );

async function livingOf(services: Services, a: Side, b: Side, people: World['people']): Promise<World['living']> {
  const own = (name: string) => ofRecruiters(a, b, name);
  const both = (name: string) => ofBoth(a, b, name);
  const conversations = await each(people, ({ id }) => insert(services, 'support_conversations', { user_id: id }));
  return {
    invitation: both('invitation'),
    'invitation block': ofSeekers(a, b, 'block'),
    company: { 'recruiter A': a.recruiter.companyId, 'recruiter B': b.recruiter.companyId },
    'doubled company': { visitor: await makeCompany(services) },
    membership: own('membership'),
    webhook: own('webhook'),
    'webhook delivery': own('delivery'),
    'webhook of a company': own('companyWebhook'),
    'delivery to a company': own('companyDelivery'),
    'join request': own('request'),
    account: Object.fromEntries(Object.entries(people).map(([principal, { id }]) => [principal, id])),
    'staff account': { admin: people.admin.id, superadmin: people.superadmin.id },
    mail: { visitor: await makeFailedMail(services) },
    'admin invitation': { visitor: await makeInvitation(services) },
    notification: await each(people, (person) => makeNotification(services, person)),
    session: await each(people, (person) => makeSession(services, person, null)),
    'support conversation': conversations,
    'access token': await each(people, (person) => makeTokenRow(services, person)),
    'support message': await each(people, (person) => makeSupportMessage(services, person)),
    job: own('job'),
    'job with applicants': both('applied'),
    application: both('application'),
    note: own('note'),
    'decision batch': own('batch'),
    interview: own('interview'),
    meeting: both('meeting'),
    resume: both('resume'),
    'withdrawn resume': ofSeekers(a, b, 'withdrawn'),
    'open attachment': own('open'),
    'closed attachment': own('closed'),
    'unused attachment': own('upload'),
    announcement: { visitor: await makeAnnouncement(services) },
    question: { visitor: await makeQuestion(services) },
    'contact message': {
      visitor: await insert(services, 'contact_messages', { name: 'A', email: 'a@example.in', message: 'Hello.' }),
    },
    'held word': { visitor: await heldWordId(services) },
    report: {
      'seeker A': await makeReport(services, a.seeker.id, people.admin.id),
      'recruiter B': await makeReport(services, b.recruiter.id, people.admin.id),
    },
    review: {
      'seeker A': await makeReview(services, a.seeker),
      'seeker B': await makeReview(services, b.seeker),
    },
    'unclaimed resume': { visitor: await makeFile(services, { ownerId: null, isClaimed: false }) },
  };
}

const deletedOf = async (services: Services, a: Side, b: Side, people: World['people']): Promise<World['deleted']> => ({
  note: ofRecruiters(a, b, 'deletedNote'),
  notification: await each(people, (person) => makeDeletedNotification(services, person)),
  session: await each(people, (person) => makeSession(services, person, services.clock.now())),
  'access token': await each(people, (person) => makeRevokedToken(services, person)),
  'invitation block': ofSeekers(a, b, 'deletedBlock'),
  job: ofRecruiters(a, b, 'archived'),
  'job with applicants': ofBoth(a, b, 'archivedApplied'),
  interview: ofRecruiters(a, b, 'cancelled'),
  meeting: ofBoth(a, b, 'cancelledMeeting'),
});

/** The id of a target for a principal; undefined if there is none. */
export function idOf(
  { living, deleted }: World,
  kind: ObjectKind,
  principal: Principal,
  target: Target,
): string | undefined {
  if (target === 'unknown') return unknownId;
  if (target === 'malformed') return 'nonsense';
  const owned = target.endsWith('deleted') ? deleted[kind] : living[kind];
  const isOwn = target.startsWith('own');
  const ownId = owned?.[principal];
  if (isOwn) return ownId;
  return Object.values(owned ?? {}).find((id) => id !== ownId);
}

/** Withdrawn: it may be published and deleted. */
const makeAnnouncement = (services: Services) =>
  insert(services, 'announcements', {
    title: 'News',
    description: 'Something happened.',
    published_at: services.clock.now(),
    withdrawn_at: services.clock.now(),
  });

const makeFailedMail = (services: Services) =>
  insert(services, 'outbox', {
    kind: 'MAIL',
    topic: 'mail',
    payload: { to: 'asha@example.in', subject: 'News', sealed: services.secrets.encrypt('{"isDecoy":true}') },
    delivered_at: services.clock.now(),
    outcome: 'REFUSED',
  });

const makeInvitation = (services: Services) =>
  insert(services, 'staff_invitations', {
    email: `${randomUUID()}@example.in`,
    name: 'Invited',
    role: 'ADMIN',
    token_hash: Buffer.from(randomUUID()),
    created_at: services.clock.now(),
    expires_at: new Date(services.clock.now().getTime() + 86_400_000),
  });

const makeNotification = (services: Services, { id }: TestPerson) =>
  insert(services, 'notifications', {
    user_id: id,
    type: 'GENERAL',
    title: 'News',
    body: 'Something happened.',
    link: '/profile',
    created_at: services.clock.now(),
  });

async function makeDeletedNotification(services: Services, person: TestPerson): Promise<string> {
  const id = await makeNotification(services, person);
  await services.database.query('delete from notifications where id = $1', [id]);
  return id;
}

async function makeSupportMessage(services: Services, { id }: TestPerson): Promise<string> {
  const [conversation] = await services.database.query<{ id: string }>(
    'select id from support_conversations where user_id = $1',
    [id],
  );
  return insert(services, 'support_messages', {
    conversation_id: conversation?.id,
    author_id: id,
    is_from_support: false,
    body: 'Hello.',
    created_at: services.clock.now(),
  });
}

/** By its value: the same person receives another one at the same time. */
async function makeTokenRow(services: Services, person: TestPerson): Promise<string> {
  const token = await makeAccessToken(services, person, ['JOBS_READ']);
  const [row] = await services.database.query<{ id: string }>('select id from access_tokens where token_hash = $1', [
    hashToken(token),
  ]);
  return row?.id ?? '';
}

async function makeRevokedToken(services: Services, person: TestPerson): Promise<string> {
  const id = await makeTokenRow(services, person);
  await services.database.query('delete from access_tokens where id = $1', [id]);
  return id;
}

async function makeSession(services: Services, { id }: TestPerson, revokedAt: Date | null): Promise<string> {
  const now = services.clock.now();
  const hash = (kind: string) => Buffer.from(`${kind}:${id}:${String(revokedAt)}`);
  return insert(services, 'sessions', {
    user_id: id,
    cookie_hash: hash('cookie'),
    bearer_hash: hash('bearer'),
    created_at: now,
    last_seen_at: now,
    revoked_at: revokedAt,
    expires_at: new Date(now.getTime() + 86_400_000),
  });
}

/** One of the built-in ones. */
const heldWordId = async ({ database }: Services): Promise<string> =>
  String((await database.query('select id from held_words order by phrase limit 1'))[0]?.id);

const makeReport = (services: Services, reporterId: string, userId: string): Promise<string> =>
  insert(services, 'reports', {
    reporter_id: reporterId,
    subject: 'PERSON',
    user_id: userId,
    reason: 'FAKE',
    text: 'Never answers.',
    created_at: services.clock.now(),
  });

/** Its `reference`. */
async function makeReview(services: Services, { id: seekerId }: TestPerson): Promise<string> {
  const row = { company_id: await makeCompany(services), seeker_id: seekerId, rating: 3 };
  const id = await insert(services, 'company_reviews', row);
  return String(
    (await services.database.query('select reference from company_reviews where id = $1', [id]))[0]?.reference,
  );
}

/** Replaces those of earlier worlds: there are at most 100. */
async function makeQuestion(services: Services): Promise<string> {
  await services.database.query('delete from faqs');
  return insert(services, 'faqs', { position: 1, question: 'Why?', answer: 'So.' });
}
