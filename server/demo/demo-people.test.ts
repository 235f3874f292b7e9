import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { type ApplicationStatus, applicationStatusLabels } from '../hiring/applications/application.labels.ts';
import { canMove, decisions, type Mover } from '../hiring/applications/application.rules.ts';
import { ManualClock } from '../../test/manual-clock.ts';
import { verifyPassword } from '../core/password-hash.ts';
import { indianDay } from '../core/india.rules.ts';
import { firstConsentVersion } from '../platform/settings/settings.rules.ts';
import { demoPassword, loadDemo } from './demo.service.ts';

const now = new Date('2026-11-21T06:15:00Z');

let server: TestServer;
const rowsOf = <Row extends Record<string, unknown>>(sql: string): Promise<Row[]> =>
  server.services.database.query<Row>(sql);
const numberOf = async (sql: string): Promise<number> =>
  Number((await rowsOf<{ n: string }>(`select (${sql}) as n`))[0]?.n);
const demoUser = (name: string): string => `(select id from users where email = '${name}@demo.kaamyab.test')`;

beforeAll(async () => {
  server = await startTestServer({ clock: new ManualClock(now) });
  await loadDemo(server.services);
});
afterAll(() => server.close());

interface StoredEvent extends Record<string, unknown> {
  application: string;
  from: ApplicationStatus | null;
  to: ApplicationStatus;
  at: Date;
  isBySeeker: boolean;
  status: ApplicationStatus;
  movedAt: Date;
  decidedAt: Date | null;
}

function moverOf({ from, to, isBySeeker }: StoredEvent): Mover {
  if (isBySeeker) return 'SEEKER';
  return to === 'INTERVIEW_SCHEDULED' || (from === 'INTERVIEW_SCHEDULED' && to === 'APPROVED')
    ? 'INTERVIEW'
    : 'RECRUITER';
}

describe('the history of each application', () => {
  let histories: StoredEvent[][];
  beforeAll(async () => {
    const events = await rowsOf<StoredEvent>(
      `select a.id as application, e.from_status as from, e.to_status as to, e.at,
         e.actor_id = a.seeker_id as "isBySeeker", a.status, a.moved_at as "movedAt", a.decided_at as "decidedAt"
       from applications a left join application_events e on e.application_id = a.id order by a.id, e.at, e.id`,
    );
    histories = [...Map.groupBy(events, ({ application }) => application).values()];
  });

  test('OP-032 goes along the transition table, from applying to the present status', () => {
    const isBegun = ([first]: StoredEvent[]) => first?.from === null && first.to === 'NEW' && first.isBySeeker;
    const isLegalStep = (before: StoredEvent, event: StoredEvent) =>
      event.from === before.to && canMove(before.to, event.to, moverOf(event)) && event.at > before.at;
    const isLegal = (events: StoredEvent[]) =>
      events.every((event, index) => index === 0 || isLegalStep(events[index - 1] ?? event, event));
    const isFinished = ({ status, movedAt, to, at }: StoredEvent) =>
      to === status && at.getTime() === movedAt.getTime() && at <= now;
    expect(histories.length).toBeGreaterThan(4000);
    expect(
      histories.filter(
        (events) => !isBegun(events) || !isLegal(events) || !events.at(-1) || !isFinished(events.at(-1) as StoredEvent),
      ),
    ).toEqual([]);
  });

  test('says when it was decided, as the recruiter would have set it', () => {
    const decidedAt = (events: StoredEvent[]) =>
      events.reduce<Date | null>(
        (at, event) =>
          event.to === 'NEW' ? null : moverOf(event) === 'RECRUITER' && decisions.includes(event.to) ? event.at : at,
        null,
      );
    expect(histories.filter((events) => decidedAt(events)?.getTime() !== events[0]?.decidedAt?.getTime())).toEqual([]);
  });

  test('has ended in every status', () => {
    expect(new Set(histories.map(([event]) => event?.status))).toEqual(new Set(Object.keys(applicationStatusLabels)));
  });

  test('has interviews of each kind, several of them to come for the demo recruiter', async () => {
    const modes = await rowsOf<{ mode: string | null; isOwn: boolean }>(
      `select distinct mode, recruiter_id = ${demoUser('hr')} as "isOwn" from interviews
       where starts_at > '${now.toISOString()}' and status = 'SCHEDULED'`,
    );
    for (const mode of ['VIDEO', 'IN_PERSON', 'PHONE', null])
      expect(modes.some((each) => each.mode === mode)).toBe(true);
    expect(modes.filter(({ mode, isOwn }) => isOwn && mode !== null).length).toBeGreaterThanOrEqual(2);
  });

  test('notifies both sides of where an interview takes place, if anything is said of it', async () => {
    const notified = await rowsOf<{ role: string; mode: string | null; place: string | null }>(
      `select u.role, i.mode, split_part(n.body, E'\\n', 2) as place
       from notifications n join users u on u.id = n.user_id
         join interviews i on n.user_id in (i.seeker_id, i.recruiter_id) and i.created_at = n.created_at
       where n.type = 'INTERVIEW' and n.title in ('Your interview is scheduled', 'Interview scheduled')`,
    );
    const begins = (role: string, mode: string | null) =>
      new Set(
        notified.filter((each) => each.role === role && each.mode === mode).map(({ place }) => place?.split(':')[0]),
      );
    for (const role of ['JOBSEEKER', 'HR']) {
      expect(begins(role, 'VIDEO')).toEqual(new Set(['Video call']));
      expect(begins(role, 'IN_PERSON')).toEqual(new Set(['In person']));
      expect(begins(role, 'PHONE')).toEqual(new Set(['By phone']));
      expect(begins(role, null)).toEqual(new Set(['']));
    }
  });

  test('has an interview wherever one is scheduled, and some are over', async () => {
    expect(
      await numberOf(
        `select count(*) from applications a where status = 'INTERVIEW_SCHEDULED'
           and not exists (select from interviews where application_id = a.id and status <> 'CANCELLED')`,
      ),
    ).toBe(0);
    expect(
      await numberOf(
        `select count(*) from interviews where status = 'SCHEDULED' and starts_at > '${now.toISOString()}'`,
      ),
    ).toBeGreaterThan(20);
    expect(
      await numberOf(`select count(*) from interviews where status = 'COMPLETED' and ends_at < '${now.toISOString()}'`),
    ).toBeGreaterThan(20);
    expect(
      await numberOf(`select count(*) from interviews where status = 'COMPLETED' and ends_at > '${now.toISOString()}'`),
    ).toBe(0);
  });
});

