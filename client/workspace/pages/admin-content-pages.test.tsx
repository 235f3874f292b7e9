import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { showScreen } from '../../../test/screen.tsx';
import { fill, user } from '../../../test/user.ts';
import { AdminCompaniesPage } from './admin-companies-page.tsx';
import { AdminAnnouncementsPage } from './admin-announcements-page.tsx';
import { AdminContactPage } from './admin-contact-page.tsx';
import { AdminFaqsPage } from './admin-faqs-page.tsx';

type Options = NonNullable<Parameters<typeof showScreen>[1]>;

const news = {
  __typename: 'AnnouncementRecord',
  id: 'a1',
  title: 'Walk-in on Saturday',
  description: 'Bring two copies.',
  isGeneral: true,
  state: 'DRAFT',
  publishedAt: null as string | null,
  withdrawnAt: null,
  isSent: false,
  updatedAt: '2026-11-18T05:30:00.000Z',
};

test('an announcement is written, scheduled in Indian time, published and withdrawn', async () => {
  let now = news;
  const become = (change: Partial<typeof news>) => (now = { ...now, ...change });
  const options: Options = {
    at: '/admin/announcements',
    answers: {
      AdminAnnouncements: () => ({
        adminAnnouncements: { __typename: 'AnnouncementRecordSlice', items: [now], endCursor: null },
      }),
      AdminAnnouncement: () => ({ adminAnnouncement: now }),
      CreateAnnouncement: () => ({ createAnnouncement: now }),
      PublishAnnouncement: ({ at }) => ({
        publishAnnouncement: become(
          at
            ? { state: 'SCHEDULED', publishedAt: '2026-12-01T04:30:00.000Z' }
            : { state: 'PUBLISHED', publishedAt: '2026-11-18T05:30:00.000Z' },
        ),
      }),
      WithdrawAnnouncement: () => ({ withdrawAnnouncement: become({ state: 'WITHDRAWN' }) }),
    },
  };
  const shown = showScreen(<AdminAnnouncementsPage />, options);
  await user.click(screen.getByRole('button', { name: 'Write an announcement' }));
  const form = within(await screen.findByRole('dialog', { name: 'Write an announcement' }));
  await user.click(form.getByRole('button', { name: 'Save as draft' }));
  await form.findByText('Please enter a title.');
  await fill(form.getByRole('textbox', { name: 'Title' }), news.title);
  await fill(form.getByRole('textbox', { name: 'Text' }), news.description);
  await user.click(form.getByRole('checkbox', { name: 'Send it by email, too' }));
  await user.click(form.getByRole('button', { name: 'Save as draft' }));
  await waitFor(() => expect(shown.address()).toBe('/admin/announcements?open=a1'));
  const { title, description, isGeneral } = news;
  expect(shown.askedFor('CreateAnnouncement')[0]).toMatchObject({ input: { title, description, isGeneral } });

  await user.click(await screen.findByRole('button', { name: 'Schedule' }));
  const time = within(await screen.findByRole('dialog', { name: 'When is it published?' }));
  await fill(time.getByLabelText('Day and time in India'), '2026-12-01T10:00');
  await user.click(time.getByRole('button', { name: 'Schedule' }));
  await screen.findByRole('button', { name: 'Choose another time' });
  expect(shown.askedFor('PublishAnnouncement')[0]).toEqual({ id: 'a1', at: '2026-12-01T10:00:00+05:30' });

  await user.click(screen.getByRole('button', { name: 'Publish now' }));
  const question = within(await screen.findByRole('dialog', { name: 'Publish it now?' }));
  question.getByText('Everybody is notified, by email, too.');
  await user.click(question.getByRole('button', { name: 'Publish' }));
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
  const last = within(await screen.findByRole('dialog', { name: 'Withdraw it?' }));
  await user.click(last.getByRole('button', { name: 'Withdraw' }));
  await screen.findByRole('button', { name: 'Delete' });
});

