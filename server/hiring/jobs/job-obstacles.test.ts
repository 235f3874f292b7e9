import { jobForm } from '../../../test/company-calls.ts';
import { makeCompany, makeJob, makePerson, makeRecruiter } from '../../../test/factories.ts';
import {
  everywhere,
  JobCases,
  nowhere,
  onlyRead,
  type PostedJob,
  type Reason,
  textWithFees,
} from '../../../test/job-cases.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { closeDueJobs } from './job-closing.service.ts';

let server: TestServer;
let jobs: JobCases;
beforeAll(async () => {
  server = await startTestServer();
  jobs = new JobCases(server);
  await makeRecruiter(server.services, { companyName: 'Taken Mills' });
  const suspended = await makeCompany(server.services, 'Suspended Mills');
  await jobs.run(`update companies set suspended_at = now(), suspension_reason = 'A fee.' where id = $1`, [suspended]);
});
afterAll(() => server.close());
/** So that the feed stays short. */
afterEach(() => jobs.run('update jobs set archived_at = now() where archived_at is null'));

const allReasons: readonly Reason[] = [
  'COMPANY_NOT_AGREED',
  'TEXT_HELD',
  'TAKEN_DOWN',
  'COMPANY_SUSPENDED',
  'RECRUITER_LEAVING',
  'RECRUITER_DISABLED',
  'EXPIRED',
  'NOT_WANTED',
];
const staysReadable: readonly Reason[] = ['RECRUITER_LEAVING', 'EXPIRED', 'NOT_WANTED'];
const inTheWay = (reasons: readonly Reason[]) =>
  reasons.every((reason) => staysReadable.includes(reason)) ? onlyRead : nowhere;

const edits: Record<string, (posted: PostedJob) => Promise<{ code: string | undefined }>> = {
  harmless: (posted) => jobs.edit(posted, { description: 'You mind eight looms. Lunch is free.' }),
  fees: (posted) => jobs.edit(posted, { description: `${textWithFees} By UPI.` }),
  takenCompany: (posted) => jobs.edit(posted, { company: 'Taken Mills' }),
  suspendedCompany: (posted) => jobs.edit(posted, { company: 'Suspended Mills' }),
  limits: async (posted) => {
    const [job] = await jobs.run('select description from jobs where id = $1', [posted.jobId]);
    return jobs.edit(posted, { ...job, autoStop: { enabled: true, daysCount: 9 } });
  },
  close: (posted) => jobs.onJob('closeJob', posted, posted.recruiter),
  reopen: (posted) => jobs.reopen(posted),
  delete: (posted) => jobs.onJob('deleteJob', posted, posted.recruiter),
};

/** What the edit answers while the reason stands. */
function codeOf(reason: Reason, name: string): string | undefined {
  if (reason === 'RECRUITER_DISABLED') return 'UNAUTHENTICATED';
  if (name === 'close') return 'CONFLICT';
  if (name === 'delete') return undefined;
  if (name === 'reopen') {
    if (reason === 'COMPANY_SUSPENDED') return 'BAD_USER_INPUT';
    return reason === 'EXPIRED' || reason === 'NOT_WANTED' ? undefined : 'CONFLICT';
  }
  if (reason === 'COMPANY_SUSPENDED')
    return name === 'takenCompany' || name === 'suspendedCompany' ? 'CONFLICT' : 'BAD_USER_INPUT';
  return name === 'takenCompany' || name === 'suspendedCompany' ? 'BAD_USER_INPUT' : undefined;
}

/** What strangers see before the reason is lifted: a text that an edit held, not even as a closed job. */
function afterEdit(reason: Reason, name: string): boolean[] {
  const isDone = codeOf(reason, name) === undefined;
  if (isDone && (name === 'reopen' || (reason === 'TEXT_HELD' && name === 'harmless'))) return everywhere;
  return isDone && (name === 'delete' || name === 'fees') ? nowhere : inTheWay([reason]);
}

/** What strangers see once the reason is lifted: only an admin's release of that very text shows one with fees. */
function afterLifting(reason: Reason, name: string): boolean[] {
  if (codeOf(reason, name) !== undefined) return everywhere;
  if (name === 'delete') return nowhere;
  return name === 'fees' && reason !== 'TEXT_HELD' ? nowhere : everywhere;
}

test.each(allReasons)(
  'with %s in the way of a job no edit shows strangers what nobody has read, then or later',
  async (reason) => {
    for (const [name, change] of Object.entries(edits)) {
      const posted = await jobs.post();
      await jobs.stand[reason](posted);
      expect([name, (await change(posted)).code]).toEqual([name, codeOf(reason, name)]);
      expect([name, await jobs.seen(posted)]).toEqual([name, afterEdit(reason, name)]);
      await jobs.lift[reason](posted);
      expect([name, await jobs.seen(posted)]).toEqual([name, afterLifting(reason, name)]);
    }
  },
);

