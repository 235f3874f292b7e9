import { screen, waitFor, within } from '@testing-library/react';
import { choicesOf, choose } from '../../../test/choose.ts';
import { type Answers, showScreen } from '../../../test/screen.tsx';
import { user } from '../../../test/user.ts';
import { durationText, shareText, timelineText, trendText, waitingParts } from './analytics-words.ts';
import { HiringInsights } from './hiring-insights.tsx';

const times = (medianHours: number | null, counts: number[], waiting: number) => ({
  __typename: 'WaitingTimes' as const,
  medianHours,
  waiting,
  spans: [24, 72, 168, null].map((belowHours, index) => ({
    __typename: 'WaitingSpan' as const,
    belowHours,
    applications: counts[index] ?? 0,
  })),
});
const days = (counts: number[]) =>
  counts.map((applications, index) => {
    const day = `2026-11-${String(index + 1).padStart(2, '0')}`;
    return { __typename: 'ApplicationsOfDays' as const, from: day, to: day, applications };
  });
const figures = {
  __typename: 'HiringFigures' as const,
  from: '2026-11-01',
  to: '2026-11-07',
  applications: 10,
  applicationsBefore: 4,
  timeline: days([1, 0, 4, 2, 3, 0, 0]),
  steps: (
    [
      ['APPLIED', 10],
      ['ANSWERED', 8],
      ['APPROVED', 4],
      ['INTERVIEW', 2],
      ['OFFER', 1],
      ['HIRED', 1],
    ] as const
  ).map(([step, applications]) => ({ __typename: 'HiringStepCount' as const, step, applications })),
  statuses: [
    { __typename: 'ApplicationStatusCount' as const, status: 'NEW' as const, statusText: 'New', applications: 2 },
    { __typename: 'ApplicationStatusCount' as const, status: 'HIRED' as const, statusText: 'Hired', applications: 1 },
  ],
  firstAnswer: times(5, [6, 2, 0, 0], 2),
  firstDecision: times(60, [1, 2, 1, 0], 6),
};
const answers = (own: object = figures): Answers => ({
  HiringFigures: () => ({ hrAnalytics: { __typename: 'HrAnalytics', hiring: own } }),
});

test('each chart follows its number and meaning, and is also a sentence and a table', async () => {
  showScreen(<HiringInsights />, { answers: answers() });
  const part = within(await screen.findByRole('region', { name: 'Applications over time' }));
  expect(part.getByText('applications. 6 more than in the 7 days before.').previousElementSibling?.textContent).toBe(
    '10',
  );
  const chart = part.getByRole('figure', {
    name: 'Applications from November 1, 2026 to November 7, 2026; most, 4, on November 3, 2026.',
  });
  expect(chart.querySelectorAll('rect.bar')).toHaveLength(7);
  const heights = [...chart.querySelectorAll('rect.bar')].map((bar) => Number(bar.getAttribute('height')));
  expect(heights[2]).toBe(Math.max(...heights));
  expect(heights[1]).toBe(0);
  expect(
    part
      .getAllByRole('row', { hidden: true })
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual([
    'November 1, 20261',
    'November 2, 20260',
    'November 3, 20264',
    'November 4, 20262',
    'November 5, 20263',
    'November 6, 20260',
    'November 7, 20260',
  ]);
});

test('the steps as text: number, share, current status and waiting time', async () => {
  showScreen(<HiringInsights />, { answers: answers() });
  await screen.findByText('How far applicants got');
  const [steps] = screen.getAllByRole('list');
  expect(
    within(steps ?? document.body)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Applied10 100%', 'Answered8 80%', 'Approved4 40%', 'Interview2 20%', 'Offer1 10%', 'Hired1 10%']);
  expect(
    within(screen.getByRole('list', { name: 'Where they stand now' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['New 2', 'Hired 1']);
  expect(screen.getByText(/were answered waited/).textContent).toBe(
    'Half of those who were answered waited 5 hours or less.',
  );
  expect(screen.getByText(/got one waited/).textContent).toBe('Half of those who got one waited 2 days or less.');
  expect(
    within(screen.getByRole('list', { name: 'For your first answer' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['within a day 6', '1 to 3 days 2', 'still waiting 2']);
});

test('another period is fetched for the same job', async () => {
  const { askedFor } = showScreen(<HiringInsights jobId="j" />, { answers: answers() });
  await screen.findByText('How far applicants got');
  expect(await choicesOf('Period')).toEqual(['Last 7 days', 'Last 30 days', 'Last 3 months', 'Last 12 months']);
  await choose('Period', 'Last 12 months');
  await waitFor(() =>
    expect(askedFor('HiringFigures')).toEqual([
      { jobId: 'j', period: 'LAST_30_DAYS' },
      { jobId: 'j', period: 'LAST_12_MONTHS' },
    ]),
  );
});

test('says so when there are no applications, and offers to retry when figures do not load', async () => {
  const empty = showScreen(<HiringInsights />, {
    answers: answers({
      ...figures,
      applications: 0,
      applicationsBefore: 0,
      timeline: days([0, 0]),
      statuses: [],
      steps: [],
    }),
  });
  await screen.findByText('No applications in this period');
  expect(screen.queryByRole('figure')).toBeNull();
  empty.unmount();
  const own: Answers = { HiringFigures: 'FAIL' };
  showScreen(<HiringInsights />, { answers: own });
  await screen.findByText('The figures could not be loaded.');
  Object.assign(own, answers());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('How far applicants got');
});

test.each([
  [0, 'under an hour'],
  [1, '1 hour'],
  [47, '47 hours'],
  [48, '2 days'],
  [71, '2 days'],
  [2400, '100 days'],
])('%d hours are "%s"', (hours, text) => {
  expect(durationText(hours)).toBe(text);
});

test('the trend is put into words in either direction', () => {
  const trend = (applications: number, applicationsBefore: number) =>
    trendText({ ...figures, applications, applicationsBefore });
  expect([trend(3, 5), trend(5, 5), trend(5, 0), trend(0, 0)]).toEqual([
    '2 fewer than in the 7 days before.',
    'As many as in the 7 days before.',
    'None in the 7 days before.',
    'None in the 7 days before either.',
  ]);
  expect(timelineText([{ from: '2026-11-18', to: '2026-11-18', count: 0 }])).toBe('No applications.');
  expect(waitingParts(times(null, [], 3)).filter(({ count }) => count > 0)).toEqual([
    { label: 'still waiting', count: 3, tone: 4 },
  ]);
});

test('figures of the previous period are marked while the next one loads, and removed if it fails', async () => {
  const own = answers();
  showScreen(<HiringInsights />, { answers: own });
  const busy = () => screen.getByText('How far applicants got').closest('[aria-busy]')?.getAttribute('aria-busy');
  await screen.findByText('How far applicants got');
  await waitFor(() => expect(busy()).toBe('false'));
  let lose = () => undefined as void;
  own.HiringFigures = () =>
    new Promise<object>((_done, fail) => void (lose = () => fail(new TypeError('Failed to fetch'))));
  await choose('Period', 'Last 12 months');
  await waitFor(() => expect(busy()).toBe('true'));
  lose();
  await screen.findByText('The figures could not be loaded.');
  expect(screen.queryByText('How far applicants got')).toBeNull();
});

test.each([
  [0, 0, '0%'],
  [0, 9, '0%'],
  [1, 1000, '<1%'],
  [1, 100, '1%'],
  [999, 1000, '>99%'],
  [7, 7, '100%'],
])('%d of %d are %s', (part, whole, text) => {
  expect(shareText(part, whole)).toBe(text);
});
