import { randomUUID } from 'node:crypto';
import { makeApplicationCase } from '../../../test/application-calls.ts';
import { makeRecruiter, type TestPerson } from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
let recruiter: TestPerson & { companyId: string };

beforeAll(async () => {
  server = await startTestServer();
  recruiter = await makeRecruiter(server.services, { name: 'Rekha Rao' });
});
afterAll(() => server.close());

const ask = async (person: TestPerson, query: string, variables: object = {}) => {
  const { data, errors } = await server.graphql(query, variables, person.token);
  return { data, code: errors[0]?.extensions.code, fields: errors[0]?.extensions.fields };
};
const adding = `mutation ($id: ID!, $text: String!, $idempotencyKey: String) {
    addApplicationNote(applicationId: $id, text: $text, idempotencyKey: $idempotencyKey) { id text createdAt } }`;
const add = async (person: TestPerson, id: string, text: string, idempotencyKey: string | null = null) => {
  const { data, ...refused } = await ask(person, adding, { id, text, idempotencyKey });
  return { note: data?.addApplicationNote as { id: string; text: string; createdAt: string }, ...refused };
};
const remove = (person: TestPerson, id: string) =>
  ask(person, 'mutation ($id: ID!) { deleteApplicationNote(id: $id) }', { id });
const notesOf = async (person: TestPerson, id: string) =>
  (
    (await ask(person, 'query ($id: ID!) { application(id: $id) { notes { id text } } }', { id })).data
      ?.application as { notes: { id: string; text: string }[] } | null
  )?.notes;

describe('private notes', () => {
  test('are kept with their time, newest first, and deleted one by one', async () => {
    const { id } = await makeApplicationCase(server, recruiter);
    const { note: first } = await add(recruiter, id, '  Strong on ledgers.\r\n\r\nAsk about GST.\u0000 ');
    expect(first).toMatchObject({
      text: 'Strong on ledgers.\n\nAsk about GST.',
      createdAt: server.clock.now().toISOString(),
    });
    server.clock.advance({ seconds: 1 });
    await add(recruiter, id, 'Second');
    expect((await notesOf(recruiter, id))?.map(({ text }) => text)).toEqual([
      'Second',
      'Strong on ledgers.\n\nAsk about GST.',
    ]);
    expect((await remove(recruiter, first.id)).data).toEqual({ deleteApplicationNote: true });
    expect((await remove(recruiter, first.id)).code).toBe('NOT_FOUND');
    expect((await notesOf(recruiter, id))?.map(({ text }) => text)).toEqual(['Second']);
  });

  test('are refused empty and too long, by the name of the field', async () => {
    const { id } = await makeApplicationCase(server, recruiter);
    for (const text of ['', ' \n ', 'x'.repeat(2001)])
      expect((await add(recruiter, id, text)).fields).toEqual({ text: expect.any(String) });
    expect(await notesOf(recruiter, id)).toEqual([]);
  });

  test('there are at most 100 on an application, also when several are written at once', async () => {
    const { id } = await makeApplicationCase(server, recruiter);
    await server.services.database.query(
      `insert into application_notes (application_id, author_id, note_text)
       select $1, $2, 'Note ' || n from generate_series(1, 98) n`,
      [id, recruiter.id],
    );
    const codes = (await Promise.all([1, 2, 3, 4, 5].map((number) => add(recruiter, id, `More ${number}`)))).map(
      ({ code }) => code ?? 'added',
    );
    expect(codes.toSorted()).toEqual(['CONFLICT', 'CONFLICT', 'CONFLICT', 'added', 'added']);
    const notes = (await notesOf(recruiter, id)) ?? [];
    expect(notes).toHaveLength(100);
    await remove(recruiter, notes[0]?.id ?? '');
    expect((await add(recruiter, id, 'In its place')).code).toBeUndefined();
  });

  test('a note that is sent again because the answer got lost is one; with another text it is refused', async () => {
    const { id } = await makeApplicationCase(server, recruiter);
    const key = randomUUID();
    const { note: first } = await add(recruiter, id, 'Ask about nights', key);
    server.clock.advance({ seconds: 5 });
    expect((await add(recruiter, id, 'Ask about nights', key)).note).toEqual(first);
    expect((await add(recruiter, id, 'Ask about days', key)).code).toBe('CONFLICT');
    expect(await notesOf(recruiter, id)).toEqual([{ id: first.id, text: 'Ask about nights' }]);
    for (const each of [null, null, randomUUID()]) await add(recruiter, id, 'Called', each);
    expect(await notesOf(recruiter, id)).toHaveLength(4);
  });

  test('issue 5 five that are on their way at once are one note, also as the hundredth', async () => {
    const { id } = await makeApplicationCase(server, recruiter);
    await server.services.database.query(
      `insert into application_notes (application_id, author_id, note_text)
       select $1, $2, 'Note ' || n from generate_series(1, 99) n`,
      [id, recruiter.id],
    );
    const key = randomUUID();
    const ids = (await Promise.all([1, 2, 3, 4, 5].map(() => add(recruiter, id, 'Called', key)))).map(
      ({ note }) => note.id,
    );
    expect(new Set(ids).size).toBe(1);
    expect(await notesOf(recruiter, id)).toHaveLength(100);
  });

  test('neither the applicant nor another recruiter sees one, or can write or delete one', async () => {
    const { id, seeker } = await makeApplicationCase(server, recruiter);
    const other = await makeRecruiter(server.services);
    const noteId = (await add(recruiter, id, 'Between us.')).note.id;
    expect(await notesOf(seeker, id)).toEqual([]);
    expect(
      JSON.stringify(
        (await ask(seeker, '{ myApplications { notes { text } job { myApplication { notes { text } } } } }')).data,
      ),
    ).not.toContain('Between us.');
    expect((await ask(other, 'query ($id: ID!) { application(id: $id) { notes { text } } }', { id })).code).toBe(
      'NOT_FOUND',
    );
    expect((await add(other, id, 'Me too.')).code).toBe('NOT_FOUND');
    expect((await add(seeker, id, 'Me too.')).code).toBe('FORBIDDEN');
    expect((await remove(other, noteId)).code).toBe('NOT_FOUND');
    expect((await remove(seeker, noteId)).code).toBe('FORBIDDEN');
    expect((await notesOf(recruiter, id))?.map(({ text }) => text)).toEqual(['Between us.']);
    expect(await server.services.database.query('select 1 from notifications where user_id = $1', [seeker.id])).toEqual(
      [],
    );
  });
});
