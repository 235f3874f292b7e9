import { CompanyCalls, everywhere, jobForm, nowhere, type SeenJob } from '../../test/company-calls.ts';
import { makePerson, makeRecruiter, makeSeeker, type TestPerson } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';

let server: TestServer;
let calls: CompanyCalls;
beforeAll(async () => {
  server = await startTestServer();
  calls = new CompanyCalls(server);
});
afterAll(() => server.close());

const taken = { company: 'This company is already here. Ask to join.' };
const admin = (): Promise<TestPerson> => makePerson(server.services, 'ADMIN');

describe('asking to join', () => {
  /** A member and somebody who asks, with a job that waits. */
  async function makeAsker(name: string, row: { email?: string } = {}) {
    const member = await makeRecruiter(server.services, { companyName: name });
    const asker = await calls.newRecruiter({ name: 'Ravi Kumar', ...row });
    await calls.nameCompany(asker, name);
    return { member, asker, job: (await calls.post(asker, name)).job };
  }

  test('D-01 a job waits, seen by its recruiter alone, until a member lets them in; both are notified', async () => {
    const [member, asker] = [
      await makeRecruiter(server.services, { companyName: 'Sindhu Garments' }),
      await calls.newRecruiter({ name: 'Ravi Kumar' }),
    ];
    await server.services.database.query('update companies set verified_at = now() where id = $1', [member.companyId]);
    await calls.nameCompany(asker, 'Sindhu Garments');
    const [request, ...others] = (await calls.requestsTo(member))?.items ?? [];
    expect([request, others]).toEqual([
      {
        id: expect.any(String),
        companyName: 'Sindhu Garments',
        name: 'Ravi Kumar',
        email: asker.email,
        askedAt: server.clock.now().toISOString(),
      },
      [],
    ]);
    expect((await server.mails(member.email)).map(({ subject }) => subject)).toEqual([
      'Ravi Kumar asks to join Sindhu Garments',
    ]);
    const before = await calls.jobsOnSite();
    const { data } = await calls.call<{ postJob: { id: string } }>(
      'mutation ($input: JobInput!) { postJob(input: $input) { id status waitsForCompany viewerCan { ' +
        'edit close reopen delete } } }',
      { input: { ...jobForm, company: 'Sindhu Garments', autoStop: { enabled: true, daysCount: 3 } } },
      asker,
    );
    expect(data?.postJob).toMatchObject({
      status: 'INACTIVE',
      waitsForCompany: true,
      viewerCan: { edit: true, close: false, reopen: false, delete: true },
    });
    const id = data?.postJob.id;
    const seeker = await makeSeeker(server.services);
    expect(await calls.isSeen(id, 'sindhu garments')).toEqual(nowhere);
    expect([
      await calls.jobsOnSite(),
      (await calls.call('mutation ($id: ID!) { applyToJob(jobId: $id) { id } }', { id }, seeker)).code,
    ]).toEqual([before, 'NOT_FOUND']);
    expect((await calls.call('mutation ($id: ID!) { saveJob(jobId: $id) { id } }', { id }, seeker)).code).toBe(
      'NOT_FOUND',
    );
    expect((await calls.call('mutation ($id: ID!) { reopenJob(id: $id) { status } }', { id }, asker)).code).toBe(
      'CONFLICT',
    );
    expect(await calls.isSeen(id, 'sindhu garments')).toEqual(nowhere);

    server.clock.advance({ days: 5 });
    expect((await calls.answer(member, request?.id)).data).toEqual({ answerJoinRequest: true });
    expect(await calls.isSeen(id, 'sindhu garments')).toEqual(everywhere);
    expect(await calls.jobsOnSite()).toBe((before ?? 0) + 1);
    const opened = await calls.call<{ job: object }>(
      'query ($id: ID!) { job(id: $id) { status waitsForCompany postedText closesAt company { ' +
        'verified } updates { type } } }',
      { id },
      asker,
    );
    expect(opened.data?.job).toMatchObject({
      status: 'ACTIVE',
      waitsForCompany: false,
      postedText: 'Today',
      company: { verified: true },
      updates: expect.arrayContaining([{ type: 'POSTED' }]),
    });
    expect(await calls.standingOf(asker)).toEqual({ company: 'Sindhu Garments', membership: 'MEMBER' });
    expect(
      (await server.mails(asker.email)).map(({ subject, text }) => [
        subject,
        text.includes('Your waiting job is now in the search.'),
      ]),
    ).toEqual([['You are now part of Sindhu Garments', true]]);
    // Sent again, because the answer got lost.
    expect((await calls.answer(member, request?.id)).data).toEqual({ answerJoinRequest: true });
    expect((await calls.answer(member, request?.id, false)).code).toBe('CONFLICT');
    expect((await calls.requestsTo(member))?.total).toBe(0);
  });

  test('D-01 who is refused keeps an unseen job, is notified, and gives it another company or asks again', async () => {
    const { member, asker, job } = await makeAsker('Chenab Toys');
    const [request] = (await calls.requestsTo(member))?.items ?? [];
    expect((await calls.answer(member, request?.id, false)).data).toEqual({ answerJoinRequest: false });
    expect(await calls.standingOf(asker)).toEqual({ company: 'Chenab Toys', membership: 'DECLINED' });
    expect((await server.mails(asker.email))[0]?.subject).toBe('Chenab Toys declined your request');
    expect((await calls.post(asker, 'Chenab Toys')).fields).toEqual(taken);
    // Saving the form with the name that stands there asks nobody again; asking does.
    await calls.nameCompany(asker, 'Chenab Toys');
    expect((await calls.requestsTo(member))?.total).toBe(0);
    expect((await calls.call('mutation { askToJoinCompany(company: "chenab toys") }', {}, asker)).code).toBeUndefined();
    expect((await calls.requestsTo(member))?.total).toBe(1);
    expect(await calls.isSeen(job?.id, 'chenab toys')).toEqual(nowhere);
    const edit = (company: string) =>
      calls.call<{ updateJob: SeenJob }>(
        'mutation ($id: ID!, $input: JobInput!) { updateJob(id: $id, input: $input) { status } }',
        { id: job?.id, input: { ...jobForm, company } },
        asker,
      );
    expect((await edit('chenab  toys')).data?.updateJob.status).toBe('INACTIVE');
    expect((await edit('Ravi Toys')).data?.updateJob.status).toBe('ACTIVE');
    expect(await calls.isSeen(job?.id, 'ravi toys')).toEqual(everywhere);
    expect((await edit('Chenab Toys')).data?.updateJob.status).toBe('INACTIVE');
    expect(await calls.isSeen(job?.id, 'chenab toys')).toEqual(nowhere);
  });

  test('D-01 an admin lets in, too; a recruiter of another company sees and decides nothing', async () => {
    const { member, asker, job } = await makeAsker('Jhelum Salt');
    const stranger = await makeRecruiter(server.services);
    const [request] = (await calls.requestsTo(member))?.items ?? [];
    expect((await calls.requestsTo(stranger))?.items).toEqual([]);
    for (const person of [stranger, asker]) expect((await calls.answer(person, request?.id)).code).toBe('NOT_FOUND');
    const staff = await admin();
    const { data } = await calls.call<{ adminJoinRequests: { items: { id: string }[] } }>(
      'query ($id: ID) { adminJoinRequests(companyId: $id) { items { id } } }',
      { id: member.companyId },
      staff,
    );
    expect(data?.adminJoinRequests.items).toEqual([{ id: request?.id }]);
    expect(
      (
        await calls.call(
          'mutation ($id: ID!) { adminAnswerJoinRequest(id: $id, isAccepted: true) }',
          { id: request?.id },
          staff,
        )
      ).data,
    ).toEqual({ adminAnswerJoinRequest: true });
    expect(await calls.isSeen(job?.id, 'jhelum salt')).toEqual(everywhere);
    expect((await calls.answer(member, request?.id, false)).code).toBe('CONFLICT');
  });

  test("D-01 a confirmed mail domain lets in at once, also those who wait; a free mailer's is refused", async () => {
    const { member, job } = await makeAsker('Beas Motors', { email: 'ravi@Beas-Motors.in' });
    const staff = await admin();
    const confirm = (domain: string, id = member.companyId) =>
      calls.call(
        'mutation ($id: ID!, $domain: String!) { confirmCompanyDomain(id: $id, domain: $domain) { ' +
          'domains requests members { email } } }',
        { id, domain },
        staff,
      );
    expect(await confirm('gmail.com')).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { domain: 'Anybody can have an address there.' },
    });
    expect((await confirm('@beas-motors.in')).data).toEqual({
      confirmCompanyDomain: {
        domains: ['beas-motors.in'],
        requests: 0,
        members: [{ email: member.email }, { email: 'ravi@Beas-Motors.in' }],
      },
    });
    expect(await calls.isSeen(job?.id, 'beas motors')).toEqual(everywhere);
    expect((await confirm('beas-motors.in', (await makeRecruiter(server.services)).companyId)).code).toBe('CONFLICT');
    const colleague = await calls.newRecruiter({ email: 'asha@beas-motors.in' });
    expect(await calls.nameCompany(colleague, 'Beas Motors')).toMatchObject({ membership: 'MEMBER' });
    expect(
      await calls.nameCompany(await calls.newRecruiter({ email: 'mallory@evil.beas-motors.in' }), 'Beas Motors'),
    ).toMatchObject({ membership: 'ASKED' });
    await calls.call(
      'mutation ($id: ID!) { removeCompanyDomain(id: $id, domain: "beas-motors.in") { domains } }',
      { id: member.companyId },
      staff,
    );
    expect(
      await calls.nameCompany(await calls.newRecruiter({ email: 'late@beas-motors.in' }), 'Beas Motors'),
    ).toMatchObject({ membership: 'ASKED' });
    expect(await calls.standingOf(colleague)).toMatchObject({ membership: 'MEMBER' });
  });

  test('D-01 a job that is posted while its recruiter is let in never waits for ever', async () => {
    for (const round of [1, 2, 3]) {
      const { member, asker } = await makeAsker(`Sutlej ${round}`);
      const [request] = (await calls.requestsTo(member))?.items ?? [];
      const [first, second] = await Promise.all([
        ...[1, 2].map(() => calls.post(asker, `Sutlej ${round}`)),
        calls.answer(member, request?.id),
      ]);
      expect([first?.code, second?.code]).toEqual([undefined, undefined]);
      expect(await calls.search(`sutlej ${round}`)).toHaveLength(3);
    }
  });

  test('D-01 an admin verifies a company after taking out who does not belong there', async () => {
    const squatter = await calls.newRecruiter();
    const { job } = await calls.post(squatter, 'Yamuna Power');
    const staff = await admin();
    const { data } = await calls.call<{
      adminCompanies: { items: { company: { id: string }; members: { id: string; email: string }[] }[] };
    }>('{ adminCompanies(search: "yamuna") { items { company { id } members { id email } } total } }', {}, staff);
    expect(data?.adminCompanies).toMatchObject({
      items: [{ company: { id: job?.company.id }, members: [{ email: squatter.email }] }],
      total: 1,
    });
    const id = job?.company.id;
    expect(
      (
        await calls.call(
          'mutation ($id: ID!) { removeCompanyMember(id: $id) { members { id } } }',
          { id: data?.adminCompanies.items[0]?.members[0]?.id },
          staff,
        )
      ).data,
    ).toEqual({ removeCompanyMember: { members: [] } });
    expect((await calls.post(squatter, 'Yamuna Power')).fields).toEqual(taken);
    expect(
      (await calls.call('mutation ($id: ID!) { verifyCompany(id: $id) { company { verified } } }', { id }, staff)).data,
    ).toEqual({ verifyCompany: { company: { verified: true } } });
    expect((await calls.post(squatter, 'Yamuna Power')).fields).toEqual(taken);
    expect(await calls.search('yamuna power')).toMatchObject([{ company: { verified: false } }]);
    expect(
      (await calls.call('mutation ($id: ID!) { closeJob(id: $id) { id } }', { id: job?.id }, squatter)).code,
    ).toBeUndefined();
    expect(
      (await calls.call('mutation ($id: ID!) { reopenJob(id: $id) { id } }', { id: job?.id }, squatter)).fields,
    ).toEqual(taken);
  });

  test('D-01 a founder who is no member, or has left, does not get the tick that an admin gives', async () => {
    const staff = await admin();
    const verify = (id?: string) =>
      calls.call(
        'mutation ($id: ID!) { verifyCompany(id: $id) { members { id } company { verified } } }',
        { id },
        staff,
      );
    const [beside, mover] = [await makeRecruiter(server.services), await calls.newRecruiter()];
    const jobs = {
      'Alaknanda Power': (await calls.post(beside, 'Alaknanda Power')).job,
      'Mandakini Power': (await calls.post(mover, 'Mandakini Power')).job,
    };
    expect(await calls.nameCompany(mover, 'Mover Ltd')).toMatchObject({ membership: 'MEMBER' });
    for (const [name, job] of Object.entries(jobs)) {
      expect((await verify(job?.company.id)).data).toEqual({
        verifyCompany: { members: [], company: { verified: true } },
      });
      expect(await calls.search(name)).toMatchObject([{ id: job?.id, company: { verified: false, rating: null } }]);
    }
    expect((await calls.post(beside, 'Alaknanda Power')).fields).toEqual(taken);
    expect(await calls.nameCompany(mover, 'Mandakini Power')).toMatchObject({ membership: 'ASKED' });
  });
});
