import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import {
  applicationOf,
  button,
  confirm,
  find,
  place,
  showApplicants,
  stand,
  startStand,
} from '../../../test/applicants-screen.tsx';
import { fill, user } from '../../../test/user.ts';
import { toastStore } from '../../shared/ui/toast.ts';
import { AllApplicationsPage, ApprovedApplicantsPage } from './applicant-lists-page.tsx';

/** Approving offers to schedule the interview at once, and the form can be reached later. */

const approved = (id: unknown) => applicationOf(Object.assign(find(id), { status: 'APPROVED' }));

beforeEach(() => {
  startStand();
  toastStore.toasts([]);
  stand.answers.SetApplicationStatus = ({ id }) => ({ setApplicationStatus: approved(id) });
  stand.answers.TakenSlots = () => ({ takenInterviewSlots: [] });
  stand.answers.ScheduleInterview = ({ applicationId, date, slot, place: chosen }) => ({
    scheduleInterview: {
      __typename: 'Interview',
      id: 'i1',
      title: 'Interview for Baker',
      candidate: 'Asha 2, Baker',
      date,
      slot,
      slotText: '10:30-11:30',
      startsAt: '2026-11-25T05:00:00Z',
      endsAt: '2026-11-25T06:00:00Z',
      status: 'SCHEDULED',
      calendarUrl: '/interviews/i1.ics',
      place: chosen,
      application: applicationOf(find(applicationId)),
    },
  });
});
afterEach(() => {
  toastStore.toasts([]);
  jest.useRealTimers();
});

async function approve() {
  const shown = showApplicants(
    <Routes>
      <Route path="/hire/all-applications" element={<AllApplicationsPage />} />
      <Route path="*" element={null} />
    </Routes>,
    '/hire/all-applications?application=a2',
  );
  await user.click(await screen.findByRole('button', { name: /^Approve/ }));
  await confirm('Confirm Approval', 'Approve');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return shown;
}
const offers = () => toastStore.toasts().flatMap(({ action, secondAction }) => [action?.label, secondAction?.label]);

test('the form opens over the next person, who stays open when it is sent', async () => {
  const { askedFor } = await approve();
  expect(offers()).toEqual(['Schedule interview', undefined]);
  await waitFor(() => expect(place()).toBe('/hire/all-applications?application=a3'));
  act(() => toastStore.toasts()[0]?.action?.onClick());
  const dialog = within(await screen.findByRole('dialog', { name: 'Schedule an interview with Asha 2' }));
  await fill(dialog.getByLabelText('Date'), '2026-11-25');
  await waitFor(() => expect(dialog.getByRole('radio', { name: '10:30-11:30' })).toHaveProperty('disabled', false));
  await user.click(dialog.getByRole('radio', { name: '10:30-11:30' }));
  await user.click(dialog.getByRole('radio', { name: 'Phone' }));
  await user.click(dialog.getByRole('button', { name: 'Schedule' }));
  await waitFor(() =>
    expect(askedFor('ScheduleInterview')).toEqual([
      { applicationId: 'a2', date: '2026-11-25', slot: 'S1030_1130', place: { mode: 'PHONE', location: null } },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(place()).toBe('/hire/all-applications?application=a3');
  expect(button('Back to List')).toBeTruthy();
});

test('an approval can be undone next to it', async () => {
  stand.answers.UndoableDecisions = () => ({
    undoableDecisions: [
      {
        __typename: 'DecisionBatch',
        id: 'batch',
        status: 'APPROVED',
        size: 1,
        applicantName: 'Asha 2',
        undoSeconds: 30,
      },
    ],
  });
  await approve();
  expect(offers()).toEqual(['Schedule interview', undefined]);
  expect((await screen.findByRole('region', { name: 'Undo' })).textContent).toContain('Approved: Asha 2.');
});

test('nothing is offered where no interview can be scheduled', async () => {
  // Its job was deleted.
  stand.answers.SetApplicationStatus = ({ id }) => {
    const application = approved(id);
    return {
      setApplicationStatus: { ...application, viewerCan: { ...application.viewerCan, scheduleInterview: false } },
    };
  };
  await approve();
  expect(offers()).toEqual([]);
});

test('from another page the toast links to the person', async () => {
  const { router } = await approve();
  const [offer] = toastStore.toasts();
  await act(() => router.navigate('/hire/schedule'));
  await act(async () => offer?.action?.onClick());
  await waitFor(() => expect(place()).toMatch(/application=a2$/));
});

test('later the cards of approved applicants link to the form; other lists link there', async () => {
  find('a2').status = 'APPROVED';
  showApplicants(<ApprovedApplicantsPage />, '/hire/approved-students');
  await user.click(await screen.findByRole('button', { name: 'Schedule interview', description: 'Asha 2' }));
  await screen.findByRole('dialog', { name: 'Schedule an interview with Asha 2' });
  expect(place()).toBe('/hire/approved-students');
});

test('HINT-01 other lists offer no form, but a link to the approved', async () => {
  find('a2').status = 'APPROVED';
  showApplicants(<AllApplicationsPage />, '/hire/all-applications');
  await user.click(await screen.findByRole('button', { name: 'View Profile', description: 'Asha 2' }));
  const person = within(await screen.findByRole('region', { name: 'Applicant' }));
  const link = await person.findByRole('link', { name: 'Schedule an interview' });
  expect(link.getAttribute('href')).toBe('/hire/approved-students?application=a2');
  expect(screen.queryByRole('button', { name: 'Schedule interview' })).toBeNull();
});
