import { isInputObjectType } from 'graphql';
import { moveAddress, requestAddress } from '../../test/address-change.ts';
import { newAddress, rootFields } from '../../test/authorisation-calls.ts';
import { makeWorld, type World } from '../../test/authorisation-world.ts';
import { makeApplication, makeJob, makeRecruiter, makeSeeker } from '../../test/factories.ts';
import { samplePdf } from '../../test/sample-files.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { mailedCode, postJson } from '../../test/sign-up.ts';
import { storedNames, upload } from '../../test/upload.ts';
import { principals } from '../../test/authorisation-principals.ts';
import { createSchema } from './graphql-schema.ts';

/** What broke other job portals (anchors: real advisories), tried here. */
let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await startTestServer();
  world = await makeWorld(server.services);
});
afterAll(() => server.close());

const unknownId = '01900000-0000-7000-8000-000000000000';
const bearer = (token?: string): Record<string, string> => (token ? { authorization: `Bearer ${token}` } : {});
const tokens = () =>
  principals.map(
    (principal) => [principal, principal === 'visitor' ? undefined : world.people[principal].token] as const,
  );

async function getFile(id: string, token?: string): Promise<{ status: number; body: string }> {
  const answer = await fetch(`${server.url}/files/${id}`, { headers: bearer(token) });
  return { status: answer.status, body: await answer.text() };
}

describe('files of applicants', () => {
  test('CVE-2025-48869 CVE-2025-66290 CVE-2025-66291 a resume opens to its seeker and recruiter only', async () => {
    const ids = await server.services.database.query<{ id: string }>(`select id from files where purpose = 'RESUME'`);
    const opened: string[] = [];
    for (const { id } of ids) {
      for (const [principal, token] of tokens()) {
        const answer = await getFile(id, token);
        const unknown = await getFile(unknownId, token);
        if (answer.status === 200) opened.push(`${principal}: ${id}`);
        else if (answer.body !== unknown.body || answer.status !== unknown.status)
          opened.push(`${principal} can tell that ${id} is there`);
      }
    }
    const { resume, 'withdrawn resume': withdrawn } = world.living;
    const expected = [
      ...['seeker A', 'recruiter A', 'seeker B', 'recruiter B'].map((name) => `${name}: ${resume[name as 'seeker A']}`),
      ...(['seeker A', 'seeker B'] as const).flatMap((name) => [
        `${name}: ${withdrawn[name]}`,
        `${name}: ${world.uploads[name]}`,
      ]),
    ];
    expect(opened.toSorted()).toEqual(expected.toSorted());
  });

  const script = Buffer.from('<?php system($_GET["c"]); ?><script>alert(1)</script><svg onload="alert(1)"/>');
  const programs = [
    'shell.php',
    'shell.phtml',
    'shell.jsp',
    'page.html',
    'drawing.svg',
    'resume.pdf.exe',
    '.htaccess',
    'resume.pdf.php',
  ];

  test.each([...programs, 'shell.php.pdf', 'resume.pdf'])(
    'CVE-2021-41560 a program is no resume, whatever it is called (%s)',
    async (name) => {
      expect((await upload(server, script, { name })).status).toBe(415);
    },
  );

  test.each(programs)(
    'CVE-2021-41560 OP-004 a real resume that is called like a program (%s) is stored under the name of what it is',
    async (name) => {
      const { status, body } = await upload(server, samplePdf, { name });
      expect({ status, type: body.type, ending: /\.\w+$/.exec(body.name)?.[0] }).toEqual({
        status: 201,
        type: 'application/pdf',
        ending: '.pdf',
      });
    },
  );

  test('CVE-2021-41560 what is stored has a name of its own, and comes back as what it is, to be saved', async () => {
    const { body } = await upload(server, samplePdf, { name: 'shell.php.pdf', token: world.people['seeker A'].token });
    const { headers } = await fetch(`${server.url}/files/${body.id}`, {
      headers: bearer(world.people['seeker A'].token),
    });
    expect([
      headers.get('content-type'),
      headers.get('x-content-type-options'),
      headers.get('content-disposition')?.split(';')[0],
    ]).toEqual(['application/pdf', 'nosniff', 'attachment']);
    expect((await storedNames(server)).filter((name) => !/^[\da-f-]{36}$/.test(name))).toEqual([]);
  });
});

