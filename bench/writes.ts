import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { hashToken, newToken } from '../server/core/secrets.ts';
import { type Figure, medianOf, percentileFigures } from './figure.ts';
import { connections, processorTimeOf, processorTimeOfPostgres, send } from './load.ts';
import { type MeasuredServer, startMeasuredServer } from './server-process.ts';
import type { Stand } from './stand.ts';

/**
 * How fast people apply and recruiters decide over HTTP: compared to one statement that writes the same rows of the
 * same tables, in turn. The product adds the session, GraphQL, the rules, the transaction and the mail.
 */
interface WriteFigures {
  perSecond: number;
  /** The same for the one statement. */
  statementsPerSecond: number;
  /** CPU milliseconds for each write, including the delivery of its mail. */
  server: number;
  postgres: number;
  postgresOfStatement: number;
  /** Milliseconds of each answer. */
  times: number[];
  /** Mails that were undelivered at the end. */
  mailsLeft: number;
}

interface Write {
  id: string;
  token: string;
  /** Arguments of the statement. */
  values: unknown[];
}

interface Kind {
  name: string;
  mutation: string;
  statement: string;
  writes: Write[];
}

/** As long as a mail's. */
const sealed = 'x'.repeat(1200);

const notified = (userId: string, title: string): string => `
  notice as (
    insert into notifications (id, user_id, type, title, body, link, created_at)
    select new_id(), ${userId}, 'FOLLOW_UP', '${title}', 'A text of the usual length about it, and who it was.',
      '/', now()
    from written returning id, user_id
  ), waiting as (
    insert into outbox (kind, topic, payload, delivered_at)
    select 'MAIL', 'mail', jsonb_build_object('to', 'a@example.in', 'sealed', '${sealed}'), now() from notice
    union all
    select 'EVENT', 'notificationReceived', jsonb_build_object('topic', 'notificationReceived', 'userIds',
      jsonb_build_array(user_id), 'subjectId', id), null from notice
    union all
    select 'EVENT', 'applicationChanged', jsonb_build_object('topic', 'applicationChanged', 'userIds',
      jsonb_build_array(seeker_id, recruiter_id), 'subjectId', id), null from written
  )
  select * from written`;

const applyStatement = `
  with attempts as (
    insert into attempt_counters as counter (scope, subject, used, window_started_at, last_attempt_at)
    values ('bench', sha256($2::uuid::text::bytea), 1, now(), now()),
      ('bench', sha256(($1::uuid::text || $2::uuid::text)::bytea), 1, now(), now())
    on conflict (scope, subject) do update set used = counter.used + 1, last_attempt_at = now()
  ), job as (
    update jobs set applications_received = applications_received + 1 where id = $1 returning id, recruiter_id
  ), written as (
    insert into applications (job_id, recruiter_id, seeker_id, applied_at, moved_at)
    select id, recruiter_id, $2::uuid, now(), now() from job returning *
  ), step as (
    insert into application_events (application_id, to_status, actor_id, at)
    select id, status, seeker_id, applied_at from written
  ), ${notified('recruiter_id', 'New application')}`;

const decideStatement = `
  with written as (
    update applications set status = 'APPROVED', moved_at = now(), decided_at = now() where id = $1 returning *
  ), step as (
    insert into application_events (application_id, from_status, to_status, actor_id, at)
    select id, 'NEW', status, recruiter_id, moved_at from written
  ), ${notified('seeker_id', 'Your application was approved')}`;

/** For each person of the bench. */
const openSessions = `
  insert into sessions (user_id, cookie_hash, bearer_hash, created_at, last_seen_at, expires_at)
  select id, decode(md5(random()::text), 'hex'), token, now(), now(), now() + interval '7 days'
  from unnest($1::uuid[], $2::bytea[]) person (id, token)`;

const listPeople = `select id from users where email::text like '%@bench.kaamyab.test'`;

const listSeekers = `select id from users where role = 'JOBSEEKER' and id = any($1::uuid[]) order by id`;
const listOpenJobs = `select id from jobs where status = 'ACTIVE' order by id limit 50000`;
const keepNewPairs = `
  select "personId", "jobId" from unnest($1::uuid[], $2::uuid[]) with ordinality pair ("personId", "jobId", n)
  where not exists (select from applications where job_id = "jobId" and seeker_id = "personId") order by n`;

const listNew = `
  select id, recruiter_id as "personId" from applications
  where status = 'NEW' and recruiter_id = any($1::uuid[]) order by hashtext(id::text)`;

async function openEach(client: pg.Pool): Promise<Map<string, string>> {
  const { rows } = await client.query<{ id: string }>(listPeople);
  const tokens = new Map(rows.map(({ id }) => [id, newToken()]));
  await client.query(openSessions, [[...tokens.keys()], [...tokens.values()].map(hashToken)]);
  return tokens;
}

/** For each seeker one open job after the other, none twice. */
async function newPairs(client: pg.Pool, people: string[]): Promise<{ personId: string; jobId: string }[]> {
  const idsOf = async (list: string, values: unknown[] = []): Promise<string[]> =>
    (await client.query<{ id: string }>(list, values)).rows.map(({ id }) => id);
  const [seekers, open] = await Promise.all([idsOf(listSeekers, [people]), idsOf(listOpenJobs)]);
  const turns = Array.from({ length: 30 }, (_, turn) => turn);
  const jobs = turns.flatMap((turn) => seekers.map((_, n) => open[(n * 31 + turn * 37) % open.length]));
  const pairs = [turns.flatMap(() => seekers), jobs];
  return (await client.query<{ personId: string; jobId: string }>(keepNewPairs, pairs)).rows;
}

