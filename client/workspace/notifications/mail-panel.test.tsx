import { act, screen, waitFor } from '@testing-library/react';
import { type Answers, showScreen } from '../../../test/screen.tsx';
import { user } from '../../../test/user.ts';
import { toastStore } from '../../shared/ui/toast.ts';
import { MailPanel } from './mail-panel.tsx';

interface Question {
  operation: string;
  variables: Record<string, unknown>;
  keep: (data: object) => void;
  refuse: (reason: Error) => void;
}

/** Each request waits until the test answers it. */
let questions: Question[] = [];
const held = (operation: string) => (variables: Record<string, unknown>) =>
  new Promise<object>((keep, refuse) => void questions.push({ operation, variables, keep, refuse }));
const answers: Answers = {
  NotificationPreferences: held('NotificationPreferences'),
  UpdateNotificationPreferences: held('UpdateNotificationPreferences'),
};

const preference = (type: string, label: string, isMailed: boolean) => ({
  __typename: 'NotificationPreference',
  type,
  label,
  summary: `When ${label} happen.`,
  isMailed,
});
const known = [preference('INTERVIEW', 'Interviews', true), preference('REMINDER', 'Reminders', false)];

const next = (operation: string) =>
  waitFor(() => {
    const question = questions.find((each) => each.operation === operation);
    if (!question) throw new Error(`${operation} was not asked.`);
    questions = questions.filter((each) => each !== question);
    return question;
  });
async function answer(operation: string, data: Record<string, unknown>): Promise<Question> {
  const question = await next(operation);
  await act(async () => question.keep(data));
  return question;
}
async function fail(operation: string): Promise<void> {
  const question = await next(operation);
  await act(async () => question.refuse(new TypeError('Failed to fetch')));
}

const show = () => showScreen(<MailPanel />, { answers });
async function showLoaded(): Promise<void> {
  show();
  await answer('NotificationPreferences', { notificationPreferences: known });
  await screen.findByRole('switch', { name: 'Interviews' });
}
const isOn = (name: string) => screen.getByRole('switch', { name }).ariaChecked === 'true';
const press = (name: string) => user.click(screen.getByRole('switch', { name }));

beforeEach(() => void (questions = []));

test('OP-107 each kind of mail that the person receives is a switch with name, explanation and state', async () => {
  await showLoaded();
  expect(screen.getByRole('heading', { level: 2, name: 'Emails' }).id).toBe('mails');
  expect(
    screen.getAllByRole('switch').map((each) => [each.getAttribute('aria-label'), each.getAttribute('aria-checked')]),
  ).toEqual([
    ['Interviews', 'true'],
    ['Reminders', 'false'],
  ]);
  expect(
    document.getElementById(screen.getByRole('switch', { name: 'Reminders' }).getAttribute('aria-describedby') ?? '')
      ?.textContent,
  ).toBe('When Reminders happen.');
});

test('OP-107 a switch moves at once, saves automatically, and stays', async () => {
  await showLoaded();
  await press('Interviews');
  await waitFor(() => expect([isOn('Interviews'), isOn('Reminders')]).toEqual([false, false]));
  expect(screen.getByRole('switch', { name: 'Interviews' }).getAttribute('aria-busy')).toBe('true');
  const { variables } = await answer('UpdateNotificationPreferences', {
    updateNotificationPreferences: [{ ...preference('INTERVIEW', 'Interviews', false) }],
  });
  expect(variables).toEqual({ preferences: [{ type: 'INTERVIEW', isMailed: false }] });
  await waitFor(() =>
    expect(screen.getByRole('switch', { name: 'Interviews' }).getAttribute('aria-busy')).toBe('false'),
  );
  expect([isOn('Interviews'), isOn('Reminders')]).toEqual([false, false]);
});

test('OP-107 a change that could not be saved reverts and says so; later changes stay', async () => {
  await showLoaded();
  await press('Interviews');
  await press('Reminders');
  await waitFor(() => expect([isOn('Interviews'), isOn('Reminders')]).toEqual([false, true]));
  await fail('UpdateNotificationPreferences');
  await waitFor(() => expect([isOn('Interviews'), isOn('Reminders')]).toEqual([true, true]));
  expect(toastStore.toasts().map(({ content }) => content)).toEqual([
    'Your choice was not saved. We could not reach the server. Check your connection and try again.',
  ]);
  await answer('UpdateNotificationPreferences', {
    updateNotificationPreferences: [preference('REMINDER', 'Reminders', true)],
  });
  await waitFor(() =>
    expect(screen.getByRole('switch', { name: 'Reminders' }).getAttribute('aria-busy')).toBe('false'),
  );
  expect([isOn('Interviews'), isOn('Reminders')]).toEqual([true, true]);
});

test('a second press while the first is being saved sends nothing', async () => {
  await showLoaded();
  await press('Interviews');
  await waitFor(() => expect(isOn('Interviews')).toBe(false));
  await press('Interviews');
  await answer('UpdateNotificationPreferences', {
    updateNotificationPreferences: [preference('INTERVIEW', 'Interviews', false)],
  });
  await waitFor(() =>
    expect(screen.getByRole('switch', { name: 'Interviews' }).getAttribute('aria-busy')).toBe('false'),
  );
  expect(questions).toEqual([]);
  expect(isOn('Interviews')).toBe(false);
});

test('when the settings fail to load, the page says so and a retry loads them', async () => {
  show();
  await fail('NotificationPreferences');
  expect((await screen.findByRole('alert')).textContent).toContain('Your choices could not be loaded.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await answer('NotificationPreferences', { notificationPreferences: known });
  await screen.findByRole('switch', { name: 'Interviews' });
});
