import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import {
  applicationOf,
  button,
  confirm,
  find,
  place,
  server,
  settled,
  showApplicants,
  stand,
  startStand,
} from '../../../test/applicants-screen.tsx';
import { choose } from '../../../test/choose.ts';
import { formProblems } from '../../../test/form-problems.ts';
import { typeHalfDate } from '../../../test/half-date.ts';
import { setPhone } from '../../../test/screen.tsx';
import { fill, user } from '../../../test/user.ts';
import {
  AllApplicationsPage,
  ApplicantsOnHoldPage,
  ApprovedApplicantsPage,
  RejectedApplicantsPage,
} from './applicant-lists-page.tsx';

beforeEach(startStand);
afterEach(() => {
  setPhone(false);
  jest.useRealTimers();
});

const openAll = (address = '/hire/all-applications') => showApplicants(<AllApplicationsPage />, address);

describe('lists across all jobs', () => {
  test.each([
    [AllApplicationsPage, 'All Applications', ['Asha 1', 'Asha 2', 'Asha 3']],
    [ApprovedApplicantsPage, 'Approved Students', ['Asha 4']],
    [ApplicantsOnHoldPage, 'Students on Hold', ['Asha 5']],
    [RejectedApplicantsPage, 'Rejected Students', ['Asha 6']],
  ] as const)(
    'HAPPR-14 HAPPR-16 OP-037 OP-038 %p shows %s with the job and the day of the last step',
    async (Page, title, shown) => {
      for (const [id, status] of [
        ['a4', 'APPROVED'],
        ['a5', 'ON_HOLD'],
        ['a6', 'REJECTED'],
      ] as const)
        Object.assign(find(id), { status, movedAt: '2026-11-17T05:00:00Z' });
      showApplicants(<Page />, '/hire');
      await settled([...shown]);
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
      const card = screen.getAllByRole('listitem').find(({ textContent }) => textContent.includes(shown[0]));
      expect(card?.textContent).toContain('Baker');
      expect(card?.textContent).toContain(title === 'All Applications' ? 'Today' : 'Yesterday');
    },
  );

  test("D-05 a hire for the last opening of a job shows the job's question here, too", async () => {
    Object.assign(find('a2'), { status: 'OFFER_EXTENDED' });
    stand.answers.FilledJob = ({ id }) => ({
      filledJob: { __typename: 'Job', id },
      job: {
        __typename: 'Job',
        id,
        title: 'Baker',
        openings: 1,
        viewerCan: { __typename: 'JobPermissions', keepOpen: true },
      },
    });
    const { askedFor } = showApplicants(<ApprovedApplicantsPage />, '/hire/approved-applicants?application=a2');
    await user.click(await screen.findByRole('button', { name: /^Hire/ }));
    expect(askedFor('FilledJob')).toEqual([]);
    await confirm('Confirm Hiring', 'Hire');
    expect(await screen.findByText('“Baker” has 1 opening, and it is filled.', { exact: false })).toBeTruthy();
    expect(askedFor('FilledJob')).toContainEqual({ id: 'j1' });
  });

  test('OP-056 the job filter limits the list to one job, and its chip removes the filter', async () => {
    stand.rows.push({ id: 'b1', name: 'Asha Driver', status: 'NEW', movedAt: '2026-11-18T05:00:00Z', jobId: 'j2' });
    const { askedFor } = openAll();
    await settled(['Asha 1', 'Asha 2', 'Asha 3']);
    await user.click(button(/^Filters/));
    const dialog = screen.getByRole('dialog', { name: 'Filters' });
    await user.click(within(dialog).getByRole('combobox', { name: 'Job' }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'All jobs',
      'Baker (1001)',
      'Driver (1002)',
    ]);
    await choose('Job', 'Driver (1002)');
    await user.click(button('Show applicants'));
    await settled(['Asha Driver']);
    expect([place(), askedFor('Applicants').at(-1)?.jobId, button(/^Filters/).textContent]).toEqual([
      '/hire/all-applications?job=j2',
      'j2',
      'Filters1 active',
    ]);
    expect(screen.getByRole('link', { name: 'Download CSV' }).getAttribute('href')).toContain('jobId=j2');
    expect(
      screen.getAllByRole('listitem').find(({ textContent }) => textContent.includes('Asha Driver'))?.textContent,
    ).toContain('Driver');
    await user.click(screen.getByRole('link', { name: /Driver \(1002\)/ }));
    await settled(['Asha 1', 'Asha 2', 'Asha 3']);
    expect(place()).toBe('/hire/all-applications');
  });

  test('OP-056 when nobody fits the chosen job, Clear all returns to all jobs', async () => {
    openAll('/hire/all-applications?job=j2');
    await screen.findByText('Nobody in this list matches your search and filters.');
    await user.click(button('Clear all'));
    await settled(['Asha 1', 'Asha 2', 'Asha 3']);
    expect(place()).toBe('/hire/all-applications');
  });

  test('OP-056 search and filters are in address, chips and request; the download has the same list', async () => {
    const { askedFor } = openAll('/hire/all-applications?page=2');
    await settled(['Asha 4', 'Asha 5', 'Asha 6']);
    await fill(screen.getByRole('searchbox', { name: 'Search applicants' }), ' asha 7 ');
    await user.click(button('Search'));
    await settled(['Asha 7']);
    expect(place()).toBe('/hire/all-applications?q=asha+7');
    await user.click(button(/^Filters/));
    const dialog = screen.getByRole('dialog', { name: 'Filters' });
    await user.click(within(dialog).getByRole('checkbox', { name: 'In Review' }));
    await fill(within(dialog).getByLabelText('From'), '2026-11-10');
    await fill(within(dialog).getByLabelText('To'), '2026-11-09');
    await fill(within(dialog).getByLabelText('Skills'), 'Excel');
    await user.click(within(dialog).getByRole('button', { name: 'Show applicants' }));
    const problems = (expected: string[]) => waitFor(() => expect(formProblems(dialog)).toEqual(expected));
    await problems(['The last day must not be before the first']);
    expect(document.activeElement).toBe(within(dialog).getByLabelText('To'));
    await fill(within(dialog).getByLabelText('At least'), 'two');
    await fill(within(dialog).getByLabelText('To'), '0026-11-18');
    await user.click(within(dialog).getByRole('button', { name: 'Show applicants' }));
    await problems(['Enter a day with all four digits of its year', 'Years must be between 0 and 60']);
    const clear = await typeHalfDate(within(dialog).getByLabelText('To'));
    await fill(within(dialog).getByLabelText('At least'), '2');
    await user.click(within(dialog).getByRole('button', { name: 'Show applicants' }));
    await problems(['Enter the whole day, or clear it']);
    expect(document.activeElement).toBe(within(dialog).getByLabelText('To'));
    clear();
    await fill(within(dialog).getByLabelText('To'), '2026-11-18');
    await user.click(within(dialog).getByRole('button', { name: 'Show applicants' }));
    await waitFor(() =>
      expect(place()).toBe(
        '/hire/all-applications?q=asha+7&status=in-review&from=2026-11-10&to=2026-11-18&skill=Excel&min=2',
      ),
    );
    const filter = {
      status: ['IN_REVIEW'],
      appliedFrom: '2026-11-10',
      appliedTo: '2026-11-18',
      skills: ['Excel'],
      experienceMin: 2,
      experienceMax: null,
    };
    await waitFor(() =>
      expect(askedFor('Applicants').at(-1)).toMatchObject({ search: 'asha 7', filter, page: 1, jobId: null }),
    );
    expect(
      within(screen.getByRole('list', { name: 'Active filters' }))
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '“asha 7”',
      'In Review',
      'From November 10, 2026',
      'To November 18, 2026',
      'Excel',
      '2+ years',
      'Clear all',
    ]);
    expect(screen.getByRole('link', { name: 'Download CSV' }).getAttribute('href')).toBe(
      '/applications.csv?list=ALL&search=asha+7&status=IN_REVIEW&appliedFrom=2026-11-10' +
        '&appliedTo=2026-11-18&skills=Excel&experienceMin=2',
    );
    await user.click(screen.getByRole('link', { name: 'Remove “asha 7”' }));
    await settled(['Asha 1', 'Asha 2', 'Asha 3']);
  });

  test('a search without matches says so and links to the whole list', async () => {
    openAll('/hire/all-applications?q=nobody');
    await screen.findByText('No applications found');
    await user.click(
      within(
        screen.getByText('Nobody in this list matches your search and filters.').closest<HTMLElement>('.ant-empty') ??
          document.body,
      ).getByRole('button', { name: 'Clear all' }),
    );
    await settled(['Asha 1', 'Asha 2', 'Asha 3']);
    expect(place()).toBe('/hire/all-applications');
  });

  test('a failure is shown, and a retry recovers', async () => {
    stand.answers.Applicants = 'FAIL';
    openAll();
    await screen.findByText('The applications could not be loaded.');
    Object.assign(stand.answers, server());
    await user.click(button('Try again'));
    await settled(['Asha 1', 'Asha 2', 'Asha 3']);
    expect(screen.queryByText('The applications could not be loaded.')).toBeNull();
  });
});

