import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { noCounts } from '../../../test/sample-counts.ts';
import { setPhone, showScreen } from '../../../test/screen.tsx';
import { user } from '../../../test/user.ts';
import { useAddress } from '../lib/address.ts';
import { criteriaOf } from './search-criteria.ts';
import { SearchLayout } from './search-layout.tsx';

/** As on the search pages: the criteria come from the address. */
const Layout = ({ total }: { total?: number }) => (
  <SearchLayout
    bar={null}
    criteria={criteriaOf(useAddress().address)}
    onChange={() => undefined}
    found={total === undefined ? undefined : { total, totalIsExact: true }}
    isWaiting={false}
    summary={null}
  >
    {null}
  </SearchLayout>
);
const answers = { SearchCounts: () => noCounts };
const chips = () => screen.queryAllByRole('link').map((link) => link.getAttribute('aria-label') ?? link.textContent);

/** A list that may still wait for the answer to its address. */
let isWaiting = false;
function List() {
  const { address, go } = useAddress();
  const page = address.get('page') ?? '1';
  return (
    <SearchLayout
      bar={
        <button type="button" onClick={() => go(new URLSearchParams('q=nurse'))}>
          Search
        </button>
      }
      criteria={criteriaOf(address)}
      onChange={() => go(new URLSearchParams('q=&urgent=1'))}
      found={undefined}
      isWaiting={isWaiting}
      summary={<h2>{`Found ${address}`}</h2>}
    >
      <article>
        <a href="/first">{`First of ${address}`}</a>
      </article>
      <Link to="?q=nurse&page=2">{`Page ${page}`}</Link>
    </SearchLayout>
  );
}
const focused = () => document.activeElement?.textContent;

afterEach(() => setPhone(false));

test('OP-093 each chip removes only its own filter, and the focus moves to the results', async () => {
  showScreen(<Layout />, { at: '/?q=Pune&location=Pune&urgent=1', answers });
  expect(chips()).toEqual(['Remove Pune', 'Remove Location: Pune', 'Remove Urgently hiring', 'Clear all']);
  for (const [name, left] of [
    ['Remove Pune', ['Remove Pune', 'Remove Urgently hiring', 'Clear all']],
    ['Clear all', []],
  ] as const) {
    const link = screen.getByRole('link', { name });
    link.focus();
    await user.click(link);
    await waitFor(() => expect(chips()).toEqual([...left]));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Results' })));
  }
});

test.each([
  [1, 'Show 1 job'],
  [2, 'Show 2 jobs'],
  [1234, 'Show 1,234 jobs'],
  [undefined, 'Show jobs'],
])('OP-093 with %s found the filter sheet says %s', async (total, words) => {
  setPhone(true);
  showScreen(<Layout total={total} />, { at: '/?q=', answers });
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  expect(within(screen.getByRole('dialog', { name: 'Filters' })).queryByRole('button', { name: words })).not.toBeNull();
});

test('OP-093 on a phone the filter button counts the filters that the bar above does not show', () => {
  setPhone(true);
  showScreen(<Layout total={1} />, { at: '/?q=nurse&location=Pune&urgent=1&mode=remote', answers });
  expect(screen.getByRole('button', { name: 'Filters (2)' })).toBeTruthy();
});

test('OP-093 a new search, filter or page focuses its first result, and the line above describes it', async () => {
  showScreen(<List />, { at: '/?q=', answers });
  for (const [press, at] of [
    [() => screen.getByRole('button', { name: 'Search' }), 'q=nurse'],
    [() => screen.getByRole('link', { name: 'Page 1' }), 'q=nurse&page=2'],
    [() => screen.getByRole('checkbox', { name: 'Urgently hiring' }), 'q=&urgent=1'],
  ] as const) {
    const pressed = press();
    // jsdom treats the focus from a click on a checkbox as focus by keyboard.
    if (pressed.tagName === 'INPUT') fireEvent.click(pressed);
    else await user.click(pressed);
    await waitFor(() => expect(focused()).toBe(`First of ${at}`));
    expect(screen.getByText(`Found ${at}`).closest('[aria-live=polite]')).not.toBeNull();
  }
});

test('OP-093 the focus waits for the answer, and on a phone until the sheet is closed', async () => {
  setPhone(true);
  isWaiting = true;
  showScreen(<List />, { at: '/?q=', answers });
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await screen.findByText('Found q=nurse');
  expect(focused()).not.toBe('First of q=nurse');
  isWaiting = false;
  await user.click(screen.getByRole('button', { name: /Filters/ }));
  await user.click(screen.getByRole('checkbox', { name: 'Urgently hiring' }));
  await screen.findByText('Found q=&urgent=1');
  expect(focused()).not.toBe('First of q=&urgent=1');
  await user.click(screen.getByRole('button', { name: 'Show jobs' }));
  await waitFor(() => expect(focused()).toBe('First of q=&urgent=1'));
});
