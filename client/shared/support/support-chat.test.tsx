import { act, screen, waitFor, within } from '@testing-library/react';
import { type Answers, showScreen } from '../../../test/screen.tsx';
import { fill, user } from '../../../test/user.ts';
import { supportReply } from '../../../server/office/support/support.rules.ts';
import { SupportChat } from './support-chat.tsx';

const at = (minute: number) => `2026-11-18T05:${String(minute).padStart(2, '0')}:00.000Z`;
const message = (id: string, text: string, fromSupport: boolean, minute: number, isUnseen = false) => ({
  id,
  text,
  fromSupport,
  createdAt: at(minute),
  isUnseen,
  isFirst: id === '1',
});
const pageSize = 4;
let messages: ReturnType<typeof message>[];
const answers = (): Answers => ({
  SupportMessages: ({ before }) => {
    const end = before ? messages.findIndex(({ id }) => id === before) : messages.length;
    return { supportMessages: messages.slice(Math.max(end - pageSize, 0), end) };
  },
  SendSupportMessage: ({ text }) => {
    messages = [...messages, message('own', String(text), false, 30), message('reply', supportReply(), true, 31)];
    return { sendSupportMessage: messages.at(-2) };
  },
  MarkSupportMessagesSeen: () => {
    messages = messages.map((each) => ({ ...each, isUnseen: false }));
    return { markSupportMessagesSeen: messages.map(({ id, isUnseen }) => ({ id, isUnseen })) };
  },
});

beforeEach(() => {
  sessionStorage.clear();
  setInSight(true);
  messages = [];
});

function setInSight(isInSight: boolean): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: isInSight ? 'visible' : 'hidden' });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

const launcher = () => screen.getByRole('button', { name: /^Support chat/ });
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Your message');
const said = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/November.*/, ''));

test('HCHAT-01 HCHAT-02 a message gets the fixed reply at once; Enter sends, Shift+Enter does not', async () => {
  const { askedFor } = showScreen(<SupportChat userId="u" />, { answers: answers() });
  await user.click(launcher());
  await screen.findByText('How can we help?');
  await fill(field(), 'Is anybody there?');
  await user.keyboard('[ShiftLeft>][Enter][/ShiftLeft]');
  expect([askedFor('SendSupportMessage'), field().value]).toEqual([[], 'Is anybody there?\n']);
  await user.keyboard('[Backspace][Enter]');
  await screen.findByText("Thanks for your message! We'll get back to you soon.");
  expect(askedFor('SendSupportMessage')).toEqual([{ text: 'Is anybody there?', idempotencyKey: null }]);
  expect(said()).toEqual(['You: Is anybody there?', "Support: Thanks for your message! We'll get back to you soon."]);
  expect(field().value).toBe('');
});

test('OP-049 a reply arrives live, and a dot marks it until the chat is opened; the server stores that', async () => {
  messages = [message('1', 'Hello', false, 1), message('2', supportReply(), true, 2)];
  const { push, hasLive, asked, askedFor } = showScreen(<SupportChat userId="u" />, { answers: answers() });
  await waitFor(() => expect(hasLive('SupportMessageReceived')).toBe(true));
  expect(launcher().getAttribute('aria-label')).toBe('Support chat');
  messages = [...messages, message('3', 'Your job is open again.', true, 3, true)];
  await act(async () => push('SupportMessageReceived', { supportMessageReceived: messages.at(-1) }));
  await waitFor(() => expect(launcher().getAttribute('aria-label')).toBe('Support chat, new answer'));
  expect(screen.getByText('Support has answered you.')).toBeTruthy();
  expect(asked.map(({ operation }) => operation)).toEqual(['SupportMessages']);
  await user.click(launcher());
  await screen.findByText('Your job is open again.');
  expect(said()).toHaveLength(3);
  await waitFor(() => expect(askedFor('MarkSupportMessagesSeen')).toEqual([{ id: '3' }]));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(launcher().getAttribute('aria-label')).toBe('Support chat'));
  expect([askedFor('MarkSupportMessagesSeen'), localStorage.length]).toEqual([[{ id: '3' }], 0]);
});

test('OP-049 an unseen reply is reported by the first query of a page', async () => {
  messages = [message('1', 'Hello', false, 1), message('2', 'Your job is open again.', true, 3, true)];
  const { asked } = showScreen(<SupportChat userId="u" />, { answers: answers() });
  await screen.findByRole('button', { name: 'Support chat, new answer' });
  expect(asked.map(({ operation }) => operation)).toEqual(['SupportMessages']);
});