test('questions move with the focus, the move is announced, and a refused one stays in its form', async () => {
  const faq = (question: string) => ({ __typename: 'Faq', id: question, question, answer: 'So.' });
  let faqs = [faq('A?'), faq('B?')];
  const options: Options = {
    at: '/admin/faqs',
    answers: {
      AdminFaqs: () => ({ faqs: { __typename: 'FaqPage', items: faqs } }),
      MoveFaq: () => {
        faqs = faqs.toReversed();
        return { moveFaq: { __typename: 'Faq', id: 'B?' } };
      },
      CreateFaq: new GraphQLError('There are 100 questions already.', { extensions: { code: 'CONFLICT' } }),
    },
  };
  const shown = showScreen(<AdminFaqsPage />, options);
  const up = await screen.findByRole('button', { name: 'Move “B?” up' });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Move “A?” up' }).disabled).toBe(true);
  await user.click(up);
  await screen.findByText('“B?” is number 1 now.');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['B?', 'A?']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move “B?” down' }));
  expect(shown.askedFor('MoveFaq')).toEqual([{ id: 'B?', direction: 'UP' }]);

  await user.click(screen.getByRole('button', { name: 'Add a question' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add a question' }));
  await fill(form.getByRole('textbox', { name: 'Question' }), 'C?');
  await fill(form.getByRole('textbox', { name: 'Answer' }), 'So.');
  await user.click(form.getByRole('button', { name: 'Add' }));
  await form.findByText('There are 100 questions already.');
});

test('a contact message is read and answered; typed text survives a network failure', async () => {
  const message = {
    __typename: 'ContactMessageRecord',
    id: 'm1',
    name: 'Ravi',
    email: 'ravi@example.in',
    message: 'My resume does not open.',
    personId: 'u1',
    state: 'OPEN',
    createdAt: '2026-11-18T05:30:00.000Z',
    answers: [] as object[],
  };
  const options: Options = {
    at: '/admin/contact?state=OPEN',
    answers: {
      AdminContactMessages: () => ({
        adminContactMessages: { __typename: 'ContactMessageSlice', items: [message], endCursor: null },
      }),
      AdminContactMessage: () => ({ adminContactMessage: message }),
      AnswerContactMessage: 'FAIL',
    },
  };
  const shown = showScreen(<AdminContactPage />, options);
  await user.click(await screen.findByRole('link', { name: 'Ravi' }));
  const account = await screen.findByRole('link', { name: 'Open the account' });
  expect(account.getAttribute('href')).toBe('/admin/users?open=u1');
  await fill(screen.getByRole('textbox', { name: 'Your answer' }), 'Please choose it again.');
  await user.click(screen.getByRole('button', { name: 'Send answer' }));
  await waitFor(() => expect(shown.askedFor('AnswerContactMessage')).toHaveLength(1));
  const again = shown.reopen();
  await user.click(await screen.findByRole('link', { name: 'Ravi' }));
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' });
  expect(field.value).toBe('Please choose it again.');
  const sent = { __typename: 'ContactAnswerRecord', id: 'n1', text: field.value, authorName: 'Asha Rao' };
  const answers = [{ ...sent, sentAt: '2026-11-18T06:30:00.000Z' }];
  options.answers!.AnswerContactMessage = () => ({ answerContactMessage: { ...message, state: 'ANSWERED', answers } });
  await user.click(screen.getByRole('button', { name: 'Send answer' }));
  await screen.findByRole('heading', { name: 'Answer by Asha Rao, November 18, 2026, 12:00 PM' });
  expect(field.value).toBe('');
  const [lost, second] = [shown, again].map((each) => each.askedFor('AnswerContactMessage').at(-1));
  expect(second).toEqual(lost);
  await screen.findByRole('button', { name: 'Reopen' });
});

const ravi = { __typename: 'JoinRequest', id: 'r1', name: 'Ravi', email: 'ravi@example.in' };
const asha = { __typename: 'CompanyMember', id: 'm1', userId: 'u1', name: 'Asha Rao', email: 'asha@example.in' };
const company = {
  __typename: 'CompanyRecord',
  id: 'c1',
  company: { __typename: 'Company', id: 'c1', name: 'Vellore Looms', rating: null, reviewCount: 0 },
  state: 'UNVERIFIED',
  members: [{ ...asha, joinedAt: '2026-11-18T05:30:00.000Z' }],
  domains: [] as string[],
  requests: 1,
  openJobs: 2,
  suspendedAt: null as string | null,
  suspensionReason: null as string | null,
};

test('a company is verified, suspended and reinstated; its requests, members and domains are managed', async () => {
  let now = company;
  let waiting = [{ ...ravi, askedAt: '2026-11-18T05:30:00.000Z' }];
  const become = (change: Partial<typeof company>) => (now = { ...now, ...change });
  const shown = showScreen(<AdminCompaniesPage />, {
    at: '/admin/companies?state=UNVERIFIED',
    answers: {
      AdminCompanies: () => ({ adminCompanies: { __typename: 'CompanyRecordPage', items: [now], endCursor: 'c1' } }),
      AdminCompany: () => ({ adminCompany: now }),
      AdminJoinRequests: () => ({
        adminJoinRequests: { __typename: 'JoinRequestPage', items: waiting, total: waiting.length },
      }),
      AdminAnswerJoinRequest: () => {
        waiting = [];
        return { adminAnswerJoinRequest: true };
      },
      RemoveCompanyMember: () => ({ removeCompanyMember: become({ members: [] }) }),
      ConfirmCompanyDomain: ({ domain }) => ({
        confirmCompanyDomain: become({ domains: [String(domain).toLowerCase()] }),
      }),
      RemoveCompanyDomain: () => ({ removeCompanyDomain: become({ domains: [] }) }),
      VerifyCompany: () => ({ verifyCompany: become({ state: 'VERIFIED' }) }),
      SuspendCompany: ({ reason }) => ({
        suspendCompany: become({
          state: 'SUSPENDED',
          suspendedAt: '2026-11-18T06:30:00.000Z',
          suspensionReason: String(reason),
        }),
      }),
      LiftSuspension: () => ({
        liftSuspension: become({ state: 'VERIFIED', suspendedAt: null, suspensionReason: null }),
      }),
    },
  });
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  const confirm = async (title: string, name: string) =>
    user.click(within(await screen.findByRole('dialog', { name: title })).getByRole('button', { name }));
  await user.click(await screen.findByRole('link', { name: 'Vellore Looms' }));
  await press('Accept Ravi');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept Ravi' })).toBeNull());
  expect(shown.askedFor('AdminAnswerJoinRequest')).toEqual([{ id: 'r1', isAccepted: true }]);
  expect(screen.getByRole('link', { name: 'Asha Rao' }).getAttribute('href')).toBe('/admin/users?open=u1');
  await press('Remove Asha Rao');
  await confirm('Remove Asha Rao from Vellore Looms?', 'Remove');
  await screen.findByText('No members.');

  await fill(screen.getByRole('textbox', { name: 'Another domain' }), 'gmail.com');
  await press('Confirm domain');
  await screen.findByText('Anybody can have an address there.');
  await fill(screen.getByRole('textbox', { name: 'Another domain' }), 'Looms.in');
  await press('Confirm domain');
  await press('Remove looms.in');
  await confirm('Remove looms.in?', 'Remove');
  await waitFor(() => expect(screen.queryByText('looms.in')).toBeNull());

  await press('Verify');
  await confirm('Verify Vellore Looms?', 'Verify');
  await press('Suspend');
  const dialog = within(await screen.findByRole('dialog', { name: 'Suspend Vellore Looms?' }));
  await fill(dialog.getByRole('textbox', { name: 'Reason' }), 'It asks for money.');
  await user.click(dialog.getByRole('button', { name: 'Suspend' }));
  await screen.findByText('It asks for money.');
  await press('Lift the suspension');
  await confirm('Lift the suspension of Vellore Looms?', 'Lift');
  await screen.findByRole('button', { name: 'Remove verification' });
  expect(screen.getByRole('link', { name: 'Show more' }).getAttribute('href')).toBe(
    '/admin/companies?state=UNVERIFIED&after=c1',
  );
});

test('merging a company shows what moves, asks for a reason, and opens the target', async () => {
  const other = { ...company, id: 'c2', company: { ...company.company, id: 'c2', name: 'Vellore Weavers' } };
  const shown = showScreen(<AdminCompaniesPage />, {
    at: '/admin/companies?open=c1',
    answers: {
      AdminCompanies: () => ({
        adminCompanies: { __typename: 'CompanyRecordPage', items: [company, other], endCursor: null },
      }),
      AdminCompany: ({ id }) => ({ adminCompany: id === 'c2' ? other : company }),
      AdminJoinRequests: () => ({ adminJoinRequests: { __typename: 'JoinRequestPage', items: [], total: 0 } }),
      CompanyMerge: () => ({
        companyMerge: {
          __typename: 'CompanyMerge',
          id: 'c1',
          intoId: 'c2',
          goneName: 'Vellore Looms',
          name: 'Vellore Weavers',
          wasVerified: true,
          isVerified: false,
          members: 1,
          domains: 0,
          requests: 1,
          jobs: 7,
          openJobs: 2,
          applications: 31,
          reviews: 4,
          doubledReviews: 1,
        },
      }),
      MergeCompanies: () => ({ mergeCompanies: other }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Merge into another company' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge Vellore Looms into another company' }));
  await user.click(dialog.getByRole('button', { name: 'Merge companies' }));
  await dialog.findByText('Please choose a company.');
  await user.click(dialog.getByRole('combobox', { name: 'Company to keep' }));
  await user.click(await screen.findByTitle('Vellore Weavers'));
  await dialog.findByText('This cannot be undone.');
  dialog.getByText('Jobs: 7, open: 2');
  dialog.getByText('1 job seeker reviewed both: the older review is deleted.');
  dialog.getByText('Its recruiters are not verified any more: Vellore Weavers is not.');
  await fill(dialog.getByRole('textbox', { name: 'Reason' }), 'One address.');
  await user.click(dialog.getByRole('button', { name: 'Merge companies' }));
  await waitFor(() => expect(shown.address()).toBe('/admin/companies?open=c2'));
  expect(shown.askedFor('MergeCompanies')).toEqual([{ id: 'c1', intoId: 'c2', reason: 'One address.' }]);
});
