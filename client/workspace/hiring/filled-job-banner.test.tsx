import { useApolloClient } from '@apollo/client/react';
import { act, screen, waitFor } from '@testing-library/react';
import { closedJob } from '../../../test/all-jobs-screen.ts';
import { sampleJob } from '../../../test/sample-job.ts';
import { type Answers, showScreen } from '../../../test/screen.tsx';
import { user } from '../../../test/user.ts';
import { forgetFilledJob } from '../lib/filled-job-cache.ts';
import { toastStore } from '../../shared/ui/toast.ts';
import { FilledJobBanner } from './filled-job-banner.tsx';

let filled: string[];
const answers = (): Answers => ({
  FilledJob: ({ id }) => ({
    filledJob: filled[0] ? { __typename: 'Job', id: filled[0] } : null,
    job: {
      __typename: 'Job',
      id,
      title: 'Weaver',
      openings: 2,
      viewerCan: { __typename: 'JobPermissions', keepOpen: filled.includes(String(id)) },
    },
  }),
  KeepJobOpen: ({ id }) => {
    filled = filled.filter((each) => each !== id);
    return { keepJobOpen: { id, viewerCan: { keepOpen: false } } };
  },
  CloseJob: ({ id }) => {
    filled = filled.filter((each) => each !== id);
    return { closeJob: closedJob({ ...sampleJob, id: String(id) }) };
  },
});

/** Stands in for the screen on which the last person is hired. */
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
      <FilledJobBanner jobId="j1" />
    </>,
    { at: '/hire/all-jobs?job=j1', answers: own },
  );
const banner = () => screen.findByRole('alert');
const press = (name: string) => user.click(screen.getByRole('button', { name: new RegExp(`${name}$`) }));
const isGone = () => waitFor(() => expect(screen.queryByRole('alert')).toBeNull());

beforeEach(() => void (filled = []));

test("D-05 the hire that fills the last opening asks on the job's pages; Keep Open reaches the server", async () => {
  const { askedFor } = show();
  await waitFor(() => expect(askedFor('FilledJob')).toHaveLength(1));
  expect([screen.queryByRole('alert'), screen.queryByRole('dialog')]).toEqual([null, null]);
  filled = ['j1'];
  await user.click(screen.getByText('Hire'));
  expect((await banner()).textContent).toContain('All openings are filled. Close the job?');
  expect((await banner()).textContent).toContain('“Weaver” has 2 openings, and all are filled.');
  expect(screen.queryByRole('dialog')).toBeNull();
  await press('Keep Open');
  await isGone();
  expect([askedFor('KeepJobOpen'), askedFor('CloseJob')]).toEqual([[{ id: 'j1' }], []]);
});

test('D-05 Close Job closes it', async () => {
  filled = ['j1'];
  const { askedFor } = show();
  await banner();
  await press('Close Job');
  await isGone();
  expect(askedFor('CloseJob')).toEqual([{ id: 'j1' }]);
  expect(toastStore.toasts().map(({ content }) => content)).toContain('Job posting closed successfully');
});

test('D-05 nothing is shown about another filled job', async () => {
  filled = ['j2'];
  const { askedFor } = show();
  await waitFor(() => expect(askedFor('FilledJob')).toHaveLength(1));
  await act(async () => undefined);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('D-05 a job filled in another window is asked about on return, until it is answered there', async () => {
  show();
  filled = ['j1'];
  // The first answer may still be pending: it is as old as the question.
  await waitFor(() => {
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(screen.queryByRole('alert')).not.toBeNull();
  });
  filled = [];
  act(() => void window.dispatchEvent(new Event('focus')));
  await isGone();
});

test('an answer that does not reach the server shows an error, and the question stays', async () => {
  filled = ['j1'];
  show({ ...answers(), KeepJobOpen: 'FAIL' });
  await banner();
  await press('Keep Open');
  await waitFor(() =>
    expect(toastStore.toasts().at(-1)?.content).toBe(
      'We could not reach the server. Check your connection and try again.',
    ),
  );
  expect(screen.queryByRole('alert')).not.toBeNull();
});
