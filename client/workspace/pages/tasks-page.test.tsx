import { screen, within } from '@testing-library/react';
import { type Answers, showScreen } from '../../../test/screen.tsx';
import { user } from '../../../test/user.ts';
import { TasksPage } from './tasks-page.tsx';

const mail = {
  __typename: 'MailRecord',
  id: '7',
  recipient: 'asha@example.in',
  subject: 'News',
  state: 'WAITING',
  createdAt: '2026-11-18T05:30:00Z',
  attempts: 6,
  nextAttemptAt: '2026-11-18T05:36:00Z',
  lastError: '450 at RCPT TO (EENVELOPE)',
  isRepeatable: false,
  isDeferred: true,
};
const task = {
  __typename: 'TaskRecord',
  name: 'sweep-outbox',
  nextRunAt: '2026-11-18T21:10:00Z',
  isRunning: false,
  succeededAt: null,
  failedAt: null,
  failures: 0,
  tries: 0,
  lastError: null,
};
const answers = (): Answers => ({
  AdminMails: () => ({ adminMails: { __typename: 'MailSlice', items: [mail], endCursor: null } }),
  AdminTasks: () => ({ adminTasks: [task, { ...task, name: 'of-another-version', nextRunAt: null }] }),
});

test('a task says what it does and when it runs next, in Indian time', async () => {
  showScreen(<TasksPage />, { answers: answers() });
  expect(await screen.findByText('Removes old records of emails and events')).toBeTruthy();
  expect(screen.getByText('Next run: November 19, 2026, 2:40 AM')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Run now: of-another-version' })).toBeTruthy();
});

test('a waiting mail is sent at once, and its row shows the result', async () => {
  const { askedFor } = showScreen(<TasksPage />, {
    answers: {
      ...answers(),
      SendMailNow: () => ({ sendMailNow: { ...mail, isDeferred: false, nextAttemptAt: '2026-11-18T05:31:00Z' } }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Send now' }));
  expect(await screen.findByText('Next try: November 18, 2026, 11:01 AM')).toBeTruthy();
  expect(askedFor('SendMailNow')).toEqual([{ id: '7' }]);
  expect(
    within(screen.getAllByRole('table')[0] ?? document.body).queryByRole('button', { name: 'Send now' }),
  ).toBeNull();
});
