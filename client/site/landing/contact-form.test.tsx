import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { delay, of, throwError } from 'rxjs';
import { WithWords } from '../../../test/with-words.tsx';
import { fill, user } from '../../../test/user.ts';
import { ContactForm } from './contact-form.tsx';

const message = { Name: 'Asha Rao', Email: 'asha@example.in', Message: 'Do you have jobs in Mysuru?' };

const sent = jest.fn<(variables: unknown) => void>();
let isReachable = true;
/** Stands in for the network. */
const network = new ApolloLink(({ variables }) => {
  sent(variables);
  return isReachable
    ? of({ data: { sendContactMessage: true } }).pipe(delay(5))
    : throwError(() => new TypeError('Failed to fetch'));
});

const control = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const fillAll = async (values: Partial<typeof message>) => {
  for (const [label, value] of Object.entries(values)) await fill(control(label), value);
};
const submit = () => user.click(screen.getByRole('button', { name: 'Send message' }));

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  sent.mockReset();
  isReachable = true;
  render(
    <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link: network })}>
      <ContactForm />
    </ApolloProvider>,
    { wrapper: WithWords },
  );
});
afterEach(() => jest.useRealTimers());

test.each(['Name', 'Email', 'Message'])('LAND-35 a message without %s is not sent', async (missing) => {
  await fillAll({ ...message, [missing]: '  ' });
  await submit();
  expect(screen.queryAllByText('All fields are required!')).toHaveLength(1);
  expect(document.activeElement).toBe(control(missing));
  expect(sent).not.toHaveBeenCalled();
});

test('LAND-36 an invalid address is reported at the field', async () => {
  await fillAll({ ...message, Email: 'asha@example' });
  await submit();
  expect(screen.queryByText('Please enter a valid email address.')).not.toBeNull();
  expect(control('Email').getAttribute('aria-invalid')).toBe('true');
  expect(sent).not.toHaveBeenCalled();
});

test('LAND-34 LAND-37 LAND-38 LAND-39 OP-066 sending shows, is confirmed for 4 s; the form clears', async () => {
  await fillAll(message);
  await submit();
  expect(screen.getByRole('button', { name: 'Send message' }).getAttribute('aria-busy')).toBe('true');
  await act(() => jest.advanceTimersByTimeAsync(10));
  expect(sent).toHaveBeenCalledWith({ name: message.Name, email: message.Email, message: message.Message });
  expect(Object.keys(message).map((label) => control(label).value)).toEqual(['', '', '']);
  await act(() => jest.advanceTimersByTimeAsync(3900));
  expect(screen.queryByText('Submitted successfully!')).not.toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(screen.queryByText('Submitted successfully!')).toBeNull();
});

test('a message that could not be sent stays, and the reason is shown', async () => {
  isReachable = false;
  await fillAll(message);
  await submit();
  await act(() => jest.advanceTimersByTimeAsync(10));
  expect(screen.queryByText('We could not reach the server. Check your connection and try again.')).not.toBeNull();
  expect(control('Message').value).toBe(message.Message);
});

test('a slow answer keeps the button busy and the message, which is sent once', async () => {
  await fillAll(message);
  await submit();
  expect(screen.getByRole('button', { name: 'Send message' }).getAttribute('aria-busy')).toBe('true');
  // As Enter does in a browser.
  fireEvent.submit(control('Email').form as HTMLFormElement);
  expect(control('Message').value).toBe(message.Message);
  await act(() => jest.advanceTimersByTimeAsync(10));
  expect(sent).toHaveBeenCalledTimes(1);
});