describe('the demo accounts', () => {
  test('exist as the contract says, and no one else has a password', async () => {
    const users = await rowsOf<{ email: string; role: string; hash: string }>(
      `select email::text, role, password_hash as hash from users where password_hash is not null order by email`,
    );
    expect(users.map(({ email, role }) => [email, role])).toEqual([
      ['admin@demo.kaamyab.test', 'ADMIN'],
      ['hr@demo.kaamyab.test', 'HR'],
      ['seeker@demo.kaamyab.test', 'JOBSEEKER'],
      ['superadmin@demo.kaamyab.test', 'SUPERADMIN'],
    ]);
    for (const { hash } of users) expect(await verifyPassword(demoPassword, hash)).toBe(true);
    expect(demoPassword).toBe('Demo@12345');
    expect(await numberOf(`select count(*) from users where email not like '%.test'`)).toBe(0);
    expect(await numberOf(`select count(*) from users where name !~ '^[[:alpha:] ]{1,50}$'`)).toBe(0);
    expect(
      await numberOf(
        `select count(*) from users u where (
           select count(distinct kind) from consents where user_id = u.id and kind <> 'TALENT_SEARCH'
              and version = '${firstConsentVersion}') <> 2`,
      ),
    ).toBe(0);
  });

  test('nobody agreed to a version before its month, nor before they had an account', async () => {
    const early = `to_char(c.given_at at time zone 'Asia/Kolkata', 'YYYY-MM') < c.version or c.given_at < u.created_at`;
    expect(await numberOf(`select count(*) from consents c join users u on u.id = c.user_id where ${early}`)).toBe(0);
  });

  test('the recruiter has six jobs, one with applications in every list, and interviews', async () => {
    const jobs = await rowsOf<{ received: number; statuses: number }>(
      `select applications_received as received,
         (select count(distinct status)::int from applications where job_id = j.id) as statuses
       from jobs j where recruiter_id = ${demoUser('hr')}`,
    );
    expect(jobs.length).toBeGreaterThanOrEqual(6);
    expect(
      jobs.filter(
        ({ received, statuses }) =>
          received >= 15 && received <= 25 && statuses === Object.keys(applicationStatusLabels).length,
      ),
    ).toHaveLength(1);
    expect(
      await numberOf(
        `select count(*) from interviews
         where recruiter_id = ${demoUser('hr')}
           and starts_at > '${now.toISOString()}' and status = 'SCHEDULED'`,
      ),
    ).toBeGreaterThanOrEqual(2);
    expect(
      await numberOf(`select count(*) from notifications where user_id = ${demoUser('hr')} and read_at is null`),
    ).toBeGreaterThan(0);
  });

  test('the recruiter has notes in several statuses, each after its step, and reasons for decisions', async () => {
    const notes = await rowsOf<{ status: string; isLate: boolean }>(
      `select a.status, n.created_at >= a.moved_at and n.created_at <= '${now.toISOString()}' as "isLate"
       from application_notes n join applications a on a.id = n.application_id and a.recruiter_id = n.author_id
       where n.author_id = ${demoUser('hr')}`,
    );
    expect(notes.length).toBeGreaterThanOrEqual(15);
    expect(new Set(notes.map(({ status }) => status)).size).toBeGreaterThanOrEqual(4);
    expect(notes.every(({ isLate }) => isLate)).toBe(true);
    expect(await numberOf('select count(*) from application_notes')).toBe(notes.length);
    const reasoned = (status: string) =>
      numberOf(
        `select count(*) from application_events e join applications a on a.id = e.application_id
         where a.recruiter_id = ${demoUser('hr')} and e.reason is not null and e.to_status = '${status}'`,
      );
    for (const status of ['APPROVED', 'ON_HOLD', 'REJECTED']) expect(await reasoned(status)).toBeGreaterThan(0);
  });

  test('the seeker has a full profile, applications in both tabs, an interview, saved jobs, notices', async () => {
    const [profile] = await rowsOf(`select * from seeker_profiles where user_id = ${demoUser('seeker')}`);
    expect(
      Object.entries(profile ?? {}).filter(
        ([, value]) => value === null || (Array.isArray(value) && value.length === 0),
      ),
    ).toEqual([]);
    const inTab = (condition: string) =>
      numberOf(
        `select count(*) from applications a join jobs j on j.id = a.job_id
         where a.seeker_id = ${demoUser('seeker')} and a.status <> 'WITHDRAWN' and ${condition}`,
      );
    expect(await inTab(`j.status = 'ACTIVE' and a.status not in ('HIRED', 'REJECTED')`)).toBeGreaterThanOrEqual(4);
    expect(await inTab(`(j.status = 'INACTIVE' or a.status in ('HIRED', 'REJECTED'))`)).toBeGreaterThanOrEqual(2);
    expect(
      await numberOf(
        `select count(*) from interviews
         where seeker_id = ${demoUser('seeker')}
           and starts_at > '${now.toISOString()}' and status = 'SCHEDULED'`,
      ),
    ).toBe(1);
    expect(
      await numberOf(`select count(*) from saved_jobs where seeker_id = ${demoUser('seeker')}`),
    ).toBeGreaterThanOrEqual(3);
    const notifications = await rowsOf<{ at: Date }>(
      `select created_at as at from notifications where user_id = ${demoUser('seeker')}`,
    );
    const days = new Set(notifications.map(({ at }) => indianDay(at)).filter((day) => day.startsWith('2026-11')));
    expect(days.size).toBeGreaterThanOrEqual(5);
  });

  test('applicants of the demo recruiter and the demo seeker have a stored resume, a PDF with their name', async () => {
    expect(
      await numberOf(
        `select count(*) from applications where resume_file_id is null
           and (recruiter_id = ${demoUser('hr')} or seeker_id = ${demoUser('seeker')})`,
      ),
    ).toBe(0);
    const files = await rowsOf<{ storageKey: string; sha256: Buffer; size: number; name: string }>(
      `select f.storage_key as "storageKey", f.sha256, f.size, u.name from files f join users u on u.id = f.owner_id
       where f.purpose = 'RESUME' and f.claimed_at is not null`,
    );
    expect(files.length).toBeGreaterThan(20);
    for (const { storageKey, sha256, size, name } of files) {
      const content = await buffer(await server.services.storage.read(storageKey));
      expect(content).toHaveLength(size);
      expect(createHash('sha256').update(content).digest()).toEqual(sha256);
      const text = content.toString('latin1');
      expect(text.startsWith('%PDF-1.4\n') && text.includes(`(${name}) Tj`)).toBe(true);
      const offsets = [...text.matchAll(/^(\d{10}) 00000 n/gm)].map(([, offset]) => Number(offset));
      for (const [index, offset] of offsets.entries())
        expect(text.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj\n`));
      expect(text.slice(Number(/startxref\n(\d+)/.exec(text)?.[1]))).toMatch(/^xref\n/);
    }
  });
});