describe('on behalf of someone else', () => {
  test.each(['user_id', 'owner_id', 'ownerId', 'employee_id', 'id'])(
    'CVE-2026-24035 an upload is the uploader’s: %s in the form is refused',
    async (field) => {
      const { 'seeker A': victim, 'seeker B': attacker } = world.people;
      const form = new FormData();
      form.append('purpose', 'resume');
      form.append(field, victim.id);
      form.append('file', new File([new Uint8Array(samplePdf)], 'resume.pdf'));
      const before = await filesOf(victim.id);
      const answer = await fetch(`${server.url}/files`, {
        method: 'POST',
        body: form,
        headers: bearer(attacker.token),
      });
      expect(answer.status).toBe(400);
      expect(await filesOf(victim.id)).toBe(before);
    },
  );

  test('CVE-2026-24035 no input of the API takes a person, a counter, or a role but the own one at sign-up', () => {
    const names = Object.values(createSchema().getTypeMap())
      .filter(isInputObjectType)
      .flatMap((type) => Object.keys(type.getFields()))
      .concat([...rootFields(createSchema()).values()].flatMap(({ args }) => args.map(({ name }) => name)));
    expect(
      names.filter(
        (name) => /user|owner|seeker|recruiter|author|actor|attempts|blocked/i.test(name) && name !== 'username',
      ),
    ).toEqual([]);
  });

  test('CVE-2026-24035 a resume that is someone else’s cannot be put into the own profile', async () => {
    const { 'seeker A': victim, 'seeker B': attacker } = world.people;
    const { errors } = await server.graphql(
      'mutation ($id: ID!) { updateJobseekerProfile(input: { resumeFileId: $id }) { resume { id } } }',
      { id: world.living.resume['seeker A'] },
      attacker.token,
    );
    expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect((await getFile(world.living.resume['seeker A'] ?? '', victim.token)).status).toBe(200);
  });
});

const filesOf = async (ownerId: string): Promise<number> =>
  (
    await server.services.database.query<{ count: number }>(
      'select count(*)::int as count from files where owner_id = $1',
      [ownerId],
    )
  )[0]?.count ?? -1;

describe('jobs that are not open', () => {
  test('CVE-2026-24036 a closed or deleted job is in no public list, a deleted one cannot be read by id', async () => {
    const recruiter = await makeRecruiter(server.services);
    const closed = { is_wanted: false, closed_at: server.services.clock.now() };
    const words = ['Zymurgist', 'Farrier'] as const;
    const [closedId, deletedId] = [
      await makeJob(server.services, recruiter, { title: words[0], ...closed }),
      await makeJob(server.services, recruiter, {
        title: words[1],
        ...closed,
        archived_at: server.services.clock.now(),
      }),
    ];
    const searches = words.map(
      (word, index) => `j${index}: jobs(filter: { q: "${word}" }) { total } s${index}: jobSuggestions(text: "${word}")`,
    );
    const lists = `{ ${searches.join(' ')} recommendedJobs(limit: 50) { id } }`;
    for (const [principal, token] of tokens()) {
      const { data } = await server.graphql(lists, {}, token);
      expect([principal, data]).toEqual([
        principal,
        { j0: { total: 0 }, j1: { total: 0 }, s0: [], s1: [], recommendedJobs: expect.any(Array) },
      ]);
      expect(JSON.stringify(data)).not.toMatch(new RegExp(`${closedId}|${deletedId}`));
      const read = (id: string) =>
        server.graphql<{ job: unknown }>(
          'query ($id: ID!) { job(id: $id) { id title company { id } attachments { id } updates { text } } }',
          { id },
          token,
        );
      const [deleted, unknown] = [await read(deletedId), await read(unknownId)];
      expect([deleted.data, deleted.errors]).toEqual([unknown.data, unknown.errors]);
      expect(deleted.data?.job).toBeNull();
    }
    expect((await server.graphql<{ siteStats: { jobs: number } }>('{ siteStats { jobs } }')).data?.siteStats.jobs).toBe(
      await openJobs(),
    );
  });
});

