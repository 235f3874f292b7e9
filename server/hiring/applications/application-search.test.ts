import { askForList, readList, type ShownList } from '../../../test/applicant-lists.ts';
import { makeApplication, makeJob, makeRecruiter, makeSeeker, type TestPerson } from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const read = (person: TestPerson, variables: object): Promise<ShownList> => readList(server, person, variables);
const ask = (person: TestPerson, variables: object) => askForList(server, person, variables);
const namesOf = ({ items }: ShownList): string[] => items.map(({ applicant }) => applicant.name);

const hour = 3_600_000;

describe('search and filters', () => {
  let recruiter: TestPerson & { companyId: string };
  let bakerId: string;

  beforeAll(async () => {
    recruiter = await makeRecruiter(server.services);
    bakerId = await makeJob(server.services, recruiter, { title: 'Baker' });
    const driverId = await makeJob(server.services, recruiter, { title: 'Truck Driver' });
    const people = [
      ['Asha Nair', { skills: ['Baking', 'Excel'], experience_years: 2.5 }, bakerId, 'NEW', 0],
      ['Bimal Das', { skills: ['excel'], experience_years: 8 }, bakerId, 'IN_REVIEW', 25],
      ['Chitra 100% Rao', { skills: [] }, bakerId, 'APPROVED', 50],
      ['Driver Singh', { skills: ['Driving', 'GPS'], experience_years: 0 }, driverId, 'NEW', 75],
      ['Esha Pal', { skills: ['Driving'], experience_years: 5 }, driverId, 'REJECTED', 100],
      ['Gone Nair', { skills: ['Baking'] }, bakerId, 'WITHDRAWN', 1],
    ] as const;
    for (const [name, profile, jobId, status, hours] of people) {
      const seeker = await makeSeeker(server.services, {
        name,
        email: `${name.replaceAll(/\W/g, '.')}@Example.in`,
        profile,
      });
      await makeApplication(server.services, {
        jobId,
        recruiterId: recruiter.id,
        seekerId: seeker.id,
        status,
        appliedAt: new Date(server.clock.now().getTime() - hours * hour),
      });
    }
    const stranger = await makeRecruiter(server.services);
    const foreign = await makeJob(server.services, stranger, { title: 'Baker' });
    await makeApplication(server.services, {
      jobId: foreign,
      recruiterId: stranger.id,
      seekerId: (await makeSeeker(server.services, { name: 'Asha Foreign' })).id,
    });
  });

  const shown = async (variables: object) => namesOf(await read(recruiter, { pageSize: 25, ...variables }));

  test.each([
    ['a part of the name', 'sha', ['Asha Nair']],
    ['the e-mail, whatever the case', 'BIMAL.DAS@', ['Bimal Das']],
    ['a skill', 'gps', ['Driver Singh']],
    ['the title of the job, or a name', 'driver', ['Driver Singh']],
    ['a percent sign, which stands for itself', '0%', ['Chitra 100% Rao']],
    ['blanks alone, which are no search', '  ', ['Asha Nair', 'Bimal Das', 'Chitra 100% Rao', 'Driver Singh']],
    ['somebody who withdrew, who is in no list', 'gone', []],
    ['words on two lines of what is searched', 'nair asha', []],
  ])('OP-056 the search finds %s', async (_what, search, names) => {
    expect(await shown({ search })).toEqual(names);
  });

  test('OP-056 in the applications of one job the title of the job is not searched', async () => {
    expect(await shown({ jobId: bakerId, search: 'baker' })).toEqual([]);
    expect(await shown({ jobId: bakerId, search: 'baking' })).toEqual(['Asha Nair']);
  });

  test.each([
    ['statuses of the list', { status: ['NEW', 'REJECTED'] }, ['Asha Nair', 'Driver Singh']],
    ['the day in India', { appliedFrom: '2026-11-17', appliedTo: '2026-11-17' }, ['Bimal Das']],
    ['every skill, without case', { skills: ['EXCEL', ' baking '] }, ['Asha Nair']],
    [
      'years of experience; who says none is left out',
      { experienceMin: 0, experienceMax: 2.5 },
      ['Asha Nair', 'Driver Singh'],
    ],
    [
      'everything at once',
      { status: ['IN_REVIEW'], skills: ['excel'], experienceMin: 8, appliedTo: '2026-11-18' },
      ['Bimal Das'],
    ],
    ['nothing', {}, ['Asha Nair', 'Bimal Das', 'Chitra 100% Rao', 'Driver Singh']],
  ])('OP-056 the filter narrows to %s', async (_what, filter, names) => {
    expect(await shown({ filter })).toEqual(names);
  });

  test('a filter never widens a list, and what cannot be is refused by its name', async () => {
    expect(await shown({ list: 'REJECTED', filter: { status: ['REJECTED', 'NEW', 'WITHDRAWN'] } })).toEqual([
      'Esha Pal',
    ]);
    expect(await shown({ filter: { status: ['WITHDRAWN'] } })).toEqual([]);
    const fieldsOf = async (variables: object) => Object.keys((await ask(recruiter, variables)).fields ?? {});
    expect(await fieldsOf({ filter: { appliedFrom: '2026-11-18', appliedTo: '2026-11-17' } })).toEqual([
      'filter.appliedTo',
    ]);
    expect(await fieldsOf({ filter: { experienceMin: 5, experienceMax: 1 } })).toEqual(['filter.experienceMax']);
    expect(await fieldsOf({ filter: { experienceMin: -1 } })).toEqual(['filter.experienceMin']);
    expect(await fieldsOf({ search: 'x'.repeat(201) })).toEqual(['search']);
    expect(await fieldsOf({ after: 'nonsense' })).toEqual(['after']);
    expect(await fieldsOf({ page: 101, pageSize: 100 })).toEqual(['page']);
  });

  test('a name, an e-mail and a profile that change are found by their new words at once', async () => {
    const seeker = await makeSeeker(server.services, { name: 'Farid Khan', profile: { skills: ['Welding'] } });
    const own = await makeRecruiter(server.services);
    await makeApplication(server.services, {
      jobId: await makeJob(server.services, own),
      recruiterId: own.id,
      seekerId: seeker.id,
    });
    const found = async (variables: object) => (await read(own, variables)).total;
    await server.services.database.query(`update users set name = 'Farid Ansari' where id = $1`, [seeker.id]);
    await server.services.database.query(
      `update seeker_profiles set skills = array['Fitting', 'a "b"'], experience_years = 4 where user_id = $1`,
      [seeker.id],
    );
    expect([await found({ search: 'khan' }), await found({ search: 'ansari' })]).toEqual([0, 1]);
    expect([
      await found({ filter: { skills: ['welding'] } }),
      await found({ filter: { skills: ['FITTING', 'A "b"'] } }),
    ]).toEqual([0, 1]);
    expect([
      await found({ filter: { experienceMin: 4.1 } }),
      await found({ filter: { experienceMin: 4, experienceMax: 4 } }),
    ]).toEqual([0, 1]);
  });

  test('HAPP-14 an application opened by a link comes with its page of the filtered list', async () => {
    const all = await read(recruiter, { pageSize: 25, search: 'a' });
    const third = all.items[2];
    const page = await read(recruiter, { pageSize: 2, search: 'a', pageOf: third?.id });
    expect([page.page, page.items[0]?.id]).toEqual([2, third?.id]);
    // One that is not in this list leaves the page that was asked for.
    const rejected = (await read(recruiter, { list: 'REJECTED' })).items[0];
    expect((await read(recruiter, { pageSize: 2, page: 1, pageOf: rejected?.id })).page).toBe(1);
  });

  test('reading on by the cursor shows each application once, even when new ones arrive meanwhile', async () => {
    const own = await makeRecruiter(server.services);
    const jobId = await makeJob(server.services, own);
    // Three at the same instant: the id decides.
    for (let number = 0; number < 7; number += 1) {
      const seeker = await makeSeeker(server.services, { name: 'Many', hasResume: false });
      await makeApplication(server.services, {
        jobId,
        recruiterId: own.id,
        seekerId: seeker.id,
        appliedAt: new Date(server.clock.now().getTime() - Math.floor(number / 3)),
      });
    }
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: ShownList = await read(own, { pageSize: 3, after });
      seen.push(...page.items.map(({ id }) => id));
      expect(page.total).toBeGreaterThanOrEqual(7);
      after = page.items.length === 3 ? page.endCursor : null;
      if (seen.length === 3) {
        const late = await makeSeeker(server.services, { hasResume: false });
        await makeApplication(server.services, {
          jobId,
          recruiterId: own.id,
          seekerId: late.id,
          appliedAt: new Date(server.clock.now().getTime() + 1),
        });
      }
    } while (after);
    expect(seen).toHaveLength(7);
    expect(new Set(seen).size).toBe(7);
  });
});
