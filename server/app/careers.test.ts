import { makeJob, makeRecruiter, type TestPerson, verify } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';

let server: TestServer;
let recruiter: TestPerson & { companyId: string };
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());
beforeEach(async () => void (recruiter = await makeRecruiter(server.services)));

const addressOf = (companyId = recruiter.companyId, query = '') =>
  `${server.url}/api/companies/${companyId}/jobs.json${query}`;
interface Careers {
  company: { id: string; name: string; isVerified: boolean };
  jobs: Record<string, unknown>[];
  total: number;
}
const read = async (companyId?: string, query?: string) =>
  (await fetch(addressOf(companyId, query))).json() as Promise<Careers>;

describe("a company's careers page reads", () => {
  test('its open jobs, newest first, in pages, from any site', async () => {
    await verify(server.services, recruiter.companyId);
    const hours = (count: number) => ({ posted_at: new Date(server.clock.now().getTime() - count * 3_600_000) });
    const older = await makeJob(server.services, recruiter, { ...hours(2), description: 'You bake.\n\n<b>Early</b>' });
    const newer = await makeJob(server.services, recruiter, hours(1));
    await makeJob(server.services, recruiter, { is_wanted: false });
    await makeJob(server.services, await makeRecruiter(server.services));
    const answer = await fetch(addressOf(), { headers: { origin: 'https://careers.example' } });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    const { company, jobs, total } = (await answer.json()) as Careers;
    expect([company.id, company.isVerified, total]).toEqual([recruiter.companyId, true, 2]);
    expect(jobs.map(({ id }) => id)).toEqual([newer, older]);
    expect(jobs[1]).toMatchObject({
      url: `${server.services.config.publicUrl}/jobs/details/${older}`,
      description: 'You bake.\n\n<b>Early</b>',
      descriptionHtml: '<p>You bake.</p><p>&lt;b&gt;Early&lt;/b&gt;</p>',
    });
    expect((await read(undefined, '?pageSize=1&page=2')).jobs.map(({ id }) => id)).toEqual([older]);
    expect((await fetch(addressOf(undefined, '?pageSize=101'))).status).toBe(400);
  });

  test('the same whoever asks: no cookie is set, and one that has not changed is not sent again', async () => {
    await makeJob(server.services, recruiter);
    const first = await fetch(addressOf(), { headers: { cookie: `token=${recruiter.token}` } });
    expect([first.headers.get('set-cookie'), first.headers.get('cache-control')]).toEqual([null, 'public, max-age=60']);
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
    const again = await fetch(addressOf(), { headers });
    expect([again.status, again.headers.get('access-control-allow-origin')]).toEqual([304, '*']);
    await makeJob(server.services, recruiter);
    expect((await fetch(addressOf(), { headers })).status).toBe(200);
  });

  test('nothing of a company that is suspended or not there, and may read why', async () => {
    await makeJob(server.services, recruiter);
    await server.services.database.query(
      `update companies set suspended_at = now(), suspension_reason = 'x' where id = $1`,
      [recruiter.companyId],
    );
    for (const id of [recruiter.companyId, '00000000-0000-7000-8000-000000000000', 'nowhere']) {
      const { status, headers } = await fetch(addressOf(id));
      expect([status, headers.get('access-control-allow-origin')]).toEqual([404, '*']);
    }
  });

  test('no job of somebody who does not speak for it any more', async () => {
    await makeJob(server.services, recruiter);
    const left = await makeRecruiter(server.services);
    await makeJob(server.services, left, { company_id: recruiter.companyId });
    expect((await read()).total).toBe(1);
  });
});

describe('a page of another site', () => {
  const origin = 'https://careers.example';
  const ask = (query: string, init: { method?: string; headers?: Record<string, string> } = {}) =>
    fetch(`${server.url}/graphql${init.method === 'GET' ? `?query=${encodeURIComponent(query)}` : ''}`, {
      method: init.method ?? 'POST',
      headers: { 'content-type': 'application/json', origin, ...init.headers },
      ...(init.method !== 'GET' && { body: JSON.stringify({ query }) }),
    });
  const cookie = () => ({ cookie: `token=${recruiter.cookie}` });

  test.each(['GET', 'POST'])('reads what is public by %s, as a visitor whatever cookies come along', async (method) => {
    const own = await ask('{ me { id } siteStats { jobs } }', { method, headers: { ...cookie(), origin: server.url } });
    expect(await own.json()).toMatchObject({ data: { me: { id: recruiter.id } } });
    const answer = await ask('{ me { id } siteStats { jobs } }', { method, headers: cookie() });
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    expect(await answer.json()).toMatchObject({
      data: { me: null, siteStats: { jobs: expect.any(Number) as number } },
    });
    expect((await ask('{ hrJobs { total } }', { method, headers: cookie() })).status).toBe(401);
  });

  test('asks first what it may do, and may send no token', async () => {
    for (const path of ['/graphql', `/api/companies/${recruiter.companyId}/jobs.json`]) {
      const { status, headers } = await fetch(server.url + path, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
      });
      expect([status, headers.get('access-control-allow-origin')]).toEqual([204, '*']);
      expect(headers.get('access-control-allow-headers')).toContain('content-type');
      expect(headers.get('access-control-allow-headers')).not.toContain('authorization');
    }
  });

  test('writes nothing, neither with cookies nor with a token', async () => {
    for (const headers of [{}, cookie()]) {
      const answer = await ask('mutation { logout }', { headers });
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
    }
    expect((await ask('{ me { id } }', { headers: { authorization: `Bearer ${recruiter.token}` } })).status).toBe(403);
    const rest = await fetch(`${server.url}/api/jobseeker/notifications/mark-all-read`, {
      method: 'PUT',
      headers: { origin },
    });
    expect(rest.status).toBe(403);
  });
});
