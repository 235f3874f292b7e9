import pg from 'pg';
import { makeJob, makeRecruiter } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { nameOf } from '../../test/statements.ts';
import { until } from '../../test/until.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

const read = async (encoding = 'gzip') =>
  (await fetch(`${server.url}/jobs/feed.xml`, { headers: { 'accept-encoding': encoding } })).text();

test('the feed is built once for all who ask, and again when a job changes, or after a minute', async () => {
  const recruiter = await makeRecruiter(server.services);
  const titles = ['Weaver & Dyer', 'Potter', 'Smith'];
  for (const title of titles) await makeJob(server.services, recruiter, { title });
  const prepared = jest.spyOn(server.services.database, 'prepared');
  const builds = () => prepared.mock.calls.filter(([asked]) => nameOf(asked) === 'open-jobs').length;
  const [first, ...others] = await Promise.all([read(), read('identity'), read()]);
  expect(titles.map((title) => first.includes(`<title>${title.replace('&', '&amp;')}</title>`))).toEqual([
    true,
    true,
    true,
  ]);
  expect(new Set([first, ...others, await read()]).size).toBe(1);
  expect(builds()).toBe(1);
  const { data } = await server.graphql<{ hrJobs: { items: { id: string }[] } }>(
    '{ hrJobs(search: "Potter") { items { id } } }',
    {},
    recruiter.token,
  );
  await server.graphql(
    'mutation ($id: ID!) { closeJob(id: $id) { id } }',
    { id: data?.hrJobs.items[0]?.id },
    recruiter.token,
  );
  expect(await read()).not.toContain('Potter');
  expect(builds()).toBe(2);
  server.clock.advance({ seconds: 59 });
  await read();
  expect(builds()).toBe(2);
  server.clock.advance({ seconds: 1 });
  await read();
  expect(builds()).toBe(3);
  prepared.mockRestore();
});

test('readers get the HTML of the description, and only what is known of the place', async () => {
  const recruiter = await makeRecruiter(server.services);
  const description = 'We pay <6 LPA> & more.\n- Tally\n- GST\n\nPara two <b>bold</b> ]]> end';
  const jobs = [
    { title: 'At home', location: 'Remote', work_mode: 'REMOTE', min_years: 2.5, description },
    { title: 'On site', location: 'Chennai, Coimbatore' },
    { title: 'Abroad', location: 'Dubai, UAE' },
  ];
  for (const job of jobs) await makeJob(server.services, recruiter, job);
  server.clock.advance({ minutes: 1 });
  const items = (await read()).split('<job>');
  const itemOf = (title: string) => items.find((item) => item.includes(`<title>${title}</title>`)) ?? '';
  expect(itemOf('At home')).toContain(
    '<description><![CDATA[<p>We pay &lt;6 LPA&gt; &amp; more.<br>- Tally<br>- GST</p>' +
      '<p>Para two &lt;b&gt;bold&lt;/b&gt; ]]&gt; end</p>]]></description>',
  );
  expect(itemOf('At home')).toContain('<remotetype>');
  expect(itemOf('At home')).not.toMatch(/<city>|<country>/);
  expect(itemOf('On site')).toContain('<city>Chennai, Coimbatore</city><state>Tamil Nadu</state><country>IN</country>');
  expect(itemOf('On site')).not.toContain('<remotetype>');
  expect(itemOf('Abroad')).toContain('<city>Dubai, UAE</city>');
  expect(itemOf('Abroad')).not.toContain('<country>');
});

test('while the feed is being built no one begins another', async () => {
  const holder = new pg.Client({ connectionString: server.databaseUrl });
  await holder.connect();
  await holder.query('begin');
  await holder.query('lock table jobs in access exclusive mode');
  const prepared = jest.spyOn(server.services.database, 'prepared');
  const count = (name: string) => prepared.mock.calls.filter(([asked]) => nameOf(asked) === name).length;
  server.clock.advance({ minutes: 1 });
  const first = read();
  await until(() => count('open-jobs') === 1, 'it is being built');
  server.clock.advance({ minutes: 1 });
  const second = read();
  await until(() => count('last-job-event') === 2, 'somebody else asks');
  await prepared.mock.results.at(-1)?.value;
  await holder.query('rollback');
  await holder.end();
  expect(await first).toBe(await second);
  expect(count('open-jobs')).toBe(1);
  prepared.mockRestore();
});
