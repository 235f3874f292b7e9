import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import type { ApplicationStatus } from '../../../server/hiring/applications/application.labels.ts';
import {
  applicationOf,
  button,
  confirm,
  find,
  server,
  showApplicants,
  stand,
  startStand,
} from '../../../test/applicants-screen.tsx';
import { fill, user } from '../../../test/user.ts';
import { toast, toastStore } from '../../shared/ui/toast.ts';
import { AllApplicationsPage } from './applicant-lists-page.tsx';

beforeEach(() => {
  startStand();
  sessionStorage.clear();
});
afterEach(() => {
  for (const { id } of toastStore.toasts()) toast.dismiss(id);
  jest.useRealTimers();
});

const conflict = new GraphQLError('It was moved in another window.', { extensions: { code: 'CONFLICT' } });
const open = (id = 'a2') => showApplicants(<AllApplicationsPage />, `/hire/all-applications?application=${id}`);
const person = () => screen.getByRole('region', { name: 'Applicant' });
const opened = (name: string) => waitFor(() => expect(person().querySelector('h2')?.textContent).toBe(name));
const state = () => person().querySelector('header')?.textContent;

/** The other window moves the applicant who is open here, and this window gets the event. */
async function moveElsewhere(shown: ReturnType<typeof open>, status: ApplicationStatus) {
  find('a2').status = status;
  await waitFor(() => expect(shown.hasLive('ApplicationMoved')).toBe(true));
  await act(async () => shown.push('ApplicationMoved', { applicationChanged: applicationOf(find('a2')) }));
}

