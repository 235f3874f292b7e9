import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import {
  anotherApplication,
  applicationOf,
  button,
  find,
  place,
  server,
  settled,
  showApplicants,
  stand,
  startStand,
  turnTo,
} from '../../../test/applicants-screen.tsx';
import { fill, user } from '../../../test/user.ts';
import { toast, toastStore } from '../../shared/ui/toast.ts';
import { AllApplicationsPage } from './applicant-lists-page.tsx';
import { ApplicationsPage } from './applications-page.tsx';

beforeEach(startStand);
afterEach(() => {
  for (const { id } of toastStore.toasts()) toast.dismiss(id);
  jest.useRealTimers();
});

const openAll = (address = '/hire/all-applications') => showApplicants(<AllApplicationsPage />, address);
const open = (address: string) => showApplicants(<ApplicationsPage />, address);
const first = ['Asha 1', 'Asha 2', 'Asha 3'];
const list = () => screen.getByRole('checkbox', { name: 'Select Asha 1' }).closest('[aria-busy]');
const online = () => act(async () => void dispatchEvent(new Event('online')));
const notFound = new GraphQLError('Job not found.', { extensions: { code: 'NOT_FOUND' } });

test('OP-041 a page that fails to load says so, with Try again, and never shows the rows of another page', async () => {
  openAll();
  await settled(first);
  stand.answers.Applicants = 'FAIL';
  await turnTo(2);
  await screen.findByText('The applications could not be loaded.');
  expect(place()).toBe('/hire/all-applications?page=2');
  await settled([]);
  stand.answers.Applicants = server().Applicants ?? 'FAIL';
  await user.click(button('Try again'));
  await settled(['Asha 4', 'Asha 5', 'Asha 6']);
});

test('OP-056 a search that fails to load shows nobody, and retries when the network is back', async () => {
  openAll();
  await settled(first);
  stand.answers.Applicants = 'FAIL';
  await fill(screen.getByRole('searchbox'), 'Asha 5');
  await user.click(button('Search'));
  await screen.findByText('The applications could not be loaded.');
  await settled([]);
  stand.answers.Applicants = server().Applicants ?? 'FAIL';
  await online();
  await settled(['Asha 5']);
  expect(screen.queryByText('The applications could not be loaded.')).toBeNull();
});

test('OP-122 when refetching the same page fails, its rows stay', async () => {
  const { push, askedFor, hasLive } = openAll();
  await settled(first);
  await waitFor(() => expect(hasLive('ApplicationMoved')).toBe(true));
  const asked = askedFor('Applicants').length;
  stand.answers.Applicants = 'FAIL';
  await act(async () => push('ApplicationMoved', { applicationChanged: anotherApplication }));
  await waitFor(() => expect(askedFor('Applicants')).toHaveLength(asked + 1));
  await act(async () => undefined);
  await settled(first);
  expect(screen.queryByText('The applications could not be loaded.')).toBeNull();
});

test('OP-041 while the next page loads the list is marked busy', async () => {
  openAll();
  await settled(first);
  expect(list()?.getAttribute('aria-busy')).toBe('false');
  let bring = () => undefined as void;
  const answer = server().Applicants;
  stand.answers.Applicants = (variables) =>
    new Promise<object>((done) => void (bring = () => typeof answer === 'function' && done(answer(variables))));
  await turnTo(2);
  await waitFor(() => expect(list()?.getAttribute('aria-busy')).toBe('true'));
  expect(list()?.className).toContain('stale');
  await act(async () => bring());
  await settled(['Asha 4', 'Asha 5', 'Asha 6']);
  await waitFor(() =>
    expect(
      screen.getByRole('checkbox', { name: 'Select Asha 4' }).closest('[aria-busy]')?.getAttribute('aria-busy'),
    ).toBe('false'),
  );
});

