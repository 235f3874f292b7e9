import { newAddress, type Caller, tokenOf } from './authorisation-calls.ts';
import { worldPassword, worldPasswordHash } from './authorisation-world.ts';
import { encryptedLink } from '../server/platform/notifications/preference.service.ts';
import { doubledCompany, putBackContent, putBackRemoved } from './authorisation-put-back.ts';
import { makePerson } from './factories.ts';
import { samplePdf } from './sample-files.ts';
import { newSetupPath } from '../server/people/identity/login/setup.service.ts';
import { mailedCode, samplePassword, startSignup } from './sign-up.ts';

const mailLink = ({ server, world }: Caller): string =>
  encryptedLink(server.services.secrets, world.people['seeker A'].id, 'REMINDER');

type Inputs = (caller: Caller) => object | Promise<object>;

const newPassword = 'Newer@12345';
export const jobInput = (company: string) => ({
  title: 'Accountant',
  company,
  description: 'Books.',
  location: 'Pune',
  salaryMin: 20_000,
  salaryMax: 30_000,
  skills: ['Tally'],
});
const letters = (id: string): string => id.replaceAll(/[^a-f]/g, '');

async function newAccount({ server }: Caller): Promise<{ email: string }> {
  const { email } = await makePerson(server.services, 'HR', {
    email: newAddress(),
    passwordHash: await worldPasswordHash(),
  });
  return { email };
}

