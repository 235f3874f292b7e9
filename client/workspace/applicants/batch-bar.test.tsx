import { screen } from '@testing-library/react';
import { showScreen } from '../../../test/screen.tsx';
import { user } from '../../../test/user.ts';
import type { ApplicantRowFragment } from '../../gql/graphql.ts';
import { BatchBar } from './batch-bar.tsx';
import { useSelection } from './selection.ts';

const row = (index: number): ApplicantRowFragment => ({
  id: `a${index}`,
  status: 'NEW',
  appliedAt: '2026-11-18T05:00:00Z',
  movedAt: '2026-11-18T05:00:00Z',
  applicant: { name: `Asha ${index}`, email: null, phone: null, program: null },
  job: { id: 'j1', title: 'Baker' },
  viewerCan: { scheduleInterview: false },
});
const tick = () => user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
const pages = [0, 1].map((page) => Array.from({ length: 60 }, (_, index) => row(page * 60 + index)));

/** Two pages of 60, each with its bar, and one more person. */
function TwoPages() {
  const selection = useSelection();
  return (
    <>
      {pages.map((shown) => (
        <BatchBar key={shown[0]?.id} shown={shown} selection={selection} onDecided={() => undefined} />
      ))}
      <button type="button" onClick={() => selection.toggle(row(120))}>
        {selection.chosen.has('a120') ? 'Ticked' : 'Tick'}
      </button>
    </>
  );
}

test('at most a hundred can be selected, and the page says why the next one cannot', async () => {
  showScreen(<TwoPages />);
  const count = () =>
    screen.getAllByRole('status').find((output) => output.textContent.includes('selected'))?.textContent;
  for (const box of screen.getAllByRole('checkbox', { name: 'Select all on this page' })) await user.click(box);
  expect(count()).toBe('100 selected, the maximum');
  await user.click(screen.getByRole('button', { name: 'Tick' }));
  expect(screen.queryByRole('button', { name: 'Ticked' })).toBeNull();
  await user.click(screen.getAllByRole('checkbox', { name: 'Select all on this page' })[0]!);
  expect(count()).toBe('40 selected');
});

function OnePage({ status }: { status: ApplicantRowFragment['status'] }) {
  return <BatchBar shown={[{ ...row(1), status }]} selection={useSelection()} onDecided={() => undefined} />;
}

test.each([
  ['APPROVED', ['Clear', 'Hold 1 selected', 'Reject 1 selected'], '1 selected'],
  ['HIRED', ['Clear'], '1 selected, nothing left to decide'],
] as const)(
  'OP-032 a decision that no selected applicant could receive is not offered: %s',
  async (status, names, count) => {
    showScreen(<OnePage status={status} />);
    await tick();
    expect(screen.getAllByRole('button').map((each) => each.getAttribute('aria-label') ?? each.textContent)).toEqual(
      names,
    );
    expect(screen.getByText(/selected/, { selector: 'output' }).textContent).toBe(count);
  },
);
