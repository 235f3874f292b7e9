import { namesIn, places, placeWords, plainPlace, sameNames } from '../hiring/jobs/search/place.rules.ts';

/** schema.org/PostalAddress of where people report to work; what is not known is left out. */
export interface Address {
  addressLocality?: string;
  addressRegion?: string;
  addressCountry?: 'IN';
}

const citiesOfStates: Record<string, string> = {
  'Andhra Pradesh': 'visakhapatnam',
  'Arunachal Pradesh': '',
  Assam: 'guwahati',
  Bihar: 'patna',
  Chandigarh: 'chandigarh',
  Chhattisgarh: '',
  Delhi: 'delhi',
  Goa: 'goa',
  Gujarat: 'ahmedabad/surat/vadodara',
  Haryana: 'faridabad/gurugram',
  'Himachal Pradesh': '',
  'Jammu and Kashmir': '',
  Jharkhand: '',
  Karnataka: 'bengaluru/electronic city/mangaluru/mysuru',
  Kerala: 'kochi/thiruvananthapuram',
  Ladakh: '',
  'Madhya Pradesh': 'bhopal/indore',
  Maharashtra: 'andheri/hinjewadi/mumbai/nagpur/nashik/navi mumbai/pune/thane',
  Manipur: '',
  Meghalaya: '',
  Mizoram: '',
  Nagaland: '',
  Odisha: 'bhubaneswar',
  Puducherry: 'puducherry',
  Punjab: 'ludhiana',
  Rajasthan: 'jaipur',
  Sikkim: '',
  'Tamil Nadu': 'chennai/coimbatore/tiruchirappalli',
  Telangana: 'hitec city/hyderabad',
  Tripura: '',
  'Uttar Pradesh': 'ghaziabad/kanpur/lucknow/noida/prayagraj',
  Uttarakhand: 'dehradun',
  'West Bengal': 'kolkata',
};
const stateOf = new Map(
  Object.entries(citiesOfStates).flatMap(([state, cities]) => cities.split('/').map((city) => [city, state] as const)),
);
/** Parts of a city, which are no place of their own beside it. */
const areas = new Set(
  places.flatMap((place) => (place.includes(', ') ? [plainPlace(place.split(', ')[0] ?? '')] : [])),
);

type Known = { name: string } & ({ city: string } | { state: string } | { isIndia: true } | { isNowhere: true });

const written = new Map(places.map((place) => [plainPlace(place.split(', ')[0] ?? ''), place.split(', ')[0] ?? '']));
const asWritten = (city: string): string =>
  written.get(city) ?? city.replaceAll(/(^| )\w/g, (letter) => letter.toUpperCase());

const nowhere = [
  'remote',
  'work from home',
  'wfh',
  'anywhere',
  'pan india',
  'all india',
  'across',
  'ncr',
  'hybrid',
  'only',
];
/** The longest first: "Navi Mumbai" is not Mumbai. */
const known: Known[] = [
  ...sameNames.flatMap((list) => namesIn(list).map((name) => ({ name, city: namesIn(list)[0] ?? '' }))),
  ...[...written.keys()].map((name) => ({ name, city: name })),
  ...Object.keys(citiesOfStates).map((state) => ({ name: plainPlace(state), state })),
  { name: 'orissa', state: 'Odisha' },
  { name: 'india', isIndia: true as const },
  { name: 'bharat', isIndia: true as const },
  ...nowhere.map((name) => ({ name, isNowhere: true as const })),
].toSorted((one, other) => other.name.length - one.name.length);

const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const countryNames = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
const foreignCountries = new Set(
  letters
    .flatMap((one) =>
      letters.flatMap((other) => (one + other === 'IN' ? [] : plainPlace(countryNames.of(one + other) ?? ''))),
    )
    .concat('uae', 'uk', 'us', 'usa', 'england', 'scotland'),
);
foreignCountries.delete('');

interface Read {
  cities: string[];
  states: string[];
  isIndia: boolean;
  /** Words that are no known place. */
  rest: string;
}

function readLocation(location: string): Read {
  let left = ` ${plainPlace(location)} `;
  const found: { at: number; one: Known }[] = [];
  for (const one of known)
    for (let at = left.indexOf(` ${one.name} `); at >= 0; at = left.indexOf(` ${one.name} `)) {
      found.push({ at, one });
      // Of the same length, so that places keep their order.
      left = left.slice(0, at + 1) + '-'.repeat(one.name.length) + left.slice(at + 1 + one.name.length);
    }
  const inOrder = found.toSorted((one, other) => one.at - other.at).map(({ one }) => one);
  const cities = [...new Set(inOrder.flatMap((one) => ('city' in one ? one.city : [])))];
  return {
    cities,
    states: [...new Set(inOrder.flatMap((one) => ('state' in one ? one.state : [])))],
    isIndia: inOrder.some((one) => 'isIndia' in one),
    rest: left.replaceAll(/-+/g, ' ').trim(),
  };
}

const isAbroad = (location: string): boolean =>
  location.split(/[,/;()|-]/).some((part) => foreignCountries.has(plainPlace(part))) ||
  placeWords(location).some((word) => foreignCountries.has(word));

/** One for each city of the list; a place that is none of them as it was typed; none for a job that is anywhere. */
export function addressesOf(location: string, isRemote: boolean): Address[] {
  if (isAbroad(location)) return isRemote ? [] : [{ addressLocality: location.trim() }];
  const { cities, states, isIndia, rest } = readLocation(location);
  const own = cities.filter((city) => !areas.has(city));
  const shown = own.length > 0 ? own : cities;
  if (shown.length > 0)
    return shown.map((city) => ({
      addressLocality: asWritten(city),
      ...(stateOf.has(city) && { addressRegion: stateOf.get(city) }),
      addressCountry: 'IN' as const,
    }));
  if (isRemote) return [];
  const region = states.length === 1 ? states[0] : undefined;
  const isKnown = isIndia || states.length > 0;
  const locality = rest === '' ? undefined : (location.split(',')[0] ?? '').trim();
  if (!locality && !isKnown) return [];
  return [
    {
      ...(locality && { addressLocality: isKnown ? locality : location.trim() }),
      ...(region && { addressRegion: region }),
      ...(isKnown && { addressCountry: 'IN' as const }),
    },
  ];
}
