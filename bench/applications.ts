import pg from 'pg';
import { demoPassword } from '../server/demo/demo.service.ts';
import { plantApplications } from '../test/planted-applications.ts';
import { type Figure, percentileFigures } from './figure.ts';
import { startMeasuredServer } from './server-process.ts';
import type { Stand } from './stand.ts';

interface Times {
  /**
   * Milliseconds of each answer, by request. `counted`: an application changed just before, so the list is counted
   * again. `again`: the same request repeated.
   */
  lists: Record<string, { counted: number[]; again: number[] }>;
  figures: number[];
}

const listQuery = `query (
  $jobId: ID, $list: ApplicationList, $page: Int, $pageSize: Int, $search: String, $filter: ApplicationFilter,
  $after: String
) {
  hrApplications(
    jobId: $jobId, list: $list, page: $page, pageSize: $pageSize, search: $search, filter: $filter, after: $after
  ) {
    items { id status appliedAt movedAt applicant { name email program skills } job { id title } }
    total totalIsExact page endCursor
  }
}`;
const figuresQuery = `{
  hrAnalytics(period: LAST_12_MONTHS) {
    totalJobs totalApplications
    hiring { timeline { from to applications } steps { step applications } firstAnswer { medianHours waiting } }
  }
}`;

const lists: Record<string, object> = {
  first: {},
  'the last page': { page: 1000 },
  'the last page of a tab': { list: 'APPROVED', page: 1000 },
  rejected: { list: 'REJECTED' },
  'status and week': { filter: { status: ['NEW'], appliedFrom: '2026-01-01' } },
  'rare name': { search: 'Planted 17777' },
  'common name': { search: 'asha' },
  skill: { filter: { skills: ['Excel'] } },
  'rare skill': { filter: { skills: ['Welding'] } },
  years: { filter: { experienceMin: 3, experienceMax: 6 } },
  everything: { search: 'planted', filter: { skills: ['Excel'], experienceMin: 2, appliedFrom: '2026-03-01' } },
};

/** Fewer with `--quick`, because inserting them takes most of the time. */
export const applicationsOfList = (isQuick: boolean): number => (isQuick ? 20_000 : 100_000);

/**
 * How a recruiter with this many applications reads them: lists of every kind, and the charts. One caller requests each
 * in turn.
 */
export async function measureLists(stand: Stand): Promise<Figure[]> {
  const { lists: asked, figures } = await measureApplications((await stand.demo()).folder, {
    rounds: stand.isQuick ? 4 : 30,
    count: applicationsOfList(stand.isQuick),
  });
  const ways = [
    ['again', 'asked again'],
    ['counted', 'after a change'],
  ] as const;
  return [
    ...ways.flatMap(([way, when]) => {
      const all = Object.values(asked).flatMap((times) => times[way]);
      return [
        ...percentileFigures(`all lists, ${when}`, all),
        ...Object.entries(asked).flatMap(([name, times]) => percentileFigures(`${name}, ${when}`, times[way])),
      ];
    }),
    ...percentileFigures('their drawn figures', figures),
  ];
}

/** On the demo. Its recruiter gets `count` additional applications. */
async function measureApplications(
  folder: string,
  { rounds, count }: { rounds: number; count: number },
): Promise<Times> {
  const server = await startMeasuredServer(folder);
  const { databaseUrl } = server;
  try {
    const { token, recruiterId, companyId } = await logIn(server.url, databaseUrl);
    const jobId = await plantApplications(databaseUrl, { recruiterId, companyId, count, now: new Date() });
    const { change, stop: stopChanging } = await changer(databaseUrl, jobId);
    const ask = async (query: string, variables: object): Promise<number> => {
      const started = performance.now();
      const answer = await fetch(`${server.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ query, variables }),
      });
      const { errors } = (await answer.json()) as { errors?: unknown };
      if (errors) throw new Error(JSON.stringify(errors));
      return performance.now() - started;
    };
    const asked: Record<string, object> = { ...lists, 'of one job': { jobId } };
    const times: Times = {
      lists: Object.fromEntries(Object.keys(asked).map((name) => [name, { counted: [], again: [] }])),
      figures: [],
    };
    for (let round = -5; round < rounds; round += 1) {
      for (const [name, variables] of Object.entries(asked)) {
        await change();
        for (const way of ['counted', 'again'] as const) {
          const time = await ask(listQuery, { pageSize: 10, ...variables });
          if (round >= 0) times.lists[name]?.[way].push(time);
        }
      }
      const time = await ask(figuresQuery, {});
      if (round >= 0) times.figures.push(time);
    }
    await stopChanging();
    return times;
  } finally {
    await server.stop();
  }
}

/** Updates one application of the job without changing it: the list stays the same, but the server cannot know that. */
async function changer(
  databaseUrl: string,
  jobId: string,
): Promise<{ change: () => Promise<void>; stop: () => Promise<void> }> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: string }>('select id from applications where job_id = $1 limit 1', [jobId]);
  return {
    change: async () =>
      void (await client.query('update applications set moved_at = moved_at where id = $1', [rows[0]?.id])),
    stop: () => client.end(),
  };
}

async function logIn(
  url: string,
  databaseUrl: string,
): Promise<{ token: string; recruiterId: string; companyId: string }> {
  const query = `mutation ($password: String!) {
    loginWithPassword(email: "hr@demo.kaamyab.test", password: $password) { token user { id } }
  }`;
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { password: demoPassword } }),
  });
  const { data } = (await answer.json()) as { data: { loginWithPassword: { token: string; user: { id: string } } } };
  const { token, user } = data.loginWithPassword;
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: string }>(
    'select company_id as id from jobs where recruiter_id = $1 limit 1',
    [user.id],
  );
  await client.end();
  return { token, recruiterId: user.id, companyId: rows[0]?.id ?? '' };
}
