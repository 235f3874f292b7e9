import { makeJob, makeRecruiter, makeSeeker } from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { roundedCount } from './content.rules.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ config: { supportEmail: 'help@mills.example.in' } });
});
afterAll(() => server.close());

interface ShownPage {
  items: { title: string; type: string }[];
  total: number;
}

const daysAgo = (days: number) => new Date(server.clock.now().getTime() - days * 86_400_000);
const announcements = async (variables: object) => {
  const { data, errors } = await server.graphql<{ announcements: ShownPage }>(
    'query ($search: String, $filter: AnnouncementFilter, $page: Int) { announcements(search: ' +
      '$search, filter: $filter, page: $page) { items { title type } total } }',
    variables,
  );
  expect(errors).toEqual([]);
  return data!.announcements;
};
const send = (variables: object) =>
  server.graphql<{ sendContactMessage: boolean }>(
    'mutation ($name: String!, $email: String!, $message: String!) { sendContactMessage(name: $name, ' +
      'email: $email, message: $message) }',
    variables,
  );

describe('announcements', () => {
  beforeAll(async () => {
    for (let number = 1; number <= 13; number += 1) {
      await server.services.database.query(
        'insert into announcements (title, description, is_general, published_at) values ($1, $2, $3, $4)',
        [`News ${number}`, number === 13 ? '100% attendance' : 'More', number % 5 === 0, daysAgo(number)],
      );
    }
    await server.services.database.query(
      'insert into announcements (title, description, published_at) values ($1, $2, $3)',
      ['Tomorrow', 'Not yet', daysAgo(-1)],
    );
  });

  test('LAND-18 LAND-21 OP-061 there are six a page, newest first, without what is not published yet', async () => {
    const pages = [
      await announcements({}),
      await announcements({ page: 2 }),
      await announcements({ page: 3 }),
      await announcements({ page: 4 }),
    ];
    expect(pages.map(({ items }) => items.length)).toEqual([6, 6, 1, 0]);
    expect(pages.map(({ total }) => total)).toEqual([13, 13, 13, 13]);
    expect(pages.flatMap(({ items }) => items.map(({ title }) => title))).toEqual(
      Array.from({ length: 13 }, (_, index) => `News ${index + 1}`),
    );
  });

  test('LAND-20 OP-011 new ones are at most 7 days old, and general ones stand under All only', async () => {
    const { items } = await announcements({ filter: 'NEW' });
    expect(items.map(({ title }) => title)).toEqual(['News 1', 'News 2', 'News 3', 'News 4', 'News 6', 'News 7']);
    expect((await announcements({ filter: 'OLD' })).total).toBe(5);
    expect((await announcements({ search: 'news 10' })).items).toEqual([{ title: 'News 10', type: 'GENERAL' }]);
  });

  test('DATA-17 OP-011 an announcement has id, date, title, description, and a type that follows its age', async () => {
    const { data } = await server.graphql<{ announcements: { items: object[] } }>(
      '{ announcements { items { id date title description type } } }',
    );
    expect(data?.announcements.items[0]).toEqual({
      id: expect.any(String),
      date: daysAgo(1).toISOString(),
      title: 'News 1',
      description: 'More',
      type: 'NEW',
    });
    const { data: all } = await server.graphql<{ announcements: ShownPage }>(
      '{ announcements(page: 2) { items { type } } }',
    );
    expect(new Set(all?.announcements.items.map(({ type }) => type))).toEqual(new Set(['NEW', 'OLD', 'GENERAL']));
  });

  test('LAND-16 the search looks into title and description, letter by letter', async () => {
    expect((await announcements({ search: '% ATTEND' })).items.map(({ title }) => title)).toEqual(['News 13']);
    expect((await announcements({ search: '%' })).total).toBe(1);
    expect((await announcements({ search: '_' })).total).toBe(0);
  });
});

describe('questions, figures and messages', () => {
  test('LAND-30 questions come in their order, ten a page', async () => {
    for (let number = 1; number <= 12; number += 1) {
      await server.services.database.query('insert into faqs (position, question, answer) values ($1, $2, $3)', [
        13 - number,
        `Q${13 - number}`,
        'A',
      ]);
    }
    const { data } = await server.graphql<{
      faqs: { items: { question: string }[]; total: number };
      second: { items: object[] };
    }>('{ faqs { items { question } total } second: faqs(page: 2, pageSize: 5) { items { question } } }');
    expect(data?.faqs.items.map(({ question }) => question)).toEqual(
      Array.from({ length: 10 }, (_, index) => `Q${index + 1}`),
    );
    expect(data?.faqs.total).toBe(12);
    expect(data?.second.items).toHaveLength(5);
  });

  test('LAND-15 the figures are the real counts, with their rounded texts', async () => {
    const recruiter = await makeRecruiter(server.services);
    await makeSeeker(server.services);
    await makeJob(server.services, recruiter);
    await makeJob(server.services, recruiter, { is_wanted: false });
    const { data } = await server.graphql<{ siteStats: object }>(
      '{ siteStats { candidates jobs companies candidatesText jobsText companiesText } }',
    );
    expect(data?.siteStats).toEqual({
      candidates: 1,
      jobs: 1,
      companies: 1,
      candidatesText: '1',
      jobsText: '1',
      companiesText: '1',
    });
    expect([2000, 2999, 523, 100, 99, 9, 0].map(roundedCount)).toEqual(['2k+', '2k+', '500+', '100+', '90+', '9', '0']);
  });

  test('LAND-34 LAND-40 OP-066 DATA-18 a contact message is kept and mailed to support', async () => {
    const { data } = await send({ name: 'Asha', email: 'asha@example.in', message: 'Hello\nthere' });
    expect(data?.sendContactMessage).toBe(true);
    expect(await server.services.database.query('select name, email, message from contact_messages')).toEqual([
      { name: 'Asha', email: 'asha@example.in', message: 'Hello\nthere' },
    ]);
    const [mail] = await server.mails('help@mills.example.in');
    expect(mail).toMatchObject({ subject: 'Message from Asha through Kaamyab' });
    expect(mail?.text).toContain('asha@example.in');
  });

  test('LAND-35, LAND-36 an empty field and a wrong address are refused, and nothing is kept', async () => {
    const before = await server.services.database.query('select count(*)::int as count from contact_messages');
    expect((await send({ name: ' ', email: 'asha@example.in', message: 'Hello' })).errors[0]).toMatchObject({
      message: 'All fields are required!',
      extensions: { code: 'BAD_USER_INPUT', fields: { name: 'All fields are required!' } },
    });
    expect((await send({ name: 'Asha', email: 'asha', message: 'Hello' })).errors[0]).toMatchObject({
      message: 'Please enter a valid email address.',
    });
    expect(await server.services.database.query('select count(*)::int as count from contact_messages')).toEqual(before);
  });

  test('a flood of messages from one address is stopped', async () => {
    const codes = new Set<string | undefined>();
    for (let number = 0; number < 25; number += 1)
      codes.add((await send({ name: 'Asha', email: 'asha@example.in', message: 'Hello' })).errors[0]?.extensions.code);
    expect([...codes]).toEqual([undefined, 'RATE_LIMITED']);
  });
});
