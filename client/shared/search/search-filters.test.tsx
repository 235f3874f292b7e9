import { screen } from '@testing-library/react';
import { showScreen } from '../../../test/screen.tsx';
import { user } from '../../../test/user.ts';
import { useAddress } from '../lib/address.ts';
import { addressOf, criteriaOf } from './search-criteria.ts';
import { SearchFilters } from './search-filters.tsx';

/** As on the search pages: what is pressed goes into the address, and is drawn from there. */
function Filters() {
  const { address, go } = useAddress();
  return <SearchFilters criteria={criteriaOf(address)} onChange={(criteria) => go(addressOf(criteria))} />;
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

test('OP-093 each press goes into the address beside those before, and a second one takes it out', async () => {
  const { address } = showScreen(<Filters />, { at: '/?q=nurse' });
  for (const name of ['Part Time', 'Full Time', 'Hybrid', 'Urgently hiring']) await user.click(box(name));
  expect(address()).toBe('/?q=nurse&urgent=1&type=full-time&type=part-time&mode=hybrid');
  expect(box('Part Time').checked).toBe(true);
  for (const name of ['Part Time', 'Full Time']) await user.click(box(name));
  expect(address()).toBe('/?q=nurse&urgent=1&mode=hybrid');
  await user.click(screen.getByRole('radio', { name: '₹25,000 or more' }));
  expect(address()).toBe('/?q=nurse&urgent=1&mode=hybrid&pay=25000');
});
