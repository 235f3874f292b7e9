import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { showScreen } from '../../../test/screen.tsx';
import { fill, user } from '../../../test/user.ts';
import { AdminSupportPage } from './admin-support-page.tsx';

const person = {
  __typename: 'SupportPerson',
  id: 'u1',
  name: 'Ravi Kumar',
  email: 'ravi@example.in',
  role: 'JOBSEEKER',
  lastActiveAt: null,
};
const conversation = {
  __typename: 'SupportConversation',
  id: 'c1',
  state: 'WAITING',
  lastText: 'My resume does not open.',
  lastMessageAt: '2026-11-18T05:30:00.000Z',
  waitsSince: '2026-11-18T05:30:00.000Z',
  assignedName: null as string | null,
  isMine: false,
  closedAt: null as string | null,
  seenAt: null,
  person,
};
const message = (id: string, text: string, answeredBy: string | null = null) => ({
  __typename: 'SupportMessage',
  id,
  text,
  fromSupport: answeredBy !== null,
  createdAt: '2026-11-18T05:30:00.000Z',
  isUnseen: answeredBy !== null,
  isFirst: id === 'm1',
  answeredBy,
});

interface Portal {
  conversation: typeof conversation;
  messages: ReturnType<typeof message>[];
  viewers?: string[];
}

/** The page at an address, in a portal with one conversation. */
function show(at: string, portal: Portal = { conversation, messages: [message('m1', 'My resume does not open.')] }) {
  const options: NonNullable<Parameters<typeof showScreen>[1]> = {
    at,
    answers: {
      SupportConversations: () => ({
        supportConversations: { __typename: 'SupportConversationPage', items: [portal.conversation], total: 1 },
      }),
      SupportConversation: () => ({ supportConversation: portal.conversation }),
      ConversationViewers: () => ({ supportConversationViewers: portal.viewers ?? [] }),
      ConversationMessages: () => ({ supportConversationMessages: portal.messages }),
      AnswerSupportConversation: ({ text }) => {
        const answer = message('m2', text as string, 'Asha Rao');
        portal.messages = [...portal.messages, answer];
        return { answerSupportConversation: answer };
      },
      AssignSupportConversation: ({ isMine }) => {
        portal.conversation = { ...portal.conversation, isMine: isMine as boolean };
        return { assignSupportConversation: portal.conversation };
      },
      CloseSupportConversation: () => {
        portal.conversation = { ...portal.conversation, state: 'CLOSED', closedAt: '2026-11-18T05:40:00.000Z' };
        return { closeSupportConversation: portal.conversation };
      },
    },
  };
  return { options, portal, ...showScreen(<AdminSupportPage />, options) };
}

test('an admin opens a waiting conversation, reads, assigns, answers and closes it', async () => {
  const shown = show('/admin/support');
  await user.click(await screen.findByRole('link', { name: 'Ravi Kumar' }));
  const log = await screen.findByRole('log', { name: 'Conversation' });
  await within(log).findByText('My resume does not open.');
  expect(screen.getByRole('link', { name: /ravi@example\.in/ }).getAttribute('href')).toBe('/admin/users?open=u1');
  await user.click(screen.getByRole('button', { name: 'Assign to me' }));
  await screen.findByRole('button', { name: 'Unassign' });
  await fill(screen.getByRole('textbox', { name: 'Your answer' }), 'Please choose it again.');
  await user.click(screen.getByRole('button', { name: 'Send answer' }));
  await within(log).findByText('Please choose it again.');
  expect(within(log).getByText('Asha Rao')).not.toBeNull();
  expect(screen.getByText('The last answer was not seen yet.')).not.toBeNull();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' }).value).toBe('');
  await user.click(screen.getByRole('button', { name: 'Close conversation' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Close conversation' })).toBeNull());
  expect(shown.askedFor('AnswerSupportConversation')[0]).toMatchObject({ id: 'c1', text: 'Please choose it again.' });
});

test('an error of the answer is shown at its field; the text stays and is sent with the same key', async () => {
  const { options, askedFor } = show('/admin/support?open=c1');
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' });
  await user.click(screen.getByRole('button', { name: 'Send answer' }));
  await screen.findByText('Please type a message.');
  const sending = options.answers!.AnswerSupportConversation!;
  options.answers!.AnswerSupportConversation = new GraphQLError('Please try again.', {
    extensions: { code: 'UNAVAILABLE' },
  });
  await fill(field, 'Please choose it again.');
  await user.click(screen.getByRole('button', { name: 'Send answer' }));
  await screen.findByText('Please try again.');
  expect(field.value).toBe('Please choose it again.');
  options.answers!.AnswerSupportConversation = sending;
  await user.click(screen.getByRole('button', { name: 'Send answer' }));
  await waitFor(() => expect(field.value).toBe(''));
  const keys = askedFor('AnswerSupportConversation').map(({ idempotencyKey }) => idempotencyKey);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test('the address filters the conversations; invalid values are ignored', async () => {
  const { askedFor } = show('/admin/support?state=nonsense&page=-4');
  await screen.findByRole('link', { name: 'Ravi Kumar' });
  await user.click(screen.getByRole('radio', { name: 'Closed' }));
  await user.click(screen.getByRole('switch', { name: 'Only mine' }));
  await waitFor(() =>
    expect(askedFor('SupportConversations')).toEqual([
      { state: 'WAITING', isMine: false, page: 1, pageSize: 20 },
      { state: 'CLOSED', isMine: false, page: 1, pageSize: 20 },
      { state: 'CLOSED', isMine: true, page: 1, pageSize: 20 },
    ]),
  );
});

test('the conversation says which colleagues have it open', async () => {
  const portal: Portal = { conversation, messages: [message('m1', 'My resume does not open.')], viewers: ['Asha Rao'] };
  const { reopen } = show('/admin/support?open=c1', portal);
  await screen.findByText('Asha Rao is looking at this, too.');
  portal.viewers = ['Asha Rao', 'Ravi Iyer', 'Vikram Shah'];
  reopen();
  expect(await screen.findByText('Asha Rao and 2 others are looking at this, too.')).toBeTruthy();
});
