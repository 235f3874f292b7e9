import { makeApplication, makeJob, makeRecruiter, makeSeeker, type TestPerson } from '../../../test/factories.ts';
import { LiveClient } from '../../../test/live.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { invitationDays } from './invitation.rules.ts';

let server: TestServer;
let recruiter: Awaited<ReturnType<typeof makeRecruiter>>;
let seeker: Awaited<ReturnType<typeof makeSeeker>>;
let jobId: string;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.advance({ hours: 1 });
  recruiter = await verifiedRecruiter();
  seeker = await makeSeeker(server.services, { name: 'Meera Iyer', profile: { skills: ['Looms'] } });
  jobId = await makeJob(server.services, recruiter, { title: 'Loom setter' });
});

const run = (text: string, values: unknown[] = []) => server.services.database.query(text, values);
async function verifiedRecruiter() {
  const person = await makeRecruiter(server.services);
  await run('update companies set verified_at = now() where id = $1', [person.companyId]);
  return person;
}

/** The id under which recruiters find the seeker; they are to be found from now on. */
async function talentIdOf({ token }: TestPerson): Promise<string> {
  const { data } = await server.graphql<{ setTalentVisibility: { id: string } }>(
    'mutation { setTalentVisibility(isVisible: true) { id } }',
    {},
    token,
  );
  return data?.setTalentVisibility.id ?? '';
}

interface Invitation {
  id: string;
  state: string;
  jobTitle: string;
  companyName: string;
  profile: { id: string } | null;
  application: { id: string; applicant: { name: string } } | null;
}
const fields = 'id state jobTitle companyName profile { id } application { id applicant { name } }';
const call = (document: string, person: TestPerson, variables: object = {}) =>
  server.graphql<Record<string, Invitation>>(document, variables, person.token);
const one = async (answer: ReturnType<typeof call>): Promise<Invitation> => {
  const { data, errors } = await answer;
  expect(errors).toEqual([]);
  return Object.values(data ?? {})[0] as Invitation;
};
const refusalOf = async (answer: ReturnType<typeof call>) => (await answer).errors[0]?.extensions;
const codeOf = async (answer: ReturnType<typeof call>) => (await answer).errors[0]?.extensions.code;

const askToInvite = async (of: { job?: string; talentId?: string; by?: TestPerson } = {}) =>
  call(
    `mutation ($jobId: ID!, $talentId: ID!) {
      inviteToJob(jobId: $jobId, talentId: $talentId) { ${fields} }
    }`,
    of.by ?? recruiter,
    { jobId: of.job ?? jobId, talentId: of.talentId ?? (await talentIdOf(seeker)) },
  );
const invite = (of?: Parameters<typeof askToInvite>[0]) => one(askToInvite(of));
const act = (name: string, { id }: { id: string }, by: TestPerson = seeker) =>
  call(`mutation ($id: ID!) { ${name}(id: $id) { ${fields} } }`, by, { id });

const doneAlready = { code: 'CONFLICT', reason: 'DONE_ALREADY' };

const listOf = async (name: string, person: TestPerson): Promise<Invitation[]> => {
  const { data, errors } = await server.graphql<Record<string, { items: Invitation[] }>>(
    `{ ${name} { items { ${fields} } } }`,
    {},
    person.token,
  );
  expect(errors).toEqual([]);
  return data?.[name]?.items ?? [];
};
const sent = () => listOf('sentInvitations', recruiter);
const received = () => listOf('myInvitations', seeker);
const talentFound = async (by: TestPerson) =>
  (
    await server.graphql<{ talentProfiles: { items: { id: string }[] } }>(
      '{ talentProfiles(pageSize: 100) { items { id } } }',
      {},
      by.token,
    )
  ).data?.talentProfiles.items.map(({ id }) => id);