/** What admins lift is refused while the company is suspended, and nobody who is away does anything. */
const order = (one: Reason, other: Reason): [Reason, Reason] => {
  const first: readonly Reason[] = ['COMPANY_SUSPENDED', 'RECRUITER_DISABLED', 'RECRUITER_LEAVING', 'TAKEN_DOWN'];
  const rank = (reason: Reason) => (first.includes(reason) ? first.indexOf(reason) : first.length);
  return rank(one) <= rank(other) ? [one, other] : [other, one];
};
test.each(allReasons.slice(1))(
  'a job with %s and another reason in the way opens when both are lifted, not before',
  async (one) => {
    for (const other of allReasons.slice(0, allReasons.indexOf(one))) {
      const posted = await jobs.post();
      const [first, second] = order(other, one);
      for (const reason of [first, second]) await jobs.plant[reason](posted);
      expect([other, await jobs.seen(posted)]).toEqual([other, inTheWay([one, other])]);
      await jobs.lift[first](posted);
      // One reopening lifts both.
      const isOpen = first === 'EXPIRED' && second === 'NOT_WANTED';
      expect([other, await jobs.seen(posted)]).toEqual([other, isOpen ? everywhere : inTheWay([second])]);
      await jobs.lift[second](posted);
      expect([other, await jobs.seen(posted)]).toEqual([other, everywhere]);
    }
  },
);

test.each(allReasons)(
  'with %s in the way its recruiter reads it, and viewerCan says what the commands do',
  async (reason) => {
    for (const [name, permission] of [
      ['harmless', 'edit'],
      ['close', 'close'],
      ['reopen', 'reopen'],
      ['delete', 'delete'],
    ] as const) {
      const posted = await jobs.post();
      await jobs.plant[reason](posted);
      if (reason === 'RECRUITER_DISABLED')
        Object.assign(posted.recruiter, { token: (await makePerson(server.services, 'ADMIN')).token });
      const { value } = await jobs.call(
        'query ($id: ID!) { job(id: $id) { obstacles viewerCan { edit close reopen delete } } }',
        { id: posted.jobId },
        posted.recruiter,
      );
      const job = value as { obstacles: string[]; viewerCan: Record<string, boolean> };
      expect(job.obstacles).toEqual(reason === 'NOT_WANTED' ? [] : [reason]);
      if (reason === 'RECRUITER_DISABLED') return;
      expect([name, (await edits[name]?.(posted))?.code === undefined]).toEqual([name, job.viewerCan[permission]]);
    }
  },
);

describe('of two at once', () => {
  const post = ({ recruiter, company, word }: PostedJob) =>
    jobs.call(
      'mutation ($input: JobInput!) { postJob(input: $input) { id } }',
      { input: { ...jobForm, title: word, company } },
      recruiter,
    );
  const open = async ({ recruiter }: PostedJob) =>
    (await jobs.run(`select id from jobs where recruiter_id = $1 and status = 'ACTIVE'`, [recruiter.id])).length;

  /** Jobs on which something else stands than on their company and their recruiter. */
  const wronglyKnown = () =>
    jobs.run(`
      select j.id from jobs j join users u on u.id = j.recruiter_id join companies c on c.id = j.company_id
      where j.archived_at is null and (j.company_suspended_at, j.owner_leaves_at, j.owner_disabled_at)
        is distinct from (c.suspended_at, u.deletes_at, u.disabled_at)`);

  test.each(['RECRUITER_LEAVING', 'RECRUITER_DISABLED', 'COMPANY_SUSPENDED'] as const)(
    'no job is left open that is posted, reopened, edited or moved while %s begins to stand',
    async (reason) => {
      for (const round of [1, 2, 3]) {
        const posted = await jobs.post();
        const closed = await makeJob(
          server.services,
          { ...posted.recruiter, companyId: posted.companyId },
          { is_wanted: false },
        );
        await Promise.all([
          post(posted),
          jobs.reopen({ ...posted, jobId: closed }),
          ...(round > 1 ? [jobs.edit(posted)] : []),
          jobs.stand[reason](posted),
          ...(round > 2 ? [post(posted), jobs.onJob('deleteJob', posted, posted.recruiter)] : []),
        ]);
        expect([round, await open(posted), await wronglyKnown()]).toEqual([round, 0, []]);
      }
    },
  );
});

test('limits go on while the company is suspended: what is over stays closed, and nobody hears twice', async () => {
  const posted = await jobs.post({ auto_stop_enabled: true, auto_stop_days: 1 });
  await jobs.run('update jobs set closes_at = $2 where id = $1', [
    posted.jobId,
    new Date(server.clock.now().getTime() + 3_600_000),
  ]);
  await jobs.stand.COMPANY_SUSPENDED(posted);
  server.clock.advance({ hours: 2 });
  await closeDueJobs(server.services);
  await jobs.lift.COMPANY_SUSPENDED(posted);
  expect(await jobs.seen(posted)).toEqual(onlyRead);
  const told = await jobs.run('select title from notifications where user_id = $1', [posted.recruiter.id]);
  expect(told.map(({ title }) => title)).not.toContain('Your job posting was closed');
  expect((await jobs.reopen(posted)).code).toBeUndefined();
  expect(await jobs.seen(posted)).toEqual(everywhere);
});
