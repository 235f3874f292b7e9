import { CompanyCalls, everywhere, jobForm, nowhere } from '../../../test/company-calls.ts';
import { makePerson, makeRecruiter, makeSeeker, type TestPerson, verify } from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
let companies: CompanyCalls;
let admin: TestPerson;
let recruiter: Awaited<ReturnType<typeof makeRecruiter>>;
let company: string;
let word: string;
let count = 0;
beforeAll(async () => {
  server = await startTestServer();
  companies = new CompanyCalls(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.advance({ hours: 1 });
  company = `Packers ${(count += 1)} of Indore`;
  word = `Wrapper ${count}`;
  recruiter = await makeRecruiter(server.services, { companyName: company });
  await verify(server.services, recruiter.companyId);
  admin = await makePerson(server.services, 'ADMIN');
});

const scam = 'Packing at home.\nA registration fee of Rs 500 must be paid before joining.';
const run = (text: string, values: unknown[] = []) => server.services.database.query(text, values);
const heldFields = '{ id status isHeld heldReason heldPassage viewerCan { reopen apply } }';
interface Answer<Value> {
  value: Value | undefined;
  code: string | undefined;
  fields: Record<string, string> | undefined;
}
async function call<Value = Record<string, unknown>>(
  document: string,
  variables: object,
  person: TestPerson | null,
): Promise<Answer<Value>> {
  const { data, errors } = await server.graphql<Record<string, Value>>(document, variables, person?.token);
  return {
    value: Object.values(data ?? {})[0],
    code: errors[0]?.extensions.code,
    fields: errors[0]?.extensions.fields,
  };
}
const post = (input: object) =>
  call(
    `mutation ($input: JobInput!) { postJob(input: $input) ${heldFields} }`,
    { input: { ...jobForm, company, title: word, ...input } },
    recruiter,
  );
const update = (id: unknown, input: object) =>
  call(
    `mutation ($id: ID!, $input: JobInput!) { updateJob(id: $id, input: $input) ${heldFields} }`,
    { id, input: { ...jobForm, company, title: word, ...input } },
    recruiter,
  );
const byAdmin = (field: string, id: unknown) => call(`mutation ($id: ID!) { ${field} }`, { id }, admin);
const release = (id: unknown) => byAdmin('releaseJob(id: $id) { state heldReason }', id);
const read = (id: unknown, person: TestPerson | null) =>
  call(`query ($id: ID!) { job(id: $id) ${heldFields} }`, { id }, person);
const lastNotice = async () =>
  (
    await run('select title, body from notifications where user_id = $1 order by created_at desc, id desc limit 1', [
      recruiter.id,
    ])
  )[0];

test('a phrase has at most two gaps, also in the database', async () => {
  const phrase = (gaps: number) => Array.from({ length: gaps + 1 }, (_, place) => `ab${place}`).join(' … ');
  const add = (value: string) =>
    call(
      'mutation ($phrase: String!) { addHeldWord(kind: HARMLESS, phrase: $phrase) { id phrase } }',
      { phrase: value },
      admin,
    );
  expect((await add(phrase(3))).fields).toEqual({ phrase: 'At most 2 “…” are possible.' });
  expect((await add(phrase(3).replaceAll('…', '...'))).fields).toEqual({ phrase: 'At most 2 “…” are possible.' });
  const { value } = await add(phrase(2).replaceAll('…', '...'));
  expect(value?.phrase).toBe(phrase(2));
  await byAdmin('removeHeldWord(id: $id)', value?.id);
  await expect(run(`insert into held_words (kind, phrase) values ('HARMLESS', $1)`, [phrase(3)])).rejects.toThrow(
    'held_words_phrase_gaps',
  );
});

test('title, company and place are read, and so is what is written to be overlooked', async () => {
  const ask = 'Registration fee Rs 500';
  for (const input of [
    { title: ask },
    { location: ask },
    { company: `${ask} ${count}` },
    { description: 'Packing.\nRegistr\u0430tion f\u034Fe\u200Be 500.' },
    { description: 'Packing. R e g i s t r a t i o n f e e Rs 500.' },
    { requiredSkills: ['Typing', 'Registration &#102;ee Rs 500'] },
  ])
    expect([input, (await post(input)).value?.heldReason]).toEqual([input, 'FEES']);
});

test('the edits of a recruiter in a day are limited', async () => {
  const { value: job } = await post({});
  await run(`update attempt_counters set used = 300 where scope = 'person:edit-job'`);
  expect((await update(job?.id, {})).code).toBeUndefined();
  await run(`update attempt_counters set used = 300 where scope = 'person:edit-job'`);
  expect((await update(job?.id, {})).code).toBe('RATE_LIMITED');
  server.clock.advance({ days: 1 });
  expect((await update(job?.id, {})).code).toBeUndefined();
});

test('a job that asks for money is nowhere to be found; its recruiter and admins read why, nobody else', async () => {
  const { value: job } = await post({ description: scam });
  const finding = { heldReason: 'FEES', heldPassage: 'a registration fee of rs 500 must be paid before joining' };
  expect(job).toMatchObject({ status: 'INACTIVE', isHeld: true, ...finding, viewerCan: { reopen: false } });
  expect(await companies.isSeen(job?.id as string, word)).toEqual(nowhere);
  expect((await read(job?.id, recruiter)).value).toMatchObject({ isHeld: true, ...finding });
  expect((await read(job?.id, admin)).value).toMatchObject({ isHeld: true, ...finding });
  expect((await read(job?.id, await makeRecruiter(server.services))).code).toBe('NOT_FOUND');
  const { value } = await call<{ items: object[] }>(
    `query ($search: String) { adminJobs(search: $search, state: HELD) { items { title state heldReason } } }`,
    { search: word },
    admin,
  );
  expect(value?.items).toEqual([{ title: word, state: 'HELD', heldReason: 'FEES' }]);
  expect((await call('mutation ($id: ID!) { reopenJob(id: $id) { id } }', { id: job?.id }, recruiter)).code).toBe(
    'CONFLICT',
  );
  await expect(run(`update jobs set status = 'ACTIVE' where id = $1`, [job?.id])).rejects.toThrow(
    'column "status" can only be updated to DEFAULT',
  );
});

test('a WhatsApp number alone holds a job, and so does a free mail address of a company that is known', async () => {
  expect((await post({ description: 'Easy work. WhatsApp 98765 43210.' })).value?.heldReason).toBe('WHATSAPP_ONLY');
  const free = { description: 'Write to packers.indore@gmail.com.' };
  expect((await post(free)).value?.heldReason).toBe('FREE_MAIL');
  await run('update companies set verified_at = null where id = $1', [recruiter.companyId]);
  const { value: open } = await post(free);
  expect(open?.isHeld).toBe(false);
  await run(
    'insert into company_domains (domain, company_id, confirmed_by_id, confirmed_at) values ($1, $2, $3, now())',
    [`packers${count}.in`, recruiter.companyId, admin.id],
  );
  expect((await update(open?.id, free)).value?.heldReason).toBe('FREE_MAIL');
});

test('an admin releases it: the search finds it, its recruiter hears it, a new text is checked again', async () => {
  const { value: job } = await post({ description: scam });
  server.clock.advance({ days: 2 });
  expect((await release(job?.id)).value).toEqual({ state: 'OPEN', heldReason: null });
  expect((await release(job?.id)).value).toEqual({ state: 'OPEN', heldReason: null });
  expect(await companies.isSeen(job?.id as string, word)).toEqual(everywhere);
  expect(await lastNotice()).toEqual({
    title: 'Your job posting is approved',
    body: `We reviewed ${word} and approved it. It is in the search now.`,
  });
  const [{ posted_at: postedAt } = {}] = await run('select posted_at from jobs where id = $1', [job?.id]);
  expect(postedAt).toEqual(server.clock.now());
  expect((await update(job?.id, { description: scam, openings: 3 })).value).toMatchObject({ isHeld: false });
  expect((await update(job?.id, { description: `${scam} Today.` })).value).toMatchObject({ isHeld: true });
});

test('an admin refuses it by taking it down with a reason, which its recruiter reads', async () => {
  const { value: job } = await post({ description: scam });
  expect((await byAdmin('takeDownJob(id: $id, reason: "It asks for a fee.") { state heldAt }', job?.id)).value).toEqual(
    {
      state: 'TAKEN_DOWN',
      heldAt: null,
    },
  );
  expect((await lastNotice())?.body).toContain('The reason: It asks for a fee.');
  expect((await byAdmin('restoreJob(id: $id) { state }', job?.id)).value).toEqual({ state: 'OPEN' });
});

test('an honest text opens a held job at once; an open or closed one is held for another text', async () => {
  const { value: job } = await post({ description: scam });
  expect((await update(job?.id, { description: 'Packing. No fees.' })).value).toMatchObject({ status: 'ACTIVE' });
  expect(await companies.isSeen(job?.id as string, word)).toEqual(everywhere);
  const seeker = await makeSeeker(server.services);
  await call('mutation ($id: ID!) { applyToJob(jobId: $id) { id } }', { id: job?.id }, seeker);
  expect((await update(job?.id, { description: scam })).value).toMatchObject({ status: 'INACTIVE', isHeld: true });
  expect((await read(job?.id, seeker)).code).toBe('NOT_FOUND');
  await update(job?.id, {});
  await call('mutation ($id: ID!) { closeJob(id: $id) { id } }', { id: job?.id }, recruiter);
  expect((await update(job?.id, { description: scam })).value).toMatchObject({ status: 'INACTIVE', isHeld: true });
  const reopened = await call(`mutation ($id: ID!) { reopenJob(id: $id) ${heldFields} }`, { id: job?.id }, recruiter);
  expect(reopened.value).toMatchObject({ isHeld: true });
});

test('one that also waits for its company opens when it is both let in and released', async () => {
  const asker = await companies.newRecruiter();
  await companies.nameCompany(asker, company);
  const owner = recruiter;
  [recruiter] = [{ ...asker, companyId: owner.companyId }];
  const { value: job } = await post({ description: scam });
  await companies.answer(owner, (await companies.requestsTo(owner))?.items[0]?.id);
  expect((await read(job?.id, asker)).value).toMatchObject({ status: 'INACTIVE', isHeld: true });
  expect((await release(job?.id)).value).toMatchObject({ state: 'OPEN' });
});

test('admins add and remove words, which count from the next text on; twice is refused, both are logged', async () => {
  const phrase = `Joining hamper ${count}`;
  const text = { description: `Bring the joining hamper ${count}, Rs 7,000.` };
  expect((await post(text)).value?.isHeld).toBe(false);
  const add = (value: string) =>
    call(
      'mutation ($phrase: String!) { addHeldWord(kind: PAYMENT, phrase: $phrase) { id phrase } }',
      { phrase: value },
      admin,
    );
  const added = (await add(phrase)).value;
  expect(added?.phrase).toBe(phrase.toLowerCase());
  expect((await post(text)).value?.isHeld).toBe(true);
  expect((await add(phrase)).code).toBe('CONFLICT');
  expect((await add(' 5 ')).fields).toEqual({ phrase: 'Please enter at least two letters.' });
  await byAdmin('removeHeldWord(id: $id)', added?.id);
  expect((await post(text)).value?.isHeld).toBe(false);
  expect((await byAdmin('removeHeldWord(id: $id)', added?.id)).code).toBe('NOT_FOUND');
  const lines = await run(`select operation from audit_log where subject_id = $1 order by at, operation`, [added?.id]);
  expect(lines).toEqual([{ operation: 'addHeldWord' }, { operation: 'removeHeldWord' }]);
});