test('OP-049 messages seen in another window are no longer new here', async () => {
  messages = [message('1', 'Hello', false, 1), message('2', 'Your job is open again.', true, 3, true)];
  const { push, askedFor } = showScreen(<SupportChat userId="u" />, { answers: answers() });
  await screen.findByRole('button', { name: 'Support chat, new answer' });
  await act(async () =>
    push('SupportMessageReceived', { supportMessageReceived: { ...messages[1], isUnseen: false } }),
  );
  await waitFor(() => expect(launcher().getAttribute('aria-label')).toBe('Support chat'));
  expect(askedFor('MarkSupportMessagesSeen')).toEqual([]);
  await user.click(launcher());
  expect(said()).toHaveLength(2);
});

test('OP-049 messages in an open chat of a hidden window are seen when the window is visible', async () => {
  messages = [message('1', 'Hello', false, 1)];
  const { push, askedFor } = showScreen(<SupportChat userId="u" />, { answers: answers() });
  await user.click(launcher());
  await screen.findByText('Hello');
  setInSight(false);
  messages = [...messages, message('2', 'Your job is open again.', true, 3, true)];
  await act(async () => push('SupportMessageReceived', { supportMessageReceived: messages[1] }));
  await screen.findByText('Your job is open again.');
  expect(askedFor('MarkSupportMessagesSeen')).toEqual([]);
  setInSight(true);
  await waitFor(() => expect(askedFor('MarkSupportMessagesSeen')).toEqual([{ id: '2' }]));
});

test('if marking a reply as seen fails, it stays new, and reopening the chat retries once', async () => {
  messages = [message('1', 'Hello', false, 1), message('2', 'Your job is open again.', true, 3, true)];
  const own: Answers = { ...answers(), MarkSupportMessagesSeen: 'FAIL' };
  const { askedFor } = showScreen(<SupportChat userId="u" />, { answers: own });
  await screen.findByRole('button', { name: 'Support chat, new answer' });
  await user.click(launcher());
  await waitFor(() => expect(askedFor('MarkSupportMessagesSeen')).toHaveLength(1));
  await act(async () => undefined);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(launcher().getAttribute('aria-label')).toBe('Support chat, new answer');
  expect(askedFor('MarkSupportMessagesSeen')).toHaveLength(1);
  own.MarkSupportMessagesSeen = answers().MarkSupportMessagesSeen ?? 'FAIL';
  await user.click(launcher());
  await waitFor(() => expect(askedFor('MarkSupportMessagesSeen')).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(launcher().getAttribute('aria-label')).toBe('Support chat'));
});