async function kindsOfWrites(client: pg.Pool): Promise<Kind[]> {
  const tokens = await openEach(client);
  const people = [...tokens.keys()];
  const tokenOf = (id: string): string => tokens.get(id) ?? '';
  const pairs = await newPairs(client, people);
  const waiting = await client.query<{ personId: string; id: string }>(listNew, [people]);
  return [
    {
      name: 'apply',
      mutation: 'mutation ($id: ID!) { done: applyToJob(jobId: $id) { id status appliedAt } }',
      statement: applyStatement,
      writes: pairs.map(({ personId, jobId }) => ({
        id: jobId,
        token: tokenOf(personId),
        values: [jobId, personId],
      })),
    },
    {
      name: 'decide',
      mutation: 'mutation ($id: ID!) { done: setApplicationStatus(id: $id, status: APPROVED) { id status movedAt } }',
      statement: decideStatement,
      writes: waiting.rows.map(({ personId, id }) => ({ id, token: tokenOf(personId), values: [id] })),
    },
  ];
}

/** This many at once, each as soon as the previous one is done, until the time or the writes run out. */
async function loadFor(seconds: number, writes: Write[], work: (write: Write, turn: number) => Promise<unknown>) {
  const times: number[] = [];
  const started = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() - started < seconds * 1000) {
        const write = writes.shift();
        if (!write) return;
        const began = performance.now();
        await work(write, times.length);
        times.push(performance.now() - began);
      }
    }),
  );
  return { times, perSecond: (times.length * 1000) / (performance.now() - started) };
}

interface Rounds {
  rounds?: number;
  seconds?: number;
}

/** `rounds` in turn, of `seconds` each; a first half round only prepares the plans. */
async function measureWritesOf(
  { url, databaseUrl, process: { pid } }: MeasuredServer,
  { rounds = 5, seconds = 4 }: Rounds = {},
): Promise<Record<string, WriteFigures[]>> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: connections });
  const mailsLeft = async (): Promise<number> => {
    const waiting = `select count(*)::int as count from outbox where kind = 'MAIL' and delivered_at is null`;
    return (await pool.query<{ count: number }>(waiting)).rows[0]?.count ?? 0;
  };
  const figures: Record<string, WriteFigures[]> = {};
  for (const { name, mutation, statement, writes } of await kindsOfWrites(pool)) {
    const callServer = async ({ id, token }: Write, turn: number): Promise<void> => {
      const body = JSON.stringify({ query: mutation, variables: { id } });
      const answer = await send({ url: `${url}/graphql`, body, token }, turn);
      if (!answer.includes('"done":{')) throw new Error(answer);
    };
    const runStatement = ({ values }: Write) => pool.query({ name, text: statement, values });
    // An equal share of them for each round of the server and of the statement.
    const share = Math.floor(writes.length / (rounds + 1) / 2);
    for (let round = -1; round < rounds; round += 1) {
      const used = async () => ({ server: processorTimeOf(pid), postgres: await processorTimeOfPostgres(pool) });
      const long = round < 0 ? seconds / 2 : seconds;
      const atFirst = await used();
      const own = await loadFor(long, writes.splice(0, share), callServer);
      const left = await mailsLeft();
      while ((await mailsLeft()) > 0) await delay(100);
      const between = await used();
      const single = await loadFor(long, writes.splice(0, share), runStatement);
      const atLast = await used();
      if (round < 0) continue;
      (figures[name] ??= []).push({
        ...own,
        statementsPerSecond: single.perSecond,
        server: (between.server - atFirst.server) / own.times.length,
        postgres: (between.postgres - atFirst.postgres) / own.times.length,
        postgresOfStatement: (atLast.postgres - between.postgres) / single.times.length,
        mailsLeft: left,
      });
    }
  }
  await pool.end();
  return figures;
}

/** Compared to one statement, as a ratio in each round; the median of the rounds. */
function figuresOf(name: string, rounds: WriteFigures[]): Figure[] {
  const medianBy = (of: (round: WriteFigures) => number): number => medianOf(rounds.map(of));
  return [
    {
      row: name,
      column: 'ratio to one statement',
      value: medianBy(({ perSecond, statementsPerSecond }) => perSecond / statementsPerSecond),
      goal: { atLeast: 0.6 },
    },
    { row: name, column: 'a second', value: medianBy(({ perSecond }) => perSecond) },
    { row: name, column: 'processor of the server, ms', value: medianBy(({ server }) => server) },
    { row: name, column: 'of Postgres', value: medianBy(({ postgres }) => postgres) },
    { row: name, column: 'of the statement', value: medianBy(({ postgresOfStatement }) => postgresOfStatement) },
    ...percentileFigures(
      name,
      rounds.flatMap(({ times }) => times),
    ),
    { row: name, column: 'mails still to go', value: medianBy(({ mailsLeft }) => mailsLeft) },
  ];
}

/** Each write is made once. */
export async function measureWrites(stand: Stand): Promise<Figure[]> {
  const { folder } = await stand.forWrites();
  const server = await startMeasuredServer(folder);
  try {
    const pace = stand.isQuick ? { rounds: 2, seconds: 1 } : {};
    const rounds = await measureWritesOf(server, pace);
    return Object.entries(rounds).flatMap(([name, figures]) => figuresOf(name, figures));
  } finally {
    await server.stop();
  }
}