test('the seeker hears of it in the bell and by mail, once; the recruiter still does not know who it is', async () => {
  const invitation = await invite();
  const company = (await run('select name from companies where id = $1', [recruiter.companyId]))[0]?.name as string;
  const text =
    `${company} invites you to apply for Loom setter. ` +
    "They don't know your name yet. It is shared with your resume when you accept.";
  const link = `/applied-jobs?tab=invitations&job=${jobId}`;
  const { data } = await server.graphql<{ notifications: object[] }>(
    '{ notifications { type title text link } }',
    {},
    seeker.token,
  );
  expect(data?.notifications).toEqual([{ type: 'JOB_ALERT', title: 'You are invited to apply', text, link }]);
  const mails = await server.mails(seeker.email);
  expect(mails.filter(({ subject }) => subject.includes('You are invited to apply'))).toHaveLength(1);
  const seen = { ...invitation, state: 'SENT', profile: { id: await talentIdOf(seeker) }, application: null };
  expect(await sent()).toEqual([seen]);
  expect(JSON.stringify(await sent())).not.toMatch(new RegExp(`Meera|${seeker.id}|${seeker.email}`));
  expect(await received()).toEqual([{ ...seen, profile: null }]);
});

test('sent again with its key, an invitation is one, and its first answer comes again', async () => {
  const variables = { jobId, talentId: await talentIdOf(seeker), key: 'afb60c51-6c7b-4c52-9d2f-6a4e1a2d7c10' };
  const send = () =>
    one(
      call(
        `mutation ($jobId: ID!, $talentId: ID!, $key: String) {
          inviteToJob(jobId: $jobId, talentId: $talentId, idempotencyKey: $key) { ${fields} sentAt expiresAt }
        }`,
        recruiter,
        variables,
      ),
    );
  const first = await send();
  expect(await send()).toEqual(first);
  expect(await sent()).toHaveLength(1);
});

test('accepting applies with the resume, live in the list of the recruiter, who now has the name', async () => {
  const live = new LiveClient(server, recruiter);
  const stream = await live.subscribe<{ id: string; applicant: { name: string } }>(
    'applicationChanged',
    '{ id applicant { name } }',
  );
  const accepted = await one(act('acceptInvitation', await invite()));
  expect(accepted).toMatchObject({ state: 'ACCEPTED', application: { applicant: { name: 'Meera Iyer' } } });
  expect(await stream.next()).toEqual(accepted.application);
  await live.close();
  expect((await sent())[0]?.application?.applicant.name).toBe('Meera Iyer');
  expect(await run('select status, resume_file_id as resume from applications where job_id = $1', [jobId])).toEqual([
    { status: 'NEW', resume: seeker.resumeFileId },
  ]);
  expect(await refusalOf(act('acceptInvitation', accepted))).toEqual(doneAlready);
  expect(await refusalOf(act('declineInvitation', accepted))).toEqual({ code: 'CONFLICT' });
});

test('declining gives away nothing, and ends it for both sides', async () => {
  const declined = await one(act('declineInvitation', await invite()));
  expect(declined).toMatchObject({ state: 'DECLINED', application: null });
  expect(await sent()).toMatchObject([{ state: 'DECLINED', application: null }]);
  expect(await refusalOf(act('declineInvitation', declined))).toEqual(doneAlready);
  expect(await refusalOf(act('acceptInvitation', declined))).toEqual({ code: 'CONFLICT' });
  expect(await codeOf(act('withdrawInvitation', declined, recruiter))).toBe('CONFLICT');
  expect(await run('select from applications where job_id = $1', [jobId])).toEqual([]);
});

test('one that was withdrawn cannot be accepted', async () => {
  const invitation = await invite();
  expect(await one(act('withdrawInvitation', invitation, recruiter))).toMatchObject({ state: 'WITHDRAWN' });
  const { errors } = await act('acceptInvitation', invitation);
  expect(errors[0]).toMatchObject({
    message: 'This invitation was withdrawn.',
    extensions: { code: 'CONFLICT' },
  });
  expect(await refusalOf(act('withdrawInvitation', invitation, recruiter))).toEqual(doneAlready);
});

