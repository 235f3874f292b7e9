import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { setPhone, showScreen } from '../../../test/screen.tsx';
import { useAddress } from '../../lib/address.ts';
import { criteriaOf } from './search-criteria.ts';
import { SearchLayout } from './search-layout.tsx';

/** As on the search pages: the criteria are those of the address. */
const Layout = ({ count }: { count: string }) => <SearchLayout bar={null} criteria={criteriaOf(useAddress().address)} onChange={() => undefined} count={count} summary={null}>{null}</SearchLayout>;
const chips = () => screen.queryAllByRole('link').map((link) => link.getAttribute('aria-label') ?? link.textContent);

afterEach(() => setPhone(false));

test('OP-093 each chip takes away only its own, and the focus goes to the results, not to the top of the page', async () => {
  showScreen(<Layout count="" />, {}, '/?q=Pune&location=Pune&urgent=1');
  expect(chips()).toEqual(['Remove Pune', 'Remove Location: Pune', 'Remove Urgently hiring', 'Clear all']);
  for (const [name, left] of [['Remove Pune', ['Remove Pune', 'Remove Urgently hiring', 'Clear all']], ['Clear all', []]] as const) {
    const link = screen.getByRole('link', { name });
    link.focus();
    fireEvent.click(link);
    await waitFor(() => expect(chips()).toEqual([...left]));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Results' })));
  }
});

test.each([['1', 'Show 1 job'], ['2', 'Show 2 jobs'], ['', 'Show jobs']])('OP-093 with "%s" found the sheet of the filters says %s', (count, words) => {
  setPhone(true);
  showScreen(<Layout count={count} />, {}, '/?q=');
  fireEvent.click(screen.getByRole('button', { name: 'Filters' }));
  expect(within(screen.getByRole('dialog', { name: 'Filters' })).queryByRole('button', { name: words })).not.toBeNull();
});
