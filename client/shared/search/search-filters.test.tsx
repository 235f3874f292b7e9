import { screen, waitFor } from '@testing-library/react';
import { noCounts } from '../../../test/sample-counts.ts';
import { type Answers, showScreen } from '../../../test/screen.tsx';
import { user } from '../../../test/user.ts';
import { useAddress } from '../lib/address.ts';
import { addressOf, criteriaOf } from './search-criteria.ts';
import { SearchFilters } from './search-filters.tsx';

/** As on the search pages: presses change the address, which is then rendered. */
function Filters() {
  const { address, go } = useAddress();
  return <SearchFilters criteria={criteriaOf(address)} onChange={(criteria) => go(addressOf(criteria))} />;
}

const counted = (value: string, count: number, countIsExact = true) => ({ value, count, countIsExact });
const answers = {
  SearchCounts: () => ({
    searchCounts: {
      ...noCounts.searchCounts,
      urgentOnly: [counted('true', 3)],
      datePosted: [counted('LAST_24_HOURS', 0)],
      type: [counted('PART_TIME', 12), counted('FULL_TIME', 1000, false)],
      workMode: [counted('HYBRID', 0, false)],
    },
  }),
};

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

test('OP-093 each press adds to the address, and a second one removes it', async () => {
  const { address } = showScreen(<Filters />, { at: '/?q=nurse', answers });
  for (const name of ['Part Time', 'Full Time', 'Hybrid', 'Urgently hiring']) await user.click(box(name));
  expect(address()).toBe('/?q=nurse&urgent=1&type=full-time&type=part-time&mode=hybrid');
  expect(box('Part Time').checked).toBe(true);
  for (const name of ['Part Time', 'Full Time']) await user.click(box(name));
  expect(address()).toBe('/?q=nurse&urgent=1&mode=hybrid');
  await user.click(screen.getByRole('radio', { name: 'Up to ₹25,000 or more' }));
  expect(address()).toBe('/?q=nurse&urgent=1&mode=hybrid&pay=25000');
});

test('OP-093 each choice shows how many jobs it would leave, next to its name', async () => {
  const { askedFor } = showScreen(<Filters />, { at: '/?q=nurse&mode=hybrid', answers });
  await screen.findByText('1,000+');
  const said = (name: string) => document.getElementById(box(name).getAttribute('aria-describedby') ?? '')?.textContent;
  expect(['Urgently hiring', 'Part Time', 'Full Time', 'Hybrid'].map(said)).toEqual(['3', '12', '1,000+', undefined]);
  expect(askedFor('SearchCounts')).toMatchObject([{ filter: { q: 'nurse', workMode: ['HYBRID'] } }]);
});

test('counts of the previous search are not shown when the new ones fail', async () => {
  const changing: Answers = { ...answers };
  const { askedFor } = showScreen(<Filters />, { at: '/?q=nurse', answers: changing });
  await screen.findByText('1,000+');
  changing.SearchCounts = 'FAIL';
  await user.click(box('Hybrid'));
  await waitFor(() => expect(screen.queryByText('1,000+')).toBeNull());
  expect(askedFor('SearchCounts')).toHaveLength(2);
});
