import { makeApplication, makeJob, makeSeeker } from '../../../test/factories.ts';
import { serveRecruiter } from '../../../test/recruiter-server.ts';

/** D-05: filling the last opening asks the recruiter whether the job closes. */

const served = serveRecruiter();

interface Shown {
  id: string;
  status: string;
  allOpeningsFilled: boolean;
  viewerCan: { keepOpen: boolean };
}

async function ask(text: string, token = served.recruiter.token) {
  const { data, errors } = await served.server.graphql<{ answer: Shown | null }>(text, {}, token);
  return { shown: data?.answer, code: errors[0]?.extensions.code, message: errors[0]?.message };
}
const fields = '{ id status allOpeningsFilled viewerCan { keepOpen } }';
const filledJob = async () => (await ask(`{ answer: filledJob ${fields} }`)).shown;
const change = (name: string, id: string) => ask(`mutation { answer: ${name}(id: "${id}") ${fields} }`);
const setOpenings = (id: string, openings: number) =>
  ask(
    `mutation { answer: updateJob(id: "${id}", input: {
       title: "Weaver", company: "Ravi Mills", description: "Work.", location: "Pune",
       salaryMin: 1, salaryMax: 2, skills: ["Loom"], openings: ${openings}
     }) ${fields} }`,
  );

async function hire(jobId: string): Promise<void> {
  const { server, recruiter } = served;
  const id = await makeApplication(server.services, {
    jobId,
    recruiterId: recruiter.id,
    seekerId: (await makeSeeker(server.services)).id,
    status: 'OFFER_EXTENDED',
  });
  expect(
    (await ask(`mutation { answer: setApplicationStatus(id: "${id}", status: HIRED) { id } }`)).code,
  ).toBeUndefined();
}

test('the last hire asks, and after Keep Open it is not asked again until the openings change', async () => {
  const id = await makeJob(served.server.services, served.recruiter, { openings: 2 });
  await hire(id);
  expect([await filledJob(), await change('keepJobOpen', id)]).toMatchObject([
    null,
    { code: undefined, shown: { allOpeningsFilled: false } },
  ]);
  await hire(id);
  expect(await filledJob()).toEqual({ id, status: 'ACTIVE', allOpeningsFilled: true, viewerCan: { keepOpen: true } });
  expect((await change('keepJobOpen', id)).shown).toEqual({
    id,
    status: 'ACTIVE',
    allOpeningsFilled: true,
    viewerCan: { keepOpen: false },
  });
  expect((await change('keepJobOpen', id)).code).toBeUndefined();
  await hire(id);
  expect(await filledJob()).toBeNull();
  expect((await setOpenings(id, 4)).shown).toMatchObject({ allOpeningsFilled: false, viewerCan: { keepOpen: false } });
  expect(await filledJob()).toBeNull();
  expect((await setOpenings(id, 3)).shown).toMatchObject({ allOpeningsFilled: true, viewerCan: { keepOpen: true } });
  expect(await filledJob()).toMatchObject({ id });
  expect((await setOpenings(id, 3)).shown).toMatchObject({ viewerCan: { keepOpen: true } });
  await change('keepJobOpen', id);
});

test('closed, it asks no more, also when it is opened again; the next filled job is asked about then', async () => {
  const [first, second] = [
    await makeJob(served.server.services, served.recruiter),
    await makeJob(served.server.services, served.recruiter),
  ];
  await hire(first);
  await hire(second);
  expect(await filledJob()).toMatchObject({ id: first });
  expect((await change('closeJob', first)).shown).toMatchObject({
    status: 'INACTIVE',
    allOpeningsFilled: true,
    viewerCan: { keepOpen: false },
  });
  expect(await filledJob()).toMatchObject({ id: second });
  expect(await change('keepJobOpen', first)).toMatchObject({
    code: 'CONFLICT',
    message: 'This job is already closed.',
  });
  expect((await change('reopenJob', first)).shown).toMatchObject({ status: 'ACTIVE', viewerCan: { keepOpen: false } });
  await ask(`mutation { answer: deleteJob(id: "${second}") }`);
  expect(await filledJob()).toBeNull();
});

test('no one but its recruiter learns that the openings are filled', async () => {
  const id = await makeJob(served.server.services, served.recruiter);
  await hire(id);
  const seeker = await makeSeeker(served.server.services);
  for (const token of [seeker.token, ''])
    expect((await ask(`{ answer: job(id: "${id}") ${fields} }`, token)).shown).toMatchObject({
      allOpeningsFilled: false,
      viewerCan: { keepOpen: false },
    });
});
