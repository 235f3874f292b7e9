import { makeApplication, makeJob, makePerson, makeRecruiter, makeSeeker } from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

/** An interview on November 25 and its two sides. */
async function makeInterview() {
  const [recruiter, seeker] = [await makeRecruiter(server.services), await makeSeeker(server.services)];
  const jobId = await makeJob(server.services, recruiter, { title: 'Baker' });
  const applicationId = await makeApplication(server.services, {
    jobId,
    recruiterId: recruiter.id,
    seekerId: seeker.id,
    status: 'APPROVED',
  });
  const change = async (text: string) =>
    (await server.graphql<Record<string, { id: string }>>(`mutation { changed: ${text} }`, {}, recruiter.token)).data
      ?.changed;
  const { id = '' } =
    (await change(
      `scheduleInterview(applicationId: "${applicationId}", date: "2026-11-25", slot: S1030_1130) { id }`,
    )) ?? {};
  const update = (input: string) => change(`updateInterview(id: "${id}", input: { ${input} }) { id }`);
  return { recruiter, seeker, applicationId, id, update, remove: () => change(`deleteInterview(id: "${id}")`) };
}

async function fileOf(id: string, token?: string) {
  const answer = await fetch(`${server.url}/interviews/${id}.ics`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    lines: (await answer.text()).replace(/\r\n[ \t]/g, '').split('\r\n'),
  };
}

describe('the calendar file', () => {
  test('OP-113 a move replaces it in both calendars, a cancellation removes it: one UID, rising SEQUENCE', async () => {
    const { recruiter, seeker, id, update, remove } = await makeInterview();
    const { data } = await server.graphql('{ interviews { calendarUrl } }', {}, seeker.token);
    expect(data).toEqual({ interviews: [{ calendarUrl: `/interviews/${id}.ics` }] });
    const uid = `UID:interview-${id}@localhost`;
    for (const { token } of [seeker, recruiter]) {
      const { status, type, lines } = await fileOf(id, token);
      expect([status, type]).toEqual([200, 'text/calendar; charset=utf-8']);
      expect(lines).toEqual(
        expect.arrayContaining([
          uid,
          'SEQUENCE:0',
          'DTSTART:20261125T050000Z',
          'DTEND:20261125T060000Z',
          'STATUS:CONFIRMED',
          'SUMMARY:Interview for Baker',
        ]),
      );
      expect(lines.join()).not.toContain('@example.in');
    }
    await update('date: "2026-11-26", slot: S0900_1000');
    expect((await fileOf(id, seeker.token)).lines).toEqual(
      expect.arrayContaining([uid, 'SEQUENCE:1', 'DTSTART:20261126T033000Z', 'STATUS:CONFIRMED']),
    );
    await remove();
    expect((await fileOf(id, seeker.token)).lines).toEqual(
      expect.arrayContaining([uid, 'SEQUENCE:2', 'STATUS:CANCELLED']),
    );
  });

  test('text in it stays text: no title makes a line of its own', async () => {
    const { seeker, id, update } = await makeInterview();
    await update(String.raw`title: "Baker; a,b\\nATTACH:http://example.in"`);
    const { lines } = await fileOf(id, seeker.token);
    expect(lines.filter((line) => line.startsWith('ATTACH'))).toEqual([]);
    expect(lines).toContain(String.raw`SUMMARY:Baker\; a\,b\\nATTACH:http://example.in`);
  });

  test('asvs-8.2.3 the seeker learns no address of the recruiter, and a withdrawal none of the seeker', async () => {
    const { recruiter, seeker, applicationId } = await makeInterview();
    const { errors } = await server.graphql(
      'mutation ($id: ID!) { withdrawApplication(id: $id) { id } }',
      { id: applicationId },
      seeker.token,
    );
    expect(errors).toEqual([]);
    const addressesFor = async ({ email }: { email: string }) => {
      const files = (await server.mails(email)).flatMap(({ attachments }) =>
        attachments.map(({ content }) => content.replace(/\r\n[ \t]/g, '')),
      );
      return files.map((file) => [
        /^METHOD:(.*)\r$/m.exec(file)?.[1],
        ...new Set(file.match(/[\w.+-]+@(?!localhost\r)[\w.]+|no-reply@localhost/g)),
      ]);
    };
    expect(await addressesFor(seeker)).toEqual([
      ['CANCEL', 'no-reply@localhost', seeker.email],
      ['REQUEST', 'no-reply@localhost', seeker.email],
    ]);
    expect(await addressesFor(recruiter)).toEqual([
      ['CANCEL', 'no-reply@localhost', recruiter.email],
      ['REQUEST', 'no-reply@localhost', recruiter.email, seeker.email],
    ]);
  });

  test('others, unknown ids and visitors get none', async () => {
    const { id } = await makeInterview();
    const others = [
      await makeSeeker(server.services),
      await makeRecruiter(server.services),
      await makePerson(server.services, 'ADMIN'),
    ];
    const statuses = await Promise.all(
      [...others.map(({ token }) => token), undefined].map(async (token) => (await fileOf(id, token)).status),
    );
    expect(statuses).toEqual([404, 404, 403, 401]);
    expect((await fileOf('nonsense', others[0]?.token)).status).toBe(404);
  });
});