describe('more applications than the counted ones', () => {
  /** `lastPage` of three rows each. */
  const many = (lastPage: number) => {
    stand.answers.Applicants = ({ page, pageSize }) => {
      const shown = Number(page);
      const items = Array.from({ length: shown > lastPage ? 0 : Number(pageSize) }, (_, index) =>
        applicationOf({
          id: `m${shown}-${index}`,
          name: `Asha ${shown}-${index}`,
          status: 'IN_REVIEW',
          movedAt: '2026-11-18T05:00:00Z',
          jobId: 'j1',
        }),
      );
      return {
        hrApplications: {
          __typename: 'ApplicationPage',
          total: 1000,
          totalIsExact: false,
          page: shown,
          hasNextPage: shown < lastPage,
          endCursor: 'cursor',
          items,
        },
      };
    };
    stand.answers.ApplicantProfile = ({ id }) => ({
      application: applicationOf({
        id: String(id),
        name: `Asha ${String(id)}`,
        status: 'IN_REVIEW',
        movedAt: '2026-11-18T05:00:00Z',
        jobId: 'j1',
      }),
    });
  };
  const namesOn = (page: number) => [0, 1, 2].map((index) => `Asha ${page}-${index}`);

  test('OP-041 after the last counted page each page leads to the next, as long as there is one', async () => {
    many(336);
    openAll();
    await settled(namesOn(1));
    expect(screen.queryByText('335')).toBeNull();
    for (const page of [334, 335, 336]) {
      await turnTo(page);
      await settled(namesOn(page));
    }
    expect(screen.queryByText('337')).toBeNull();
  });

  test('OP-041 the last page offered exists', async () => {
    many(4000);
    const { askedFor } = openAll('/hire/all-applications?page=3333');
    await settled(namesOn(3333));
    expect(screen.queryByText('3334')).toBeNull();
    expect(askedFor('Applicants').at(-1)).toMatchObject({ page: 3333, pageSize: 3 });
  });

  test('OP-041 a page number that does not exist leads back to the last counted page', async () => {
    many(400);
    openAll('/hire/all-applications?page=2000');
    await settled(namesOn(334));
    expect(place()).toBe('/hire/all-applications?page=334');
  });

  test.each([
    [1, 4000, '2 of 1,000+', '3 of 1,000+', false],
    [400, 4000, '1,199 of 1,201+', '1,200 of 1,201+', false],
    [400, 400, '1,199 of 1,200', '1,200 of 1,200', true],
    [3333, 4000, '9,998 of 10,000+', '9,999 of 10,000+', true],
  ])(
    'HAPP-14 one on page %i of %i is %s, and Next stops where the list or its pages end',
    async (page, lastPage, text, nextText, isLast) => {
      many(lastPage);
      openAll(`/hire/all-applications?page=${page}&application=m${page}-1`);
      await screen.findByText(text);
      await user.click(button('Next'));
      await screen.findByText(nextText);
      expect(button('Next')).toHaveProperty('disabled', isLast);
      expect(button('Previous')).toHaveProperty('disabled', false);
    },
  );
});

test('OP-041 a page beyond the longest list leads to the last one', async () => {
  openAll('/hire/all-applications?page=1000000000000&size=3');
  await settled(['Asha 7']);
  expect(place()).toBe('/hire/all-applications?page=3');
});

test('OP-041 an invalid page number in the address shows the first one', async () => {
  const { askedFor } = openAll('/hire/all-applications?page=-1&size=3');
  await settled(first);
  expect(askedFor('Applicants').map((variables) => variables.page)).toEqual([1]);
});

test('a job whose applicants were all rejected links to them', async () => {
  stand.rows = stand.rows.map((row) => ({ ...row, status: 'REJECTED' }));
  open('/hire/applications?job=j1');
  await screen.findByText('No applications found');
  await user.click(button('Rejected'));
  await settled(first);
  expect(place()).toBe('/hire/applications?job=j1&tab=rejected');
});