async function linkFor(caller: Caller): Promise<{ email: string; token: string }> {
  const { email } = await newAccount(caller);
  await caller.server.graphql('mutation ($email: String!) { forgotPassword(email: $email) { message } }', { email });
  const mails = await caller.server.mails(email);
  return { email, token: mails.map(({ text }) => /#token=([\w-]+)/.exec(text)?.[1]).find(Boolean) ?? '' };
}

async function codeFor(caller: Caller): Promise<{ email: string; otp: string }> {
  const { email } = await newAccount(caller);
  await caller.server.graphql('mutation ($email: String!) { requestLoginCode(email: $email) { message } }', { email });
  return { email, otp: await mailedCode(caller.server, email) };
}

/** No admin is left. */
async function setupLink({ server: { services } }: Caller): Promise<{ input: object }> {
  await services.database.query(`update users set role = 'ADMIN' where role = 'SUPERADMIN'`);
  const token = (await newSetupPath(services))?.split('#token=')[1];
  return { input: { token, name: 'Asha Rao', email: newAddress(), password: samplePassword } };
}

async function settingsChange({ server, world }: Caller): Promise<object> {
  const { data } = await server.graphql<{ portalSettings: { version: string } }>(
    '{ portalSettings { version } }',
    {},
    world.people.superadmin.token,
  );
  return { version: data?.portalSettings.version, input: { dailyInvitations: 10 } };
}

async function invitationLink({ server, world }: Caller): Promise<object> {
  const email = newAddress();
  await server.graphql(
    'mutation ($input: InviteAdminInput!) { inviteAdmin(input: $input) { id } }',
    { input: { name: 'Asha Rao', email, role: 'ADMIN' } },
    world.people.superadmin.token,
  );
  const token = /#token=([\w-]+)/.exec((await server.mails(email))[0]?.text ?? '')?.[1];
  return { input: { token, email, password: samplePassword } };
}

/** The next code may be mailed at once. */
const forgetSendings = async ({ server }: Caller): Promise<void> =>
  void (await server.services.database.query(`delete from attempt_counters where scope like 'send:%'`));

const signupFor = ({ server }: Caller) => startSignup(server, newAddress());
const ticketFor = async (caller: Caller) => {
  const { email, tempToken } = await signupFor(caller);
  caller.server.clock.advance({ seconds: 31 });
  return { email, tempToken };
};

async function emailCodeFor(caller: Caller): Promise<{ otp: string }> {
  const email = newAddress();
  await caller.server.graphql(
    `mutation ($email: String!, $password: String) {
      requestEmailChange(email: $email, password: $password) { message }
    }`,
    { email, password: worldPassword },
    tokenOf(caller),
  );
  return { otp: await mailedCode(caller.server, email) };
}

function formOf(fields: Record<string, string>, name: string): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  form.append('file', new File([new Uint8Array(samplePdf)], name));
  return form;
}

const upload =
  (purpose: string): Inputs =>
  () =>
    formOf({ purpose }, 'file.pdf');
/** A recruiter cannot ask about their own. */
const otherCompany: Inputs = async ({ server, world, principal }) => {
  const [other] = await server.services.database.query<{ company: string }>(
    'select name as company from companies where id = $1',
    [world.companies[principal === 'recruiter A' ? 'B' : 'A']],
  );
  return { ...other };
};
const reopenable: Inputs = async ({ server, world, principal }) => {
  await server.services.database.query(`update jobs set is_wanted = false, closed_at = now() where id = $1`, [
    world.living.job[principal],
  ]);
  return {};
};
const leaving: Inputs = async ({ server, world, principal }) => {
  if (/^(seeker|recruiter)/.test(principal))
    await server.services.database.query(`update users set deletes_at = now() + '7 days' where id = $1`, [
      world.people[principal as keyof typeof world.people].id,
    ]);
  // The notification that their jobs closed was already sent: no task changes a row meanwhile.
  await server.services.database.query('update job_events set is_sent = true where not is_sent');
  return {};
};
/** The other side's seeker: their own was invited. */
const otherTalent: Inputs = async ({ server, world, principal }) => {
  const [other] = await server.services.database.query<{ talentId: string }>(
    'select id as "talentId" from talent_profiles where user_id = $1',
    [world.people[principal === 'recruiter A' ? 'seeker B' : 'seeker A'].id],
  );
  return { ...other };
};
const openCompany: Inputs = ({ world }) => ({ id: world.companies.A });

/**
 * Valid inputs of each operation that takes some, so that an authorised caller gets an answer. Ids of the row's object
 * come from the target.
 */
export const inputsOf: Record<string, Inputs> = {
  'Mutation.signup': () => ({
    input: { name: 'Asha Rao', email: newAddress(), password: samplePassword, role: 'HR', consent: true, adult: true },
  }),
  'POST /signup': () =>
    formOf({ name: 'Asha Rao', email: newAddress(), password: samplePassword, role: 'jobseeker' }, 'resume.pdf'),
  'Mutation.verifySignup': signupFor,
  'POST /verify-otp': signupFor,
  'Mutation.resendSignupCode': ticketFor,
  'POST /resend-signup-otp': ticketFor,
  'Mutation.requestLoginCode': newAccount,
  'POST /request-login-otp': newAccount,
  'Mutation.resendLoginCode': newAccount,
  'POST /resend-login-otp': newAccount,
  'Mutation.loginWithCode': codeFor,
  'POST /login-verify': codeFor,
  'Mutation.loginWithPassword': async (caller) => ({ ...(await newAccount(caller)), password: worldPassword }),
  'POST /login-password': async (caller) => ({ ...(await newAccount(caller)), password: worldPassword }),
  'Mutation.forgotPassword': newAccount,
  'POST /forgot-password': newAccount,
  'Mutation.resetPassword': async (caller) => ({ ...(await linkFor(caller)), newPassword }),
  'Mutation.setUpPortal': setupLink,
  'Mutation.changePasswordByLink': async (caller) => ({
    ...(await linkFor(caller)),
    oldPassword: worldPassword,
    newPassword,
  }),
  'Mutation.changePassword': () => ({ oldPassword: worldPassword, newPassword }),
  'Mutation.requestEmailChange': () => ({ email: newAddress(), password: worldPassword }),
  'Mutation.verifyEmailChange': emailCodeFor,
  'Mutation.deleteAccount': () => ({ password: worldPassword }),
  'Mutation.keepAccount': leaving,
  'Mutation.updateName': () => ({ name: 'Asha Devi' }),
  'Mutation.takeDownJob': () => ({ reason: 'Asks for money.' }),
  'Mutation.createAnnouncement': () => ({ input: { title: 'News', description: 'Something happened.' } }),
  'Mutation.updateAnnouncement': () => ({ input: { title: 'News', description: 'Something else happened.' } }),
  'Mutation.createFaq': () => ({ input: { question: 'How?', answer: 'Like this.' } }),
  'Mutation.updateFaq': () => ({ input: { question: 'How?', answer: 'Like that.' } }),
  'Mutation.moveFaq': () => ({ direction: 'UP' }),
  'Mutation.answerContactMessage': () => ({ text: 'Hello.' }),
  'Mutation.addHeldWord': ({ principal }) => ({ kind: 'PAYMENT', phrase: `Hamper of ${principal}` }),
  'Mutation.removeHeldWord': async (caller) => {
    await putBackRemoved(caller);
    return {};
  },
  'Mutation.settleReport': () => ({ note: 'We took it down.' }),
  'Mutation.removeReview': async (caller) => {
    await putBackRemoved(caller);
    return { reason: 'It names a person.' };
  },
  'Mutation.reportJob': () => ({ input: { reason: 'FAKE', text: '' } }),
  'Mutation.reportPerson': () => ({ input: { reason: 'OFFENSIVE', text: '' } }),
  'Mutation.reportReview': () => ({ input: { reason: 'MISLEADING', text: '' } }),
  'Mutation.changeSettings': settingsChange,
  'Mutation.inviteAdmin': () => ({ input: { name: 'Asha Rao', email: newAddress(), role: 'ADMIN' } }),
  'Mutation.acceptAdminInvitation': invitationLink,
  'Mutation.sendSignupCode': async (caller) => {
    const { email } = await signupFor(caller);
    await forgetSendings(caller);
    return { email };
  },
  'Mutation.sendLoginCode': newAccount,
  'Mutation.runTask': () => ({ name: 'sweep-outbox' }),
  'Mutation.disableUser': () => ({ reason: 'Asks applicants for money.' }),
  'Mutation.createAccessToken': () => ({ input: { name: 'Payroll', scopes: ['JOBS_READ'], expiresInDays: 30 } }),
  'Mutation.createWebhook': () => ({ input: { url: 'https://example.in/hooks', events: ['JOB_CLOSED'] } }),
  'Mutation.updateWebhook': () => ({ input: { url: 'https://example.in/others', events: ['JOB_CLOSED'] } }),
  'Mutation.giveConsent': () => ({ consent: true, adult: true }),
  'Mutation.updateJobseekerProfile': ({ world, principal }) => ({
    input: { username: 'Asha Devi', resumeFileId: world.uploads[principal] },
  }),
  'Mutation.updateHrProfile': () => ({ input: { name: 'Ravi Kumar', location: 'Pune' } }),
  'Query.webhookDeliveries': () => ({ after: null }),
  'GET /api/companies/:id/jobs.json': openCompany,
  'OPTIONS /api/companies/:id/jobs.json': openCompany,
  'Query.jobSuggestions': () => ({ text: 'Job' }),
  'Query.searchSuggestion': () => ({ filter: { q: 'Jbo' } }),
  'Query.searchCounts': () => ({ filter: {} }),
  'Mutation.sendContactMessage': () => ({ name: 'Asha', email: 'asha@example.in', message: 'Hello.' }),
  'Mutation.startVisitorConversation': () => ({ name: 'Asha', email: 'asha@example.in', text: 'Hello.' }),
  'Mutation.sendVisitorMessage': () => ({ text: 'Hello.' }),
  'Mutation.postJob': ({ world, principal }) => ({
    input: {
      ...jobInput(`Company ${letters(world.companies.A)} of ${principal}`),
      attachmentIds: [world.uploads[principal]].filter(Boolean),
    },
  }),
  'Mutation.updateJob': ({ world, principal }) => ({
    input: jobInput(`Company ${letters(world.companies.B)} of ${principal}`),
  }),
  'Mutation.askToJoinCompany': otherCompany,
  'Mutation.answerJoinRequest': () => ({ isAccepted: true }),
  'Mutation.adminAnswerJoinRequest': () => ({ isAccepted: true }),
  'Mutation.publishAnnouncement': putBackContent,
  'Mutation.deleteAnnouncement': putBackContent,
  'Mutation.deleteFaq': putBackContent,
  'Query.companyMerge': doubledCompany,
  'Mutation.mergeCompanies': doubledCompany,
  'Mutation.suspendCompany': () => ({ reason: 'Asks applicants for money.' }),
  'Mutation.confirmCompanyDomain': () => ({ domain: 'kaveri-steel.in' }),
  'Mutation.removeCompanyDomain': () => ({ domain: 'kaveri-steel.in' }),
  'Mutation.reopenJob': reopenable,
  'Mutation.setTalentVisibility': () => ({ isVisible: true }),
  'Mutation.inviteToJob': otherTalent,
  'Mutation.reviewCompany': () => ({ rating: 4, text: 'They answer.' }),
  'Mutation.setApplicationStatus': () => ({ status: 'ON_HOLD', reason: 'Later.' }),
  'Mutation.decideApplications': () => ({ status: 'ON_HOLD' }),
  'Mutation.addApplicationNote': () => ({ text: 'Strong on ledgers.' }),
  'Mutation.scheduleInterview': () => ({ date: '2026-12-02', slot: 'S1300_1400', place: { mode: 'PHONE' } }),
  'Query.takenInterviewSlots': () => ({ date: '2026-12-02' }),
  'Mutation.addInterview': () => ({
    input: { title: 'A talk', candidate: 'Ravi', date: '2026-12-03', slot: 'S0900_1000' },
  }),
  'Mutation.updateInterview': () => ({ input: { title: 'A talk' } }),
  'Mutation.updateNotificationPreferences': () => ({ preferences: [{ type: 'GENERAL', isMailed: false }] }),
  'Query.notificationPreferenceByLink': (caller) => ({ link: mailLink(caller) }),
  'Mutation.updateNotificationPreferenceByLink': (caller) => ({ link: mailLink(caller), isMailed: false }),
  'POST /unsubscribe/:link': (caller) => ({ id: mailLink(caller), 'List-Unsubscribe': 'One-Click' }),
  'Mutation.sendSupportMessage': () => ({ text: 'Hello.' }),
  'Mutation.answerSupportConversation': () => ({ text: 'Hello.' }),
  'Mutation.assignSupportConversation': () => ({ isMine: true }),
  'POST /files (a resume)': upload('resume'),
  'POST /files (an attachment)': upload('attachment'),
  'GET /dev/mailbox/:id': async (caller) => {
    await codeFor(caller);
    return { id: (await caller.server.mails())[0]?.id };
  },
  'GET /dev/mails/:id': async ({ server }) => ({
    id: /\/dev\/mails\/([\w-]+)/.exec(await (await fetch(`${server.url}/dev/mails`)).text())?.[1],
  }),
  'POST /graphql': () => ({ query: '{ __typename }' }),
};
