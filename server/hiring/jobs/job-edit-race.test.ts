import { serveRecruiter } from '../../../test/recruiter-server.ts';

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
