import { makeRecruiter, setTo } from '../../../test/factories.ts';
import { startTestServer } from '../../../test/server.ts';

const sample = {
  company: 'Sharma & Co',
  description: 'Books',
  location: 'Pune',
  salaryMin: 25_000,
  salaryMax: 40_000,
  skills: ['Tally'],
};

test('asvs-2.4.1 a recruiter posts 50 jobs a day until an admin has verified the company', async () => {
  const server = await startTestServer();
  try {
    await setTo(server.services, 'unverifiedJobLimit', 50);
    const recruiter = await makeRecruiter(server.services, { companyName: sample.company });
    const post = async (title: string) =>
      (
        await server.graphql(
          'mutation ($input: JobInput!) { postJob(input: $input) { id } }',
          { input: { ...sample, title } },
          recruiter.token,
        )
      ).errors[0];
    // Jobs of one recruiter are posted one after the other: fifty at once would wait too long on a busy machine.
    const posted = [];
    for (let batch = 0; batch < 4; batch += 1)
      posted.push(...(await Promise.all(Array.from({ length: 13 }, (_, number) => post(`Clerk ${batch}.${number}`)))));
    const refused = posted.filter((error) => error !== undefined);
    expect(refused).toHaveLength(2);
    expect(refused[0]).toMatchObject({
      message: 'You have posted many jobs today. Please post the next ones tomorrow.',
      extensions: { code: 'RATE_LIMITED' },
    });
    expect(
      await server.services.database.query('select count(*)::int as count from jobs where recruiter_id = $1', [
        recruiter.id,
      ]),
    ).toEqual([{ count: 50 }]);

    await server.services.database.query('update companies set verified_at = now() where name = $1', [sample.company]);
    expect(await post('Auditor')).toBeUndefined();
    await server.services.database.query('update companies set verified_at = null where name = $1', [sample.company]);
    await server.services.database.query(`update jobs set is_wanted = false`);
    server.clock.advance({ days: 1 });
    expect(await post('Clerk')).toBeUndefined();
  } finally {
    await server.close();
  }
});
