import { randomUUID } from 'node:crypto';
import { makeApplicationCase } from '../../test/application-calls.ts';
import { makeCompany, makeJob, makePerson, makeRecruiter, makeSeeker, type TestPerson } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';

let server: TestServer;
let recruiter: TestPerson & { companyId: string };
let seeker: TestPerson;
let reviewer: TestPerson;
let admin: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  recruiter = await makeRecruiter(server.services);
  seeker = await makeSeeker(server.services);
  admin = await makePerson(server.services, 'ADMIN');
});
afterAll(() => server.close());

type Mutation = [
  name: string,
  by: () => TestPerson,
  made: string,
  call: () => Promise<[text: string, variables?: object]>,
];
const jobFields = `id salaryText experienceText isRemote postedAt autoStop { enabled daysCount }
  company { id name rating verified } attachments { id } saved updates { type at text }`;
const applicationFields = 'id status appliedAt job { id title } timeline { status at } applicant { name skills }';
const interviewFields = 'id date slot startsAt title candidate status application { id status }';

/** Each creating mutation whose answer is stored, with the table in which it makes one row. */
const mutations: Mutation[] = [
  [
    'postJob',
    () => recruiter,
    'jobs',
    async () => [
      `postJob(input: $input, idempotencyKey: $key) { ${jobFields} }`,
      {
        input: {
          title: 'Cook',
          description: 'Cooks',
          company: `Cooks ${recruiter.id}`,
          location: 'Pune',
          salaryMin: 20_000,
          salaryMax: 30_000,
          skills: ['Dosa'],
          autoStop: { enabled: true, daysCount: 1 },
        },
      },
    ],
  ],
  [
    'applyToJob',
    () => seeker,
    'applications',
    async () => {
      const jobId = await makeJob(server.services, recruiter);
      return [`applyToJob(jobId: "${jobId}", idempotencyKey: $key) { ${applicationFields} }`];
    },
  ],
  [
    'saveJob',
    () => seeker,
    'saved_jobs',
    async () => [
      `saveJob(jobId: "${await makeJob(server.services, recruiter)}", idempotencyKey: $key) { ${jobFields} }`,
    ],
  ],
  [
    'scheduleInterview',
    () => recruiter,
    'interviews',
    async () => {
      const { id } = await makeApplicationCase(server, recruiter, 'APPROVED');
      return [
        `scheduleInterview(
          applicationId: "${id}", date: "2026-11-25", slot: S0900_1000, idempotencyKey: $key
        ) { ${interviewFields} }`,
      ];
    },
  ],
  [
    'addInterview',
    () => recruiter,
    'interviews',
    async () => [
      `addInterview(
        input: { title: "Cook", candidate: "Ravi", date: "2026-11-26", slot: S0900_1000 }, idempotencyKey: $key
      ) { ${interviewFields} }`,
    ],
  ],
  [
    'reviewCompany',
    () => seeker,
    'company_reviews',
    async () => {
      const hirer = await makeRecruiter(server.services);
      const { id, seeker: applicant } = await makeApplicationCase(server, hirer, 'HIRED');
      reviewer = applicant;
      return [
        `reviewCompany(applicationId: "${id}", rating: 4, idempotencyKey: $key) {
          id name rating reviewCount verified
        }`,
      ];
    },
  ],
  [
    'askToJoinCompany',
    () => recruiter,
    'company_join_requests',
    async () => {
      const name = `Asked ${randomUUID()}`;
      const founder = await makeRecruiter(server.services, { companyName: name });
      await makeCompany(server.services, undefined, founder.id);
      return ['askToJoinCompany(company: $company, idempotencyKey: $key)', { company: name }];
    },
  ],
  [
    'addApplicationNote',
    () => recruiter,
    'application_notes',
    async () => {
      const { id } = await makeApplicationCase(server, recruiter);
      return [`addApplicationNote(applicationId: "${id}", text: "Called", idempotencyKey: $key) { id text createdAt }`];
    },
  ],
  [
    'decideApplications',
    () => recruiter,
    'decision_batches',
    async () => {
      const { id } = await makeApplicationCase(server, recruiter);
      return [
        `decideApplications(ids: ["${id}"], status: APPROVED, idempotencyKey: $key) {
          batch { id size undoUntil undoSeconds } moved { ${applicationFields} } unmoved { message }
        }`,
      ];
    },
  ],
  [
    'sendSupportMessage',
    () => recruiter,
    'support_messages',
    async () => ['sendSupportMessage(text: "Hello", idempotencyKey: $key) { id text fromSupport createdAt }'],
  ],
  [
    'answerSupportConversation',
    () => admin,
    'support_messages',
    async () => {
      const conversation = await server.services.database.query<{ id: string }>(
        'insert into support_conversations (user_id) values ($1) returning id',
        [(await makeSeeker(server.services)).id],
      );
      return [
        `answerSupportConversation(id: "${conversation[0]?.id}", text: "Yes?", idempotencyKey: $key) {
          id text fromSupport createdAt
        }`,
      ];
    },
  ],
  [
    'sendContactMessage',
    () => seeker,
    'contact_messages',
    async () => ['sendContactMessage(name: "Asha", email: "asha@example.in", message: "Hello", idempotencyKey: $key)'],
  ],
  [
    'createAnnouncement',
    () => admin,
    'announcements',
    async () => [
      'createAnnouncement(input: { title: "News", description: "More" }, idempotencyKey: $key) { id title updatedAt }',
    ],
  ],
  [
    'createFaq',
    () => admin,
    'faqs',
    async () => ['createFaq(input: { question: "How?", answer: "So" }, idempotencyKey: $key) { id question answer }'],
  ],
  [
    'answerContactMessage',
    () => admin,
    'contact_answers',
    async () => {
      const [message] = await server.services.database.query<{ id: string }>(
        `insert into contact_messages (name, email, message) values ('Asha', 'asha@example.in', 'Hello') returning id`,
      );
      return [
        `answerContactMessage(id: "${message?.id}", text: "Yes?", idempotencyKey: $key) {
          id state createdAt answers { id text sentAt }
        }`,
      ];
    },
  ],
  [
    'requestDataExport',
    () => seeker,
    'data_exports',
    async () => ['requestDataExport(idempotencyKey: $key) { id requestedAt state expiresAt }'],
  ],
  [
    'addHeldWord',
    () => admin,
    'held_words',
    async () => ['addHeldWord(kind: PAYMENT, phrase: "welcome hamper", idempotencyKey: $key) { id phrase addedAt }'],
  ],
  [
    'reportJob',
    () => seeker,
    'reports',
    async () => {
      const jobId = await makeJob(server.services, recruiter);
      return [`reportJob(jobId: "${jobId}", input: { reason: FAKE }, idempotencyKey: $key)`];
    },
  ],
  [
    'reportPerson',
    () => recruiter,
    'reports',
    async () => {
      const { id } = await makeApplicationCase(server, recruiter);
      return [`reportPerson(applicationId: "${id}", input: { reason: OFFENSIVE }, idempotencyKey: $key)`];
    },
  ],
  [
    'reportReview',
    () => recruiter,
    'reports',
    async () => {
      const [review] = await server.services.database.query<{ reference: string }>(
        'insert into company_reviews (company_id, seeker_id, rating) values ($1, $2, 2) returning reference',
        [await makeCompany(server.services), seeker.id],
      );
      return [`reportReview(reference: "${review?.reference}", input: { reason: FAKE }, idempotencyKey: $key)`];
    },
  ],
  [
    'confirmCompanyDomain',
    () => admin,
    'company_domains',
    async () => {
      const id = await makeCompany(server.services);
      return [`confirmCompanyDomain(id: "${id}", domain: "${randomUUID()}.example", idempotencyKey: $key) { domains }`];
    },
  ],
];
test.each(mutations)('%s makes one of it and gives its first answer again', async (name, by, made, prepare) => {
  const [text, variables = {}] = await prepare();
  const asked = { ...variables, key: randomUUID() };
  const heads = [
    '$key: String',
    ...('input' in asked ? ['$input: JobInput!'] : []),
    ...('company' in asked ? ['$company: String!'] : []),
  ];
  const { token } = name === 'reviewCompany' ? reviewer : by();
  const count = async () =>
    (await server.services.database.query<{ n: number }>(`select count(*)::int as n from ${made}`))[0]?.n ?? -1;
  const before = await count();
  const first = await server.graphql(`mutation (${heads.join(', ')}) { ${text} }`, asked, token);
  expect(first.errors).toEqual([]);
  const after = await count();
  expect(after).toBeGreaterThan(before);
  server.clock.advance({ seconds: 5 });
  const { data, errors } = await server.graphql(`mutation (${heads.join(', ')}) { ${text} }`, asked, token);
  expect({ data, errors }).toEqual({ data: first.data, errors: [] });
  expect(await count()).toBe(after);
});

const elsewhere = ['signup', 'sendVisitorMessage', 'createAccessToken', 'createWebhook', 'inviteToJob'];
test('every mutation with the argument is among those, or has a test of its own', async () => {
  const { data } = await server.graphql<{
    __schema: { mutationType: { fields: { name: string; args: { name: string }[] }[] } };
  }>('{ __schema { mutationType { fields { name args { name } } } } }');
  const withKey = data?.__schema.mutationType.fields
    .filter(({ args }) => args.some(({ name }) => name === 'idempotencyKey'))
    .map(({ name }) => name);
  expect(withKey?.toSorted()).toEqual([...mutations.map(([name]) => name), ...elsewhere].toSorted());
});