const openJobs = async (): Promise<number> =>
  (
    await server.services.database.query<{ count: number }>(
      `select count(*)::int as count from jobs where status = 'ACTIVE'`,
    )
  )[0]?.count ?? -1;

describe('McHire', () => {
  test('McHire an id says nothing of its neighbours: 1,000 of one moment differ, a walk finds none', async () => {
    const rows = await server.services.database.query<{ id: string }>(
      'select new_id()::text as id from generate_series(1, 1000)',
    );
    expect(new Set(rows.map(({ id }) => id.replaceAll('-', '').slice(13))).size).toBe(1000);
    const { application, interview } = world.living;
    const { token } = world.people['recruiter A'];
    const own = BigInt(`0x${(application['recruiter A'] ?? '').replaceAll('-', '')}`);
    for (let step = -20n; step <= 20n; step += 1n) {
      if (step === 0n) continue;
      const id = (own + step)
        .toString(16)
        .padStart(32, '0')
        .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
      const { errors } = await server.graphql(
        'query ($id: ID!) { application(id: $id) { applicant { email } } }',
        { id },
        token,
      );
      expect(errors[0]?.extensions.code).toBe('NOT_FOUND');
    }
    expect(interview['recruiter A']).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-/);
  });

  test('McHire asvs-6.3.2 a new portal has no account, and lets no one in with a usual password', async () => {
    const fresh = await startTestServer();
    try {
      const [row] = await fresh.services.database.query<{ count: number }>('select count(*)::int as count from users');
      expect(row?.count).toBe(0);
      for (const [email, password] of [
        ['admin@kaamyab.test', '123456'],
        ['admin@example.in', 'admin'],
        ['superadmin@demo.kaamyab.test', 'Demo@12345'],
        ['root@localhost.in', 'password'],
      ]) {
        expect((await postJson(fresh, '/login-password', { email, password })).status).toBe(401);
      }
    } finally {
      await fresh.close();
    }
  });
});

describe('Jobus', () => {
  test('Jobus the belongings of a user stay theirs when their address goes to someone else', async () => {
    const { services } = server;
    const recruiter = await makeRecruiter(services);
    const [owner, successor] = [
      await makeSeeker(services, { name: 'First Owner' }),
      await makeSeeker(services, { name: 'Second Owner' }),
    ];
    const jobId = await makeJob(services, recruiter);
    const id = await makeApplication(services, {
      jobId,
      recruiterId: recruiter.id,
      seekerId: owner.id,
      resumeFileId: owner.resumeFileId,
    });
    const old = owner.email;
    await moveAddress(server, owner.token, newAddress());
    await moveAddress(server, successor.token, old);
    const me = await server.graphql<{ me: { email: string } }>('{ me { email } }', {}, successor.token);
    expect(me.data?.me.email).toBe(old);
    const lists =
      '{ myApplications { id } notifications { id } interviews { id } supportMessages { id } savedJobs { id } }';
    expect((await server.graphql(lists, {}, successor.token)).data).toMatchObject({
      myApplications: [],
      interviews: [],
      supportMessages: [],
      savedJobs: [],
    });
    expect(
      (await server.graphql('mutation ($id: ID!) { withdrawApplication(id: $id) { id } }', { id }, successor.token))
        .errors[0]?.extensions.code,
    ).toBe('NOT_FOUND');
    expect((await getFile(owner.resumeFileId ?? '', successor.token)).status).toBe(404);
    expect(
      (await server.graphql<{ myApplications: { id: string }[] }>('{ myApplications { id } }', {}, owner.token)).data
        ?.myApplications,
    ).toEqual([{ id }]);
    expect((await getFile(owner.resumeFileId ?? '', owner.token)).status).toBe(200);
  });

  test('Jobus the address of an account cannot be taken over', async () => {
    const { 'seeker A': victim, 'seeker B': attacker } = world.people;
    await requestAddress(server, attacker.token, victim.email);
    expect(await mailedCode(server, victim.email)).toBe('');
    expect(
      (await server.graphql<{ me: { email: string } }>('{ me { email } }', {}, attacker.token)).data?.me.email,
    ).toBe(attacker.email);
  });
});
