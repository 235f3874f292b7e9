import { screen, waitFor } from '@testing-library/react';
import { sampleCard } from '../../../test/sample-card.ts';
import { type Answers, showScreen } from '../../../test/screen.tsx';
import { user } from '../../../test/user.ts';
import { KeptFocus } from '../../shared/ui/layout.tsx';
import { SavedJobs } from './saved-jobs.tsx';

const jobOf = (id: string, title: string) => ({
  __typename: 'Job',
  ...sampleCard,
  id,
  title,
  company: { __typename: 'Company', ...sampleCard.company },
  saved: true,
  status: 'ACTIVE',
  viewerCan: { __typename: 'JobPermissions', save: true },
});
const answers: Answers = {
  SavedJobs: () => ({ savedJobs: [jobOf('j1', 'Nurse'), jobOf('j2', 'Driver')], following: [] }),
  UnsaveJob: ({ jobId }) => ({ unsaveJob: { __typename: 'Job', id: jobId, saved: false } }),
};

test('OP-097 removing a saved job moves the focus to the remaining ones', async () => {
  showScreen(
    <section aria-label="Saved">
      <KeptFocus>
        <SavedJobs linkState={null} />
      </KeptFocus>
    </section>,
    { answers },
  );
  for (const title of ['Nurse', 'Driver']) {
    const button = await screen.findByRole('button', { name: `Remove from saved: ${title}` });
    button.focus();
    await user.click(button);
    await waitFor(() => expect(screen.queryByText(title)).toBeNull());
    await waitFor(() =>
      expect(document.activeElement?.parentElement).toBe(screen.getByRole('region', { name: 'Saved' })),
    );
  }
  expect(screen.queryByText('No saved jobs yet')).not.toBeNull();
});

test('OP-097 saved jobs are paginated, with the page in the address', async () => {
  const all = Array.from({ length: 45 }, (_, index) => jobOf(`j${index + 1}`, `Job ${index + 1}`));
  const { askedFor, address } = showScreen(<SavedJobs linkState={null} />, {
    at: '/?tab=saved&page=7',
    answers: {
      SavedJobs: ({ page, pageSize, rowBehind }) => {
        const from = (Number(page) - 1) * Number(pageSize);
        return {
          savedJobs: all.slice(from, from + Number(pageSize)),
          following: all.slice(Number(rowBehind) - 1, Number(rowBehind)),
        };
      },
    },
  });
  await screen.findByText('Job 20');
  await screen.findByRole('link', { name: 'Next page' });
  const pages = () => screen.getAllByRole('link', { name: /^Page \d/ }).map(({ textContent }) => textContent);
  expect([screen.queryByText('Job 21'), pages()]).toEqual([null, ['1', '2']]);
  await user.click(screen.getByRole('link', { name: 'Next page' }));
  await screen.findByText('Job 21');
  expect(address()).toBe('/?tab=saved&page=7&saved-page=2');
  await user.click(screen.getByRole('link', { name: 'Page 3' }));
  await screen.findByText('Job 45');
  expect([pages(), screen.queryByRole('link', { name: 'Next page' })]).toEqual([['1', '2', '3'], null]);
  expect(askedFor('SavedJobs').map(({ page }) => page)).toEqual([1, 2, 3]);
});

test('OP-097 a page that does not exist says so and links back', async () => {
  showScreen(<SavedJobs linkState={null} />, {
    at: '/?tab=saved&saved-page=2',
    answers: { SavedJobs: () => ({ savedJobs: [], following: [] }) },
  });
  await screen.findByText('This page is past the end of the list.');
  expect(screen.getByRole('link', { name: 'Go to the first page' })).toBeTruthy();
});
