import { i18n } from '@lingui/core';
import type { ApplicationStatus } from '../../../server/hiring/applications/application.labels.ts';
import { decisions, openBatchDecisions, openDecisions } from './decisions.ts';

test('OP-032 the dialogs of the three decisions have the specified titles', () => {
  expect(Object.fromEntries(decisions.map(({ label, title }) => [i18n._(label), i18n._(title)]))).toMatchObject({
    Approve: 'Confirm Approval',
    Hold: 'Confirm Hold',
    Reject: 'Confirm Rejection',
  });
});

test('only decisions that the server allows are offered', () => {
  const none = {
    startReview: false,
    approve: false,
    hold: false,
    reject: false,
    scheduleInterview: false,
    extendOffer: false,
    hire: false,
  };
  expect(openDecisions({ viewerCan: { ...none, hold: true, hire: true } }).map(({ label }) => i18n._(label))).toEqual([
    'Hold',
    'Hire',
  ]);
});

test('OP-032 a bulk decision is offered if it moves at least one application', () => {
  const offered = (...statuses: ApplicationStatus[]) =>
    openBatchDecisions(statuses.map((status) => ({ status }))).map(({ label }) => i18n._(label));
  expect(offered('NEW', 'HIRED')).toEqual(['Approve', 'Hold', 'Reject']);
  expect(offered('APPROVED', 'INTERVIEW_SCHEDULED')).toEqual(['Hold', 'Reject']);
  expect(offered('ON_HOLD')).toEqual(['Approve', 'Reject']);
  expect(offered('REJECTED')).toEqual(['Approve', 'Hold']);
  expect(offered('HIRED')).toEqual([]);
});

test('each decision has its own key', () => {
  expect(new Set([...decisions.map(({ letter }) => letter), 'j', 'k']).size).toBe(decisions.length + 2);
});
