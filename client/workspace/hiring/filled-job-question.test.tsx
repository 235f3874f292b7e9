import { useApolloClient } from '@apollo/client/react';
import { act, screen, waitFor, within } from '@testing-library/react';
import { closedJob } from '../../../test/all-jobs-screen.ts';
import { sampleJob } from '../../../test/sample-job.ts';
import { type Answers, showScreen } from '../../../test/screen.tsx';
import { user } from '../../../test/user.ts';
import { forgetFilledJob } from '../lib/filled-job-cache.ts';
import { toastStore } from '../../shared/ui/toast.ts';
import { FilledJobQuestion } from './filled-job-question.tsx';

const jobOf = (id: string, title: string, openings: number) => ({ __typename: 'Job', id, title, openings });
let filled: ReturnType<typeof jobOf>[];
const answers = (): Answers => ({
  FilledJob: () => ({ filledJob: filled[0] ?? null }),
  KeepJobOpen: ({ id }) => {
    filled = filled.slice(1);
    return { keepJobOpen: { id, viewerCan: { keepOpen: false } } };
  },
  CloseJob: ({ id }) => {
    filled = filled.slice(1);
    return { closeJob: closedJob({ ...sampleJob, id: String(id) }) };
  },
});

/** Stands for the screen on which the last one is hired. */
function Hire() {
  const { cache } = useApolloClient();
  return (
    <button type="button" onClick={() => forgetFilledJob(cache)}>
      Hire
    </button>
  );
}
const show = (own = answers()) =>
  showScreen(
    <>
      <Hire />
      <FilledJobQuestion />
    </>,
    { at: '/hire/hiring', answers: own },
  );
const question = async (title: string) => {
  await screen.findByText(new RegExp(`“${title}”`));
  return screen.getByRole('dialog', { name: 'All openings are filled. Close the job?' });
};
const press = (dialog: HTMLElement, name: string) =>
  user.click(within(dialog).getByRole('button', { name: new RegExp(`${name}$`) }));
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

beforeEach(() => void (filled = []));

test('D-05 the hire that fills the last opening asks, once; Keep Open is told to the server', async () => {
  const { askedFor } = show();
  await waitFor(() => expect(askedFor('FilledJob')).toHaveLength(1));
  expect(screen.queryByRole('dialog')).toBeNull();
  filled = [jobOf('j1', 'Weaver', 2)];
  await user.click(screen.getByText('Hire'));
  const dialog = await question('Weaver');
  expect(dialog.textContent).toContain('“Weaver” has 2 openings, and all are filled.');
  expect(
    within(dialog)
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
      .filter(Boolean),
  ).toEqual(['Keep Open', 'Close Job']);
  await press(dialog, 'Keep Open');
  await isGone();
  expect([askedFor('KeepJobOpen'), askedFor('CloseJob')]).toEqual([[{ id: 'j1' }], []]);
  await user.click(screen.getByText('Hire'));
  await waitFor(() => expect(askedFor('FilledJob').length).toBeGreaterThan(3));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('D-05 Close Job closes it and the next filled one is asked about; Escape keeps that open', async () => {
  filled = [jobOf('j1', 'Weaver', 1), jobOf('j2', 'Dyer', 1)];
  const { askedFor } = show();
  await press(await question('Weaver'), 'Close Job');
  await question('Dyer');
  await user.keyboard('[Escape]');
  await isGone();
  expect([askedFor('CloseJob'), askedFor('KeepJobOpen')]).toEqual([[{ id: 'j1' }], [{ id: 'j2' }]]);
  expect(toastStore.toasts().map(({ content }) => content)).toEqual(
    expect.arrayContaining(['Job posting closed successfully', 'The job stays open']),
  );
});

test('D-05 what another window filled is asked about on return, and no more once it is answered there', async () => {
  show();
  filled = [jobOf('j1', 'Weaver', 1)];
  // The first answer may still be on its way: it is as old as the question.
  await waitFor(() => {
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(screen.queryByRole('dialog')?.textContent).toContain('Weaver');
  });
  filled = [];
  act(() => void window.dispatchEvent(new Event('focus')));
  await isGone();
});

test('a question that is answered takes no second answer while the next one is on its way', async () => {
  filled = [jobOf('j1', 'Weaver', 1)];
  let isSlow = false;
  const { askedFor } = show({
    ...answers(),
    FilledJob: () => (isSlow ? new Promise<object>(() => undefined) : { filledJob: filled[0] ?? null }),
  });
  const dialog = await question('Weaver');
  isSlow = true;
  await press(dialog, 'Close Job');
  await waitFor(() => expect(askedFor('FilledJob')).toHaveLength(2));
  await press(dialog, 'Close Job');
  await press(dialog, 'Keep Open');
  expect([askedFor('CloseJob').length, askedFor('KeepJobOpen').length]).toEqual([1, 0]);
});

test('an answer that does not reach the server holds nobody up', async () => {
  filled = [jobOf('j1', 'Weaver', 1)];
  show({ ...answers(), KeepJobOpen: 'FAIL' });
  await press(await question('Weaver'), 'Keep Open');
  await isGone();
  expect(toastStore.toasts().at(-1)?.content).toBe(
    'We could not reach the server. Check your connection and try again.',
  );
});