test('HAPP-01 OP-117 applications of a deleted job keep its title, which says it was deleted', async () => {
  for (const row of stand.rows) row.jobId = 'gone';
  stand.answers.JobOfApplications = () => ({
    hrApplications: {
      __typename: 'ApplicationPage',
      items: [
        { __typename: 'Application', id: 'a1', job: { __typename: 'Job', id: 'gone', number: 1009, title: 'Cook' } },
      ],
    },
  });
  open('/hire/applications?job=gone');
  await settled(first);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Applications for: Cook');
  expect(screen.getByText(/^Job ID/).textContent).toBe('Job ID: 1009 · This job was deleted.');
});

test('OP-036 a job that does not exist or belongs to others is not found, and nothing else is shown', async () => {
  Object.assign(stand.answers, { Applicants: notFound, JobOfApplications: notFound });
  open('/hire/applications?job=unknown');
  await screen.findByText('Job not found.');
  await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull());
  expect([
    screen.queryByRole('tab'),
    screen.queryByText(/Job ID/),
    screen.queryByText(/deleted/),
    screen.getByRole('heading', { level: 1 }).textContent,
  ]).toEqual([null, null, null, 'Applications']);
  expect(screen.getAllByText('Job not found.')).toHaveLength(1);
});

test('HAPP-14 the keys step on while a person is still loading', async () => {
  stand.answers.ApplicantProfile = () => new Promise<object>(() => undefined);
  const { askedFor } = openAll('/hire/all-applications?application=a1');
  for (const id of ['a1', 'a2', 'a3']) {
    await waitFor(() => expect(askedFor('ApplicantProfile').at(-1)).toEqual({ id }));
    await waitFor(() => expect(button('Next')).toHaveProperty('disabled', false));
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Applicant' }));
    await user.keyboard('j');
  }
});

test('HAPP-14 the keys work when nothing has the focus, but not in a field or on a control elsewhere', async () => {
  const { askedFor } = openAll('/hire/all-applications?application=a1');
  await screen.findByText('1 of 7');
  const opened = () => askedFor('ApplicantProfile').at(-1)?.id;
  act(() => (document.activeElement as HTMLElement).blur());
  await user.keyboard('j');
  await waitFor(() => expect(opened()).toBe('a2'));
  act(() => screen.getAllByRole('checkbox')[0]?.focus());
  await user.keyboard('j');
  act(() => screen.getByRole('searchbox').focus());
  await user.keyboard('jr');
  expect([opened(), screen.queryByRole('dialog')]).toEqual(['a2', null]);
  act(() => (document.activeElement as HTMLElement).blur());
  await user.keyboard('r');
  expect(await screen.findByRole('dialog', { name: 'Confirm Rejection' })).toBeTruthy();
});

test('HAPP-14 newer applications push the open one to the next page: list follows, sequence stays', async () => {
  const shown = openAll('/hire/all-applications?application=a3');
  const arrive = async (id: string) => {
    stand.rows.unshift({ id, name: `Asha ${id}`, status: 'IN_REVIEW', movedAt: '2026-11-18T05:20:00Z', jobId: 'j1' });
    await waitFor(() => expect(shown.hasLive('ApplicationMoved')).toBe(true));
    await act(async () => shown.push('ApplicationMoved', { applicationChanged: applicationOf(find(id)) }));
  };
  await screen.findByText('3 of 7');
  await arrive('a10');
  await settled(['Asha 3', 'Asha 4', 'Asha 5']);
  expect(place()).toBe('/hire/all-applications?page=2&application=a3');
  expect(screen.getByText('3 of 7')).toBeTruthy();
  expect(button('Next')).toHaveProperty('disabled', false);
  await turnTo(1);
  await waitFor(() => expect(place()).toBe('/hire/all-applications?application=a3'));
  await arrive('a11');
  await settled(['Asha a11', 'Asha a10', 'Asha 1']);
  expect(place()).toBe('/hire/all-applications?application=a3');
  await turnTo(2);
  await settled(['Asha 2', 'Asha 3', 'Asha 4']);
  find('a3').status = 'REJECTED';
  await act(async () => shown.push('ApplicationMoved', { applicationChanged: applicationOf(find('a3')) }));
  await settled(['Asha 2', 'Asha 4', 'Asha 5']);
  expect(place()).toBe('/hire/all-applications?page=2&application=a3');
});
