import { parametersOf, placeOf } from './applicants-address.ts';

const parsed = (search: string) => placeOf(new URLSearchParams(search));

test('a place survives the way through the address', () => {
  const place = { job: 'j1', tab: 'on-hold', page: 3, size: 10, application: 'a1' } as const;
  expect(placeOf(new URLSearchParams(parametersOf(place)))).toEqual(place);
});

test('what goes without saying is not in the address', () => {
  expect(parametersOf({ job: null, tab: 'all', page: 1, size: 3, application: null })).toEqual({});
});

test.each(['page=0', 'page=-2', 'page=x', 'size=1000', 'size=x', 'tab=nonsense', 'tab=toString', ''])('HAPP-07 oddities count as not said: %s', (search) => {
  expect(parsed(search)).toEqual({ job: null, tab: 'all', page: 1, size: 3, application: null });
});