describe('private notes', () => {
  test('are added and deleted in the profile; an empty one is refused at the field', async () => {
    let notes: object[] = [];
    const arrival = Promise.withResolvers<void>();
    Object.assign(stand.answers, {
      ApplicantProfile: ({ id }: { id: string }) => ({ application: { ...applicationOf(find(id)), notes } }),
      AddApplicationNote: ({ text }: { text: string }) => {
        const note = { __typename: 'ApplicationNote', id: 'n1', text, createdAt: '2026-11-18T05:30:00Z' };
        notes = [note];
        return arrival.promise.then(() => ({ addApplicationNote: note }));
      },
      DeleteApplicationNote: () => {
        notes = [];
        return { deleteApplicationNote: true };
      },
    } satisfies Record<string, unknown>);
    const { askedFor } = openAll('/hire/all-applications?application=a1');
    const field = await screen.findByLabelText<HTMLTextAreaElement>('Add a note');
    await user.click(button('Add note'));
    await waitFor(() => expect(formProblems()).toEqual(['The note is empty.']));
    await fill(field, 'Strong on ledgers.');
    await user.click(button('Add note'));
    await waitFor(() => expect(askedFor('AddApplicationNote')).toMatchObject([{ text: 'Strong on ledgers.' }]));
    // Typed while the note is being sent.
    await fill(field, 'Strong on ledgers. Ask');
    arrival.resolve();
    const list = await screen.findByRole('list', { name: 'Notes' });
    expect(list.textContent).toContain('Strong on ledgers.November 18, 2026, 11:00 AM');
    await waitFor(() => expect([field.value, formProblems()]).toEqual(['Ask', []]));
    await user.click(button('Delete note: Strong on ledgers.'));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Notes' })).toBeNull());
  });
});
