import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { makePerson } from '../../test/factories.ts';
import { LiveClient } from '../../test/live.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { until } from '../../test/until.ts';

const monitoring = join(import.meta.dirname, '../../docs/monitoring');
let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kaamyab-metrics-'));
  await writeFile(join(folder, 'kaamyab-2026-11-17T20-31-00Z.tar.gz'), '');
  const backup = { folder, everyHours: 24, hour: 2, keepDays: 14 };
  server = await startTestServer({ config: { backup } });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const figures = async (): Promise<string> => (await fetch(`${server.url}/metrics`)).text();
/** Of the figure whose name and labels are these. */
const figure = async (name: string): Promise<number> =>
  Number(
    (await figures())
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.slice(name.length) ?? Number.NaN,
  );

interface AlertRules {
  groups: { rules: { alert: string; expr: string }[] }[];
}
interface Dashboard {
  panels: { title: string; targets: { expr: string }[] }[];
}

test('the alert rules and the dashboard ask only for figures that are there, under labels that they have', async () => {
  const rules = parse(await readFile(join(monitoring, 'alerts.yml'), 'utf8')) as AlertRules;
  const dashboard = JSON.parse(await readFile(join(monitoring, 'dashboard.json'), 'utf8')) as Dashboard;
  const asked = [
    ...rules.groups.flatMap((group) => group.rules.map(({ expr }) => expr)),
    ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ];
  expect(asked.length).toBeGreaterThan(30);
  const types = new Map(
    [...(await figures()).matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name = '', type]) => [name, type]),
  );
  const isThere = (name: string): boolean => {
    const histogram = /^(\w+)_(?:bucket|count|sum)$/.exec(name)?.[1] ?? '';
    return types.has(name) || types.get(histogram) === 'histogram';
  };
  const names = asked.flatMap((text) => text.match(/\b(?:kaamyab|process|nodejs)_\w+/g) ?? []);
  expect([...new Set(names)].filter((name) => !isThere(name))).toEqual([]);
  // Whatever the portal tells of itself is looked at.
  const looked = new Set(names.map((name) => name.replace(/_(bucket|count|sum)$/, '')));
  const own = [...types.keys()].filter((name) => name.startsWith('kaamyab_'));
  expect(own.filter((name) => !looked.has(name))).toEqual([]);
});

test('answers are counted by the template of their route, whatever address was asked for', async () => {
  const paths = ['/jobs/details/3f6c', '/jobs/details/9a1b', '/files/3f6c', '/assets/x-3f6c.js', '/nowhere/3f6c'];
  for (const path of paths) await fetch(server.url + path);
  await fetch(`${server.url}/graphql`, { method: 'POST', body: '{' });
  const text = await figures();
  const routes = [...text.matchAll(/^kaamyab_http_answer_seconds_count\{.*route="([^"]+)"/gm)].map(
    ([, route]) => route,
  );
  expect(routes).toEqual(expect.arrayContaining(['/files/:id', '/graphql', '/metrics']));
  expect(text).toMatch(
    /^kaamyab_http_answer_seconds_count\{method="GET",route="\/jobs\/details\/:id",status="404"\} 2$/m,
  );
  expect(text).not.toContain('3f6c');
});

test('what the process and its neighbours are like is told at each scrape', async () => {
  const person = await makePerson(server.services, 'JOBSEEKER');
  expect(await figure('kaamyab_sockets')).toBe(0);
  const live = new LiveClient(server, person);
  await live.subscribe('notificationReceived', '{ id }');
  expect(await figure('kaamyab_sockets')).toBe(1);
  await live.close();
  expect(await figure('kaamyab_database_up')).toBe(1);
  expect(await figure('kaamyab_outgoing_parked')).toBe(0);
  expect(await figure('kaamyab_database_connections{pool="main",state="idle"}')).toBeGreaterThan(0);
  expect(await figure('kaamyab_database_connections{pool="searches",state="waiting"}')).toBe(0);
  // From the folder, before any backup of this process.
  expect(await figure('kaamyab_last_backup_timestamp_seconds')).toBe(Date.parse('2026-11-17T20:31:00Z') / 1000);
  // Its alert is for a Redis that is away, not for none.
  expect(await figure('kaamyab_redis_up')).toBeNaN();
});

test('what waits is counted, and how long it has; what is held on purpose is not', async () => {
  const { database } = server.services;
  const now = server.clock.now();
  await database.query('update installation set parked_at = now()');
  await database.query(
    `insert into outbox (kind, topic, payload, created_at, next_attempt_at)
     values ('MAIL', 'mail', '{}', $1::timestamptz - interval '90 s', null),
       ('MAIL', 'mail', '{}', $1, $1::timestamptz + interval '10 min')`,
    [now],
  );
  expect(await figure('kaamyab_queue_waiting{queue="mails"}')).toBe(1);
  expect(await figure('kaamyab_queue_oldest_seconds{queue="mails"}')).toBe(90);
  expect(await figure('kaamyab_queue_waiting{queue="webhooks"}')).toBe(0);
  expect(await figure('kaamyab_queue_oldest_seconds{queue="tasks"}')).toBeGreaterThanOrEqual(0);
  expect(await figure('kaamyab_outgoing_parked')).toBe(1);
  await database.query(`delete from outbox where kind = 'MAIL'`);
  await database.query('update installation set parked_at = null');
});

test('runs of tasks are counted by how they went', async () => {
  server.services.tasks.wake('deliver-webhooks');
  const name = 'kaamyab_task_runs_total{name="deliver-webhooks",outcome="succeeded"}';
  expect(await until(async () => (await figure(name)) || null, 'it has run')).toBeGreaterThanOrEqual(1);
});
