import { Browser } from './browser.ts';
import { makeApplication, makeJob, makeRecruiter, makeSeeker, type TestPerson } from './factories.ts';
import { everything, hostileAddress, injectionFor } from './injection-texts.ts';
import { type InjectionWorld, plant, planted } from './injection-world.ts';
import type { TestServer } from './server.ts';

/** C-12: hostile texts written by admins, and the admin addresses where they are shown. */
export async function plantByAdmins(server: TestServer, { admin, superadmin }: InjectionWorld): Promise<string[]> {
  const culprit = await makeRecruiter(server.services);
  const jobId = await makeJob(server.services, culprit);
  const reportId = await plantReports(server, admin, culprit);
  await plant(server, admin, 'addHeldWord', { kind: 'PAYMENT' });
  await plant(server, admin, 'takeDownJob', { id: jobId });
  await plant(server, admin, 'disableUser', { id: culprit.id });
  const { data } = await server.graphql<{ supportConversations: { items: { id: string }[] } }>(
    '{ supportConversations { items { id } } }',
    {},
    admin.token,
  );
  const conversationId = data?.supportConversations.items[0]?.id ?? '';
  await plant(server, admin, 'answerSupportConversation', { id: conversationId });
  const { companyId } = await makeRecruiter(server.services);
  const doubled = await makeRecruiter(server.services);
  await plant(server, admin, 'mergeCompanies', { id: doubled.companyId, intoId: companyId });
  await plant(server, admin, 'suspendCompany', { id: companyId });
  const { id } = await plant(server, admin, 'createAnnouncement', { input: { isGeneral: true } });
  await plant(server, admin, 'updateAnnouncement', { id, input: { isGeneral: true } });
  const faq = await plant(server, admin, 'createFaq', { input: {} });
  await plant(server, admin, 'updateFaq', { id: faq.id, input: {} });
  const messageId = await findContactMessage(server, admin);
  await plant(server, admin, 'answerContactMessage', { id: messageId });
  const { data: settings } = await server.graphql<{ portalSettings: { version: string } }>(
    '{ portalSettings { version } }',
    {},
    superadmin.token,
  );
  await plant(server, superadmin, 'changeSettings', { version: settings?.portalSettings.version, input: {} });
  return [
    `/admin/announcements?open=${String(id)}`,
    '/admin/faqs',
    `/admin/contact?open=${messageId}`,
    `/admin/companies?open=${companyId}`,
    `/admin/jobs?open=${jobId}`,
    `/admin/users?open=${culprit.id}`,
    `/admin/reports?open=${reportId}`,
    '/admin/held-words',
    `/admin/support?state=ANSWERED&open=${conversationId}`,
    await plantByVisitor(server, admin),
  ];
}

/** Where their conversation is shown. */
async function plantByVisitor(server: TestServer, admin: TestPerson): Promise<string> {
  const visitor = new Browser(server);
  const first = { name: injectionFor(44, 100), email: hostileAddress(45), text: everything };
  await visitor.graphql(
    `mutation ($name: String!, $email: String!, $text: String!) {
      startVisitorConversation(name: $name, email: $email, text: $text) { id }
    }`,
    first,
  );
  const { data: sent } = await visitor.graphql('mutation ($text: String!) { sendVisitorMessage(text: $text) { id } }', {
    text: everything,
  });
  if (!sent?.sendVisitorMessage) throw new Error('The visitor could not write.');
  for (const name of Object.keys(first)) planted.add(`startVisitorConversation.${name}`);
  planted.add('sendVisitorMessage.text');
  const { data } = await server.graphql<{ supportConversations: { items: { id: string; person: { id: unknown } }[] } }>(
    '{ supportConversations { items { id person { id } } } }',
    {},
    admin.token,
  );
  const conversation = data?.supportConversations.items.find(({ person }) => person.id === null);
  return `/admin/support?open=${conversation?.id}`;
}

async function findContactMessage(server: TestServer, { token }: { token: string }): Promise<string> {
  const { data } = await server.graphql<{ adminContactMessages: { items: { id: string }[] } }>(
    '{ adminContactMessages { items { id } } }',
    {},
    token,
  );
  return data?.adminContactMessages.items[0]?.id ?? '';
}

/** The report that stays open. */
async function plantReports(
  server: TestServer,
  admin: TestPerson,
  recruiter: TestPerson & { companyId: string },
): Promise<string> {
  const { services } = server;
  const seeker = await makeSeeker(services);
  const ofRecruiter = { recruiterId: recruiter.id, jobId: await makeJob(services, recruiter) };
  const applicationId = await makeApplication(services, { ...ofRecruiter, seekerId: seeker.id });
  const [review] = await services.database.query<{ reference: string }>(
    'insert into company_reviews (company_id, seeker_id, rating) values ($1, $2, 2) returning reference',
    [recruiter.companyId, seeker.id],
  );
  const input = { reason: 'OTHER' };
  await plant(server, recruiter, 'reportReview', { reference: review?.reference, input });
  await plant(server, admin, 'removeReview', { reference: review?.reference });
  await plant(server, recruiter, 'reportPerson', { applicationId, input });
  const [report] = await services.database.query<{ id: string }>(
    `select id from reports where subject = 'PERSON' and user_id = $1`,
    [seeker.id],
  );
  await plant(server, admin, 'settleReport', { id: report?.id });
  await plant(server, seeker, 'reportJob', { jobId: ofRecruiter.jobId, input });
  return report?.id ?? '';
}
