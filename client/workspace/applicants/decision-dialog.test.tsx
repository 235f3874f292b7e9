import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { applicationOf, confirm, find, stand, startStand } from '../../../test/applicants-screen.tsx';
import { showScreen } from '../../../test/screen.tsx';
import { fill, user } from '../../../test/user.ts';
import type { ApplicantProfileFragment } from '../../gql/graphql.ts';
import { ApplicantView } from './applicant-view.tsx';
import { DecisionDialog } from './decision-dialog.tsx';
import { type Decision, decisions } from './decisions.ts';

afterEach(() => jest.useRealTimers());

const application = applicationOf({
  id: 'a',
  name: 'Asha Nair',
  status: 'INTERVIEW_SCHEDULED',
  movedAt: '2026-11-18T05:30:00Z',
  jobId: 'j1',
});
const interview = { id: 'i', date: '2026-11-17', slot: 'S1030_1130', slotText: '10:30-11:30', place: null } as const;
const open = (to: Decision['to'], status: NonNullable<ApplicantProfileFragment['interview']>['status']) => {
  const decision = decisions.find((each) => each.to === to);
  if (!decision) throw new Error(`There is no decision ${to}.`);
  const shown = showScreen(
    <DecisionDialog
      application={{ ...application, timeline: [], interview: { ...interview, status } }}
      decision={decision}
      onClose={() => undefined}
      onDecided={() => undefined}
      onSchedule={() => undefined}
    />,
    { answers: { SetApplicationStatus: 'FAIL' } },
  );
  return { ...shown, text: screen.getByRole('dialog').textContent };
};

test.each([
  ['REJECTED', 'SCHEDULED', true],
  ['ON_HOLD', 'PENDING', true],
  ['REJECTED', 'COMPLETED', false],
  ['ON_HOLD', 'COMPLETED', false],
  ['OFFER_EXTENDED', 'SCHEDULED', false],
  ['HIRED', 'SCHEDULED', true],
  ['HIRED', 'COMPLETED', false],
] as const)(
  'OP-123 D-04 the dialog of %s with an interview that is %s says whether it is cancelled: %s',
  (to, status, isCancelled) => {
    expect(open(to, status).text?.includes('The interview is cancelled.')).toBe(isCancelled);
  },
);

test('the text sent with an offer is called a message; with all other decisions it is a reason', () => {
  const withMessage = decisions.filter(({ to }) => {
    const { unmount } = open(to, 'SCHEDULED');
    const field = screen.getByRole<HTMLTextAreaElement>('textbox');
    const said = field.labels[0]?.textContent;
    unmount();
    expect(said).toMatch(/^(Message|Reason) \(optional\)$/);
    return said === 'Message (optional)';
  });
  expect(withMessage.map(({ to }) => to)).toEqual(['OFFER_EXTENDED', 'HIRED']);
});

test('HAPP-31 the dialog focuses its button, so Enter confirms; in the reason Ctrl+Enter does', async () => {
  const { askedFor } = open('APPROVED', 'COMPLETED');
  expect(document.activeElement?.textContent).toBe('Approve');
  const reason = screen.getByRole('textbox', { name: /Reason/ });
  await fill(reason, 'Good work');
  await user.keyboard('[Enter]');
  expect(askedFor('SetApplicationStatus')).toEqual([]);
  await user.keyboard('[ControlLeft>][Enter][/ControlLeft]');
  await waitFor(() =>
    expect(askedFor('SetApplicationStatus')).toMatchObject([{ id: 'a', status: 'APPROVED', reason: 'Good work' }]),
  );
});

function openProfile() {
  // No list is there to be fetched anew.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const onDecided = jest.fn();
  const nothing = () => undefined;
  const shown = showScreen(
    <ApplicantView
      area={createRef()}
      id="a2"
      list="ALL"
      steps={{ position: 2 }}
      onBack={nothing}
      onDecided={onDecided}
      onSchedule={nothing}
      Person={() => null}
    />,
    { answers: stand.answers },
  );
  return { ...shown, onDecided };
}

test.each([
  ['HAPP-31', 'IN_REVIEW', 'Approve', 'Confirm Approval', 'APPROVED'],
  ['HAPP-32', 'IN_REVIEW', 'Hold', 'Confirm Hold', 'ON_HOLD'],
  ['HAPP-33', 'IN_REVIEW', 'Reject', 'Confirm Rejection', 'REJECTED'],
  ['HAPPR-02', 'APPROVED', 'Hold', 'Confirm Hold', 'ON_HOLD'],
  ['HAPPR-03', 'APPROVED', 'Reject', 'Confirm Rejection', 'REJECTED'],
  ['HAPPR-04', 'ON_HOLD', 'Approve', 'Confirm Approval', 'APPROVED'],
  ['HAPPR-05', 'ON_HOLD', 'Reject', 'Confirm Rejection', 'REJECTED'],
  ['HAPPR-06', 'REJECTED', 'Approve', 'Confirm Approval', 'APPROVED'],
  ['HAPPR-07', 'REJECTED', 'Hold', 'Confirm Hold', 'ON_HOLD'],
] as const)(
  '%s HAPP-34 HAPPR-01 HAPPR-08 OP-034 from %s, %s asks "%s" and becomes %s',
  async (_row, from, label, title, to) => {
    startStand();
    find('a2').status = from;
    const { askedFor, onDecided } = openProfile();
    const choose = async () => user.click(await screen.findByRole('button', { name: new RegExp(`^${label}`) }));
    await choose();
    await confirm(title, 'Cancel');
    expect([screen.queryByRole('dialog'), askedFor('SetApplicationStatus'), onDecided.mock.calls]).toEqual([
      null,
      [],
      [],
    ]);
    await choose();
    await fill(screen.getByLabelText(/^Reason/), ' See you. ');
    await confirm(title, label);
    await waitFor(() => expect(onDecided).toHaveBeenCalledTimes(1));
    expect(askedFor('SetApplicationStatus')).toEqual([{ id: 'a2', status: to, reason: 'See you.', seen: from }]);
  },
);