describe('a long conversation', () => {
  const earlier = () => screen.getByRole('button', { name: 'Earlier messages' });
  const numbers = (list: HTMLElement) =>
    within(list)
      .queryAllByRole('listitem')
      .map(({ textContent }) => Number(/Message (\d+)/.exec(textContent)?.[1]));
  const log = () => screen.getByRole('log');
  const earlierList = () => screen.getByRole('list', { name: 'Earlier messages' });
  const openWith = async (count: number, own = answers()) => {
    messages = Array.from({ length: count }, (_, index) =>
      message(String(index + 1), `Message ${index + 1}`, index % 2 === 1, index),
    );
    const shown = showScreen(<SupportChat userId="u" />, { answers: own });
    await user.click(launcher());
    await screen.findByText(`Message ${count}`);
    return shown;
  };

  test('OP-049 earlier messages load by page, and are not announced', async () => {
    const { askedFor } = await openWith(10);
    expect(numbers(log())).toEqual([7, 8, 9, 10]);
    await user.click(earlier());
    await screen.findByText('Message 3');
    expect([numbers(earlierList()), numbers(log())]).toEqual([
      [3, 4, 5, 6],
      [7, 8, 9, 10],
    ]);
    await user.click(earlier());
    await screen.findByText('Message 1');
    expect([numbers(earlierList()), numbers(log())]).toEqual([
      [1, 2, 3, 4, 5, 6],
      [7, 8, 9, 10],
    ]);
    expect(screen.queryByRole('button', { name: 'Earlier messages' })).toBeNull();
    expect(askedFor('SupportMessages').slice(1)).toEqual([{ before: '7' }, { before: '3' }]);
  });

  test('OP-049 they stay when a message is sent, and when the chat is reopened', async () => {
    await openWith(7);
    await user.click(earlier());
    await screen.findByText('Message 1');
    await user.type(field(), 'Message 8[Enter]');
    await screen.findByText(supportReply());
    expect([numbers(earlierList()), numbers(log())]).toEqual([
      [1, 2, 3],
      [4, 5, 6, 7, 8, NaN],
    ]);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(launcher());
    expect(numbers(log())).toEqual([1, 2, 3, 4, 5, 6, 7, 8, NaN]);
  });

  test('after a long gap, new messages are not joined to old ones as if nothing were between', async () => {
    await openWith(4);
    messages = [
      ...messages,
      ...Array.from({ length: 6 }, (_, index) => message(String(index + 5), `Message ${index + 5}`, false, index + 5)),
    ];
    await user.type(field(), 'Message 11[Enter]');
    await screen.findByText('Message 11');
    expect(numbers(log())).toEqual([9, 10, 11, NaN]);
    expect(earlier()).toBeTruthy();
  });

  test('earlier messages that fail to load show an error at their button', async () => {
    const own = answers();
    const readable = own.SupportMessages ?? 'FAIL';
    await openWith(6, own);
    own.SupportMessages = 'FAIL';
    await user.click(earlier());
    expect((await screen.findByRole('alert')).textContent).toBe(
      'We could not reach the server. Check your connection and try again.',
    );
    expect(numbers(log())).toEqual([3, 4, 5, 6]);
    own.SupportMessages = readable;
    await user.click(earlier());
    await screen.findByText('Message 1');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test('text typed while a message is being sent stays, and belongs to its user', async () => {
  const sending = Promise.withResolvers<object>();
  const own: Answers = { ...answers(), SendSupportMessage: () => sending.promise };
  const { unmount } = showScreen(<SupportChat userId="u" />, { answers: own });
  await user.click(launcher());
  await user.type(field(), 'Is anybody there?[Enter] Hello');
  messages = [message('own', 'Is anybody there?', false, 30)];
  sending.resolve({ sendSupportMessage: messages[0] });
  await screen.findByText('Is anybody there?', { selector: 'p' });
  await waitFor(() => expect(field().value).toBe('Hello'));
  unmount();
  const another = showScreen(<SupportChat userId="v" />, { answers: answers() });
  await user.click(launcher());
  expect(field().value).toBe('');
  await screen.findByText('Is anybody there?', { selector: 'p' });
  another.unmount();
  showScreen(<SupportChat userId="u" />, { answers: answers() });
  await user.click(launcher());
  expect(field().value).toBe('Hello');
  await screen.findByText('Is anybody there?', { selector: 'p' });
});

test('a message that cannot be sent stays in its field, says why, and survives closing', async () => {
  showScreen(<SupportChat userId="u" />, { answers: { ...answers(), SendSupportMessage: 'FAIL' } });
  await user.click(launcher());
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Please type a message.');
  await fill(field(), 'Help');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'We could not reach the server. Check your connection and try again.',
  );
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(launcher());
  expect(field().value).toBe('Help');
});

test('OP-060 a resent message, also after a reload, has the same key; changed text has its own', async () => {
  Object.defineProperty(window, 'isSecureContext', { configurable: true, value: true });
  const own: Answers = { ...answers(), SendSupportMessage: 'FAIL' };
  const shown = showScreen(<SupportChat userId="u" />, { answers: own });
  const send = async (text: string) => {
    await fill(field(), text);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByRole('alert');
  };
  await user.click(launcher());
  await send('Help');
  shown.unmount();
  own.SendSupportMessage = answers().SendSupportMessage ?? 'FAIL';
  const again = showScreen(<SupportChat userId="u" />, { answers: own });
  await user.click(launcher());
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(field().value).toBe(''));
  own.SendSupportMessage = 'FAIL';
  await send('Help');
  await send('Help me');
  const [first, ...others] = [...shown.askedFor('SendSupportMessage'), ...again.askedFor('SendSupportMessage')].map(
    ({ idempotencyKey }) => idempotencyKey,
  );
  expect([typeof first, others.indexOf(first), new Set(others).size]).toEqual(['string', 0, 3]);
  Reflect.deleteProperty(window, 'isSecureContext');
});

test('messages that fail to load show an error and a retry', async () => {
  const own: Answers = { ...answers(), SupportMessages: 'FAIL' };
  showScreen(<SupportChat userId="u" />, { answers: own });
  await user.click(launcher());
  await screen.findByText('Your messages could not be loaded.');
  own.SupportMessages = () => ({ supportMessages: [message('1', 'Hello', false, 1)] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Hello')).toBeTruthy();
});

test('OP-107 the link of a notification opens the chat', async () => {
  const { router } = showScreen(<SupportChat userId="u" />, { answers: answers() });
  await act(() => router.navigate('/applied-jobs#support'));
  expect(await screen.findByText('How can we help?')).toBeTruthy();
});
