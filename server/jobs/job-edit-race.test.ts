import { expect, test } from '@jest/globals';
import { serveRecruiter } from '../../test/recruiter-server.ts';
import { upload } from '../../test/upload.ts';

const sample = {
  title: 'Accountant',
  company: 'Sharma & Co',
  description: 'Books',
  location: 'Pune',
  salaryMin: 25_000,
  salaryMax: 40_000,
  skills: ['Tally'],
};
const served = serveRecruiter();

interface Shown {
  id: string;
  location: string;
  updatedAt: string;
}

const post = async () =>
  (
    await served.server.graphql<{ postJob: Shown }>(
      'mutation ($input: JobInput!) { postJob(input: $input) { id updatedAt } }',
      { input: sample },
      served.recruiter.token,
    )
  ).data!.postJob;
async function update(id: string, input: object, seen: string | null) {
  const { data, errors } = await served.server.graphql<{ updateJob: Shown }>(
    `mutation ($id: ID!, $input: JobInput!, $seen: DateTime) {
       updateJob(id: $id, input: $input, seen: $seen) { id location updatedAt }
     }`,
    { id, input: { ...sample, ...input }, seen },
    served.recruiter.token,
  );
  return { shown: data?.updateJob, code: errors[0]?.extensions.code, message: errors[0]?.message };
}

test('of two windows that edit a job the second is warned, and nothing is lost; saved again, it replaces', async () => {
  const { id, updatedAt } = await post();
  served.server.clock.advance({ seconds: 5 });
  expect((await update(id, { location: 'Nashik' }, updatedAt)).shown).toMatchObject({ location: 'Nashik' });
  served.server.clock.advance({ seconds: 5 });
  expect(await update(id, { description: 'Books and taxes' }, updatedAt)).toMatchObject({
    code: 'CONFLICT',
    message:
      'This job has changed since you opened it here. ' +
      'Look at it in another window first: saving once more replaces it.',
  });
  expect((await update(id, { description: 'Books and taxes' }, null)).shown).toMatchObject({ location: 'Pune' });
});

test('of five windows at once that saw the same one saves', async () => {
  const { id, updatedAt } = await post();
  served.server.clock.advance({ seconds: 5 });
  const answers = await Promise.all(
    ['Agra', 'Indore', 'Kochi', 'Surat', 'Thane'].map((location) => update(id, { location }, updatedAt)),
  );
  expect(answers.map(({ code }) => code ?? 'SAVED').toSorted()).toEqual([
    'CONFLICT',
    'CONFLICT',
    'CONFLICT',
    'CONFLICT',
    'SAVED',
  ]);
});

test('an edit sent again because its answer got lost is saved once, also when both are under way at once', async () => {
  const { id, updatedAt } = await post();
  served.server.clock.advance({ seconds: 5 });
  const changed = { location: 'Nashik', minYears: 0.5, autoStop: { enabled: true, daysCount: 3 } };
  const { shown } = await update(id, changed, updatedAt);
  served.server.clock.advance({ seconds: 5 });
  const again = await Promise.all([updatedAt, updatedAt, null].map((seen) => update(id, changed, seen)));
  expect(again).toEqual([{ shown }, { shown }, { shown }]);
  expect(
    await served.server.services.database.query(`select type from job_events where job_id = $1 and type = 'EDITED'`, [
      id,
    ]),
  ).toHaveLength(1);
});

test('an edit that differs in one field, in its files or in their order is not one that was sent again', async () => {
  const attach = async (name: string) =>
    (await upload(served.server, undefined, { name, purpose: 'attachment', token: served.recruiter.token })).body.id;
  const fileIds = [await attach('a.pdf'), await attach('b.pdf')];
  const { id, updatedAt } = await post();
  served.server.clock.advance({ seconds: 5 });
  await update(id, { attachmentIds: fileIds }, null);
  expect(await update(id, { attachmentIds: fileIds }, updatedAt)).toMatchObject({ shown: { id } });
  const others = [
    { attachmentIds: fileIds.toReversed() },
    { attachmentIds: [] },
    { skills: ['tally'] },
    { salaryPeriod: 'YEAR' },
    { isUrgent: true },
    { eligibility: 'B.Com' },
    { maxYears: 2 },
    { autoStop: { enabled: true, applicationsCount: 7 } },
    { company: 'Sharma Sons' },
  ];
  for (const input of others) expect([input, (await update(id, input, updatedAt)).code]).toEqual([input, 'CONFLICT']);
});