test('it expires after its days, and with its job', async () => {
  const invitation = await invite();
  const other = await makeJob(server.services, recruiter);
  await invite({ job: other });
  await run(`update jobs set is_wanted = false, closed_at = now() where id = $1`, [other]);
  expect((await received()).map(({ state }) => state)).toEqual(['EXPIRED', 'SENT']);
  server.clock.advance({ days: invitationDays });
  await run(`update sessions set expires_at = expires_at + interval '30 days' where user_id = $1`, [seeker.id]);
  expect((await received()).map(({ state }) => state)).toEqual(['EXPIRED', 'EXPIRED']);
  expect(await codeOf(act('acceptInvitation', invitation))).toBe('CONFLICT');
});

test('nobody is invited twice to a job, also by two at once, nor after applying for it', async () => {
  const talentId = await talentIdOf(seeker);
  const refusals = await Promise.all([1, 2].map(() => refusalOf(askToInvite({ talentId }))));
  expect(refusals.filter((refusal) => refusal !== undefined)).toEqual([doneAlready]);
  const other = await makeJob(server.services, recruiter);
  await makeApplication(server.services, { jobId: other, recruiterId: recruiter.id, seekerId: seeker.id });
  expect((await askToInvite({ job: other, talentId })).errors[0]?.message).toBe(
    'This person has applied for this job already.',
  );
  const [standing] = await standingsOf(talentId, other);
  expect(standing).toEqual({ id: talentId, invited: 'INVITED', applied: 'APPLIED' });
});

test('inviting again is done already, whatever the answer was; a withdrawn invitation is another case', async () => {
  const talentId = await talentIdOf(seeker);
  const again = async () => (await askToInvite({ talentId })).errors[0];
  const invited = { message: 'You have invited this person to this job already.', extensions: doneAlready };
  const invitation = await invite({ talentId });
  expect(await again()).toMatchObject(invited);
  await act('withdrawInvitation', invitation, recruiter);
  const withdrawn = await again();
  expect(withdrawn?.message).toBe(
    'You withdrew your invitation of this person to this job. The same person cannot be invited to it again.',
  );
  expect(withdrawn?.extensions).toEqual({ code: 'CONFLICT' });
  await one(call('mutation ($id: ID!) { applyToJob(jobId: $id) { id } }', seeker, { id: jobId }));
  const applied = await again();
  expect(applied?.message).toBe('This person has applied for this job already.');
  expect(applied?.extensions).toEqual({ code: 'CONFLICT' });

  jobId = await makeJob(server.services, recruiter);
  await act('declineInvitation', await invite({ talentId }));
  expect(await again()).toMatchObject(invited);
  jobId = await makeJob(server.services, recruiter);
  await act('acceptInvitation', await invite({ talentId }));
  expect(await again()).toMatchObject(invited);
});

async function standingsOf(talentId: string, other: string, by: TestPerson = recruiter) {
  const { data } = await server.graphql<{ talentProfiles: { items: { id: string }[] } }>(
    `query ($jobId: ID!, $other: ID!) {
      talentProfiles(pageSize: 100) { items { id invited: standing(jobId: $jobId) applied: standing(jobId: $other) } }
    }`,
    { jobId, other },
    by.token,
  );
  return data?.talentProfiles.items.filter(({ id }) => id === talentId) ?? [];
}

test('who applies without the invitation has accepted it; only its recruiter reads the standing to a job', async () => {
  const talentId = await talentIdOf(seeker);
  await invite({ talentId });
  await one(call('mutation ($id: ID!) { applyToJob(jobId: $id) { id } }', seeker, { id: jobId }));
  expect(await sent()).toMatchObject([{ state: 'ACCEPTED', application: { applicant: { name: 'Meera Iyer' } } }]);
  const [standing] = await standingsOf(talentId, jobId, await verifiedRecruiter());
  expect(standing).toEqual({ id: talentId, invited: null, applied: null });
});