test('OP-122 the open dialog shows a decision from another window, and the next press starts from it', async () => {
  const shown = open();
  await opened('Asha 2');
  await user.click(await screen.findByRole('button', { name: /^Approve/ }));
  await moveElsewhere(shown, 'REJECTED');
  await waitFor(() => expect(state()).toContain('Rejected'));
  stand.answers.SetApplicationStatus = conflict;
  await confirm('Confirm Approval', 'Approve');
  const dialog = within(screen.getByRole('dialog', { name: 'Confirm Approval' }));
  await dialog.findByText(/It was moved in another window\. It is \S.* now\./);
  expect(shown.askedFor('SetApplicationStatus').map(({ seen }) => seen)).toEqual(['IN_REVIEW']);
  Object.assign(stand.answers, { SetApplicationStatus: server().SetApplicationStatus });
  await confirm('Confirm Approval', 'Approve');
  await waitFor(() =>
    expect(shown.askedFor('SetApplicationStatus').map(({ seen }) => seen)).toEqual(['IN_REVIEW', 'REJECTED']),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('OP-032 a review that starts while the dialog is open is not treated as a decision', async () => {
  find('a2').status = 'NEW';
  const shown = open();
  await opened('Asha 2');
  await user.click(await screen.findByRole('button', { name: /^Approve/ }));
  await moveElsewhere(shown, 'IN_REVIEW');
  await waitFor(() => expect(state()).toContain('In Review'));
  await confirm('Confirm Approval', 'Approve');
  await waitFor(() => expect(shown.askedFor('SetApplicationStatus').map(({ seen }) => seen)).toEqual(['IN_REVIEW']));
});

const note = () => screen.getByLabelText<HTMLTextAreaElement>('Add a note');

test('a half-typed note is restored after the next person and after a reload, for that person only', async () => {
  const { unmount } = open();
  await opened('Asha 2');
  await fill(note(), 'Ask about nights');
  await user.click(button('Next'));
  await opened('Asha 3');
  expect(note().value).toBe('');
  await user.click(button('Previous'));
  await opened('Asha 2');
  expect(note().value).toBe('Ask about nights');
  unmount();
  open();
  await opened('Asha 2');
  expect(note().value).toBe('Ask about nights');
});

test('an added note leaves no draft; a note that could not be added stays one', async () => {
  const { unmount } = open();
  await opened('Asha 2');
  await fill(note(), 'Ask about nights');
  stand.answers.AddApplicationNote = 'FAIL';
  await user.click(button('Add note'));
  await screen.findByRole('alert');
  expect(sessionStorage.length).toBe(1);
  stand.answers.AddApplicationNote = ({ text }) => ({
    addApplicationNote: { __typename: 'ApplicationNote', id: 'n1', text, createdAt: '2026-11-18T05:30:00Z' },
  });
  await waitFor(() => expect(button('Add note').className).not.toContain('loading'));
  await user.click(button('Add note'));
  await waitFor(() => expect(note().value).toBe(''));
  expect(sessionStorage.length).toBe(0);
  unmount();
  open();
  await opened('Asha 2');
  expect(note().value).toBe('');
});

test('a resent note, also after a reload, has the same key; a changed text has another', async () => {
  Object.defineProperty(window, 'isSecureContext', { configurable: true, value: true });
  const shown = open();
  await opened('Asha 2');
  stand.answers.AddApplicationNote = 'FAIL';
  const send = async (text: string) => {
    await fill(note(), text);
    await user.click(button('Add note'));
    await screen.findByRole('alert');
  };
  await send('Called');
  shown.unmount();
  // It had arrived: the refetched list contains it.
  const kept = { __typename: 'ApplicationNote', id: 'n1', text: 'Called', createdAt: '2026-11-18T05:30:00Z' };
  stand.answers.ApplicantProfile = ({ id }) => ({ application: { ...applicationOf(find(id)), notes: [kept] } });
  const again = open();
  await opened('Asha 2');
  stand.answers.AddApplicationNote = () => ({ addApplicationNote: kept });
  await user.click(button('Add note'));
  await waitFor(() => expect(note().value).toBe(''));
  expect(within(screen.getByRole('list', { name: 'Notes' })).getAllByRole('listitem')).toHaveLength(1);
  stand.answers.AddApplicationNote = 'FAIL';
  await send('Called');
  await send('Called again');
  const [first, ...others] = [...shown.askedFor('AddApplicationNote'), ...again.askedFor('AddApplicationNote')].map(
    ({ idempotencyKey }) => idempotencyKey,
  );
  expect([typeof first, others.indexOf(first), new Set(others).size]).toEqual(['string', 0, 3]);
});

test('a note is shown though refetching fails; one deleted in another window disappears', async () => {
  const notes = [{ __typename: 'ApplicationNote', id: 'n1', text: 'Called once', createdAt: '2026-11-18T05:00:00Z' }];
  stand.answers.ApplicantProfile = ({ id }) => ({ application: { ...applicationOf(find(id)), notes } });
  open();
  await opened('Asha 2');
  stand.answers.ApplicantProfile = 'FAIL';
  stand.answers.AddApplicationNote = ({ text }) => ({
    addApplicationNote: { __typename: 'ApplicationNote', id: 'n2', text, createdAt: '2026-11-18T05:30:00Z' },
  });
  await fill(note(), 'Called twice');
  await user.click(button('Add note'));
  await waitFor(() => expect(note().value).toBe(''));
  const list = screen.getByRole('list', { name: 'Notes' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((row) => row.querySelector('p')?.textContent),
  ).toEqual(['Called twice', 'Called once']);
  stand.answers.DeleteApplicationNote = new GraphQLError('Note not found.', { extensions: { code: 'NOT_FOUND' } });
  await user.click(button('Delete note: Called once'));
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1));
  expect(toastStore.toasts()).toEqual([]);
});

test('OP-098 a withdrawal hides person and resume on the open page; applying again shows the new ones', async () => {
  const reach = () =>
    screen
      .queryAllByRole('link')
      .map((link) => link.getAttribute('href'))
      .filter((href) => /^(mailto|tel|https?):/.test(href ?? ''));
  const shown = open();
  await opened('Asha 2');
  expect(reach()).toHaveLength(3);
  await moveElsewhere(shown, 'WITHDRAWN');
  await screen.findByText('This application was withdrawn. Contact details and the resume are closed.');
  expect(reach()).toEqual([]);
  await moveElsewhere(shown, 'IN_REVIEW');
  await waitFor(() => expect(reach()).toHaveLength(3));
});

test('a single decision is undone in its bar, like a bulk one; the keys act on the open person', async () => {
  const shown = open();
  await opened('Asha 2');
  await user.click(await screen.findByRole('button', { name: /^Reject/ }));
  await confirm('Confirm Rejection', 'Reject');
  const undo = within(await screen.findByRole('region', { name: 'Undo' }));
  expect(undo.getByText('Rejected: Asha 2. No emails sent yet.')).toBeTruthy();
  await user.click(undo.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Undo' })).toBeNull());
  expect(shown.askedFor('UndoDecisions')).toEqual([{ id: 'batch-a2' }]);
  expect(toastStore.toasts().map(({ content }) => content)).toEqual(['Undone: Asha 2']);
  expect(find('a2').status).toBe('IN_REVIEW');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Applicant' })));
});
