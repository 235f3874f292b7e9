import { screen } from '@testing-library/react';
import { type Answers, showScreen } from '../../../test/screen.tsx';
import { fill, user } from '../../../test/user.ts';
import { supportReply } from '../../../server/office/support/support.rules.ts';
import { SupportChat } from './support-chat.tsx';

const message = (id: string, text: string, fromSupport: boolean) => ({
  id,
  text,
  fromSupport,
  createdAt: `2026-11-18T05:0${id}:00.000Z`,
  isUnseen: false,
  isFirst: id === '1',
});
let messages: ReturnType<typeof message>[];
beforeEach(() => {
  sessionStorage.clear();
  messages = [];
});

const launcher = () => screen.getByRole('button', { name: /^Support chat/ });
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Your message');
const said = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/November.*/, ''));

const answers = (): Answers => ({
  VisitorMessages: () => ({ visitorMessages: messages }),
  StartVisitorConversation: ({ text }) => {
    messages = [message('1', String(text), false), message('2', supportReply(), true)];
    return { startVisitorConversation: messages[0] };
  },
  SendVisitorMessage: ({ text }) => {
    messages = [...messages, message('3', String(text), false)];
    return { sendVisitorMessage: messages.at(-1) };
  },
});

test('OP-049 a visitor gives name and address only with the first message; a closed chat is silent', async () => {
  const { asked, askedFor, hasLive } = showScreen(<SupportChat userId={null} />, { answers: answers() });
  expect([asked, hasLive('SupportMessageReceived')]).toEqual([[], false]);
  await user.click(launcher());
  await fill(await screen.findByLabelText('Name'), 'Asha Rao');
  await fill(screen.getByLabelText('Email'), 'asha@example.in');
  await fill(field(), 'Do you have jobs in Patna?');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText(supportReply());
  expect(askedFor('StartVisitorConversation')).toEqual([
    { name: 'Asha Rao', email: 'asha@example.in', text: 'Do you have jobs in Patna?' },
  ]);
  expect(screen.queryByLabelText('Name')).toBeNull();
  await user.type(field(), 'And in Gaya?[Enter]');
  await screen.findByText('And in Gaya?', { selector: 'p' });
  expect(askedFor('SendVisitorMessage')).toEqual([{ text: 'And in Gaya?', idempotencyKey: null }]);
});

test('missing fields of a visitor are reported in place, and typed text survives closing', async () => {
  const { askedFor } = showScreen(<SupportChat userId={null} />, { answers: answers() });
  await user.click(launcher());
  await fill(await screen.findByLabelText('Name'), 'Asha Rao');
  await fill(screen.getByLabelText('Email'), 'asha@example');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Please enter a valid email address.');
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  expect([screen.getByText('Please type a message.'), askedFor('StartVisitorConversation')]).toEqual([
    expect.anything(),
    [],
  ]);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(launcher());
  expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('Asha Rao');
});

test('a visitor sees the earlier conversation of this browser', async () => {
  messages = [message('1', 'Hello', false), message('2', 'Yes, 40 of them.', true)];
  showScreen(<SupportChat userId={null} />, { answers: answers() });
  await user.click(launcher());
  await screen.findByText('Yes, 40 of them.');
  expect(said()).toEqual(['You: Hello', 'Support: Yes, 40 of them.']);
});

test('a visitor whose conversation was deleted starts another one with the same text', async () => {
  messages = [message('1', 'Hello', false)];
  const gone: Answers = {
    ...answers(),
    SendVisitorMessage: () => {
      messages = [];
      return { sendVisitorMessage: null };
    },
  };
  showScreen(<SupportChat userId={null} />, { answers: gone });
  await user.click(launcher());
  await user.type(await screen.findByLabelText('Your message'), 'And in Gaya?[Enter]');
  await screen.findByLabelText('Name');
  expect(field().value).toBe('And in Gaya?');
});