test('a company that was blocked neither finds nor invites, until the block is removed', async () => {
  const talentId = await talentIdOf(seeker);
  const invitation = await invite({ talentId });
  expect(await talentFound(recruiter)).toContain(talentId);
  expect(await one(act('blockInvitations', invitation))).toMatchObject({ state: 'DECLINED' });
  expect(await talentFound(recruiter)).not.toContain(talentId);
  const other = await makeJob(server.services, recruiter);
  expect(await codeOf(askToInvite({ job: other, talentId }))).toBe('NOT_FOUND');
  expect((await sent())[0]?.profile).toBeNull();
  expect(await talentFound(await verifiedRecruiter())).toContain(talentId);
  const blocks = async () =>
    (
      await server.graphql<{ invitationBlocks: { id: string; companyName: string }[] }>(
        '{ invitationBlocks { id companyName } }',
        {},
        seeker.token,
      )
    ).data?.invitationBlocks;
  expect(await blocks()).toMatchObject([{ companyName: invitation.companyName }]);
  await server.graphql('mutation ($id: ID!) { removeInvitationBlock(id: $id) }', (await blocks())?.[0], seeker.token);
  expect(await blocks()).toEqual([]);
  await invite({ job: other, talentId });
});

test('who hides is gone from the recruiter, answers what was sent, and comes back as somebody else', async () => {
  const other = await makeJob(server.services, recruiter);
  const [first, withdrawn] = [await invite(), await invite({ job: other })];
  await act('withdrawInvitation', withdrawn, recruiter);
  await server.graphql('mutation { setTalentVisibility(isVisible: false) { id } }', {}, seeker.token);
  const talentId = await talentIdOf(seeker);
  expect((await sent()).map(({ profile }) => profile)).toEqual([null, null]);
  expect(await standingsOf(talentId, other)).toEqual([{ id: talentId, invited: null, applied: null }]);
  for (const job of [jobId, other]) expect((await askToInvite({ job, talentId })).errors).toEqual([]);
  expect(await standingsOf(talentId, other)).toEqual([{ id: talentId, invited: 'INVITED', applied: 'INVITED' }]);
  expect(await one(act('acceptInvitation', first))).toMatchObject({ state: 'ACCEPTED' });
});

test('as many a day as the setting says, and the next day again', async () => {
  await run(`insert into settings (name, value, updated_at) values ('dailyInvitations', '1', now())`);
  await invite();
  const other = await makeJob(server.services, recruiter);
  expect((await askToInvite({ job: other })).errors[0]).toMatchObject({
    message: 'You have invited 1 person today. Please go on tomorrow.',
    extensions: { code: 'RATE_LIMITED' },
  });
  server.clock.advance({ hours: 24 });
  await invite({ job: other });
  await run(`delete from settings where name = 'dailyInvitations'`);
});

test('only to an open job of the own verified company, and only by an id that is found', async () => {
  const closed = await makeJob(server.services, recruiter, { is_wanted: false, closed_at: server.clock.now() });
  const elsewhere = await makeJob(server.services, { id: recruiter.id });
  const stranger = await verifiedRecruiter();
  const unverified = await makeRecruiter(server.services);
  const ofUnverified = await makeJob(server.services, unverified);
  expect(await codeOf(askToInvite({ job: closed }))).toBe('CONFLICT');
  expect(await codeOf(askToInvite({ job: elsewhere }))).toBe('CONFLICT');
  expect(await codeOf(askToInvite({ by: stranger }))).toBe('NOT_FOUND');
  expect(await codeOf(askToInvite({ by: unverified, job: ofUnverified }))).toBe('FORBIDDEN');
  for (const talentId of [seeker.id, 'nonsense']) expect(await codeOf(askToInvite({ talentId }))).toBe('NOT_FOUND');
});
