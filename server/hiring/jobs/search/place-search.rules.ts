import { countryNames, regions, remoteNames, states } from './place-names.rules.ts';
import { begunNames, namesIn, places, placeWords, plainPlace, sameNames } from './place.rules.ts';

/** What a name in a typed location stands for. */
interface Named {
  kind: 'CITY' | 'AREA' | 'REGION' | 'STATE' | 'COUNTRY' | 'REMOTE';
  /** Its own names, the usual one first. */
  names: readonly string[];
  /** Usual names of the cities that it lies in (an area) or is made of (a region, a state). */
  cities: readonly string[];
}

const named = new Map<string, Named>();
const shared = sameNames.map(namesIn);
/** With the other names of a city or area. */
const allNames = (city: string): readonly string[] => shared.find(([usual]) => usual === city) ?? [city];
const citiesIn = (list: string) => list.split(', ').map((city) => namesIn(city));
/** The first that has a name keeps it: Delhi is a city before it is a state. */
function add(kind: Named['kind'], names: readonly string[], cities: readonly string[]): void {
  for (const name of names) if (!named.has(name)) named.set(name, { kind, names, cities });
}
for (const place of places) {
  const [first = '', city] = place.split(', ').map(plainPlace);
  if (city) add('AREA', allNames(first), [city]);
  else add('CITY', allNames(first), []);
}
for (const [, cities] of states)
  for (const [usual = '', ...others] of citiesIn(cities))
    add('CITY', others.length > 0 ? [usual, ...others] : allNames(usual), []);
for (const [list, cities] of regions) add('REGION', namesIn(list), cities.split(', '));
for (const [list, cities] of states)
  add(
    'STATE',
    namesIn(list),
    citiesIn(cities).map(([usual = '']) => usual),
  );
add('COUNTRY', namesIn(countryNames), []);
add('REMOTE', namesIn(remoteNames), []);
const longestName = Math.max(...Array.from(named.keys(), (name) => name.split(' ').length));

interface Understood {
  known: Named[];
  /** Runs of words that name nothing of the list. */
  others: string[];
}

/** They join places and narrow nothing. */
const joiners = new Set(['and', 'or', 'in', 'at', 'near', 'around', 'district', 'dist', 'to', '|', '–', '—', '+', '•']);
const pinCode = /^(?:\d{6}|\d{3} \d{3})(?= |$)/;

/** How many words the longest name has that they begin with, and what it is: "Greater Noida" is not Noida. */
function firstName(words: readonly string[], isFirst: boolean): { length: number; place: Named } | null {
  for (let length = Math.min(longestName, words.length); length > 0; length -= 1) {
    const name = words.slice(0, length).join(' ').replace(/\.$/, '');
    const place = named.get(name);
    // Two letters mean a state only behind a place: "up" and "as" are words, too.
    if (place && !(place.kind === 'STATE' && name.length < 3 && isFirst)) return { length, place };
  }
  return null;
}

function understand(text: string): Understood {
  const found: Understood = { known: [], others: [] };
  for (const clause of text.split(/[/,()&|;]|\s[-–—]\s/)) {
    let run: string[] = [];
    const endRun = () => {
      if (run.length > 0) found.others.push(run.join(' '));
      run = [];
    };
    let words = placeWords(clause);
    while (words.length > 0) {
      const name = firstName(words, found.known.length === 0);
      const pin = pinCode.exec(words.slice(0, 2).join(' '))?.[0];
      const isJoiner = (run.length === 0 || words.length > 1) && joiners.has(words[0] ?? '');
      if (name || pin || isJoiner) endRun();
      else run.push(words[0] ?? '');
      if (name) found.known.push(name.place);
      words = words.slice(name?.length ?? pin?.split(' ').length ?? 1);
    }
    endRun();
  }
  const isEmpty = found.known.length === 0 && found.others.length === 0;
  // "in" alone is the beginning of something.
  return isEmpty && plainPlace(text) !== '' ? { known: [], others: [plainPlace(text)] } : found;
}

/** Words that stand in a location in this order, with others between them or none. */
export type PlaceWords = readonly { words: string; isName: boolean }[];

export interface SearchedPlaces {
  /** A location fits with any of them; null if it may be any. */
  anyOf: PlaceWords[] | null;
  /** Whether jobs without a place of work are wanted, too. */
  isRemote: boolean;
}

const namesOfCity = (city: string): readonly string[] => [
  ...(named.get(city)?.names ?? [city]),
  ...regions.filter(([, cities]) => cities.split(', ').includes(city)).flatMap(([list]) => namesIn(list)),
];

/** All names of the places that were named. A city behind its own area, a state behind another place only explain. */
function namesOf({ known, others }: Understood): string[] {
  const of = (...kinds: Named['kind'][]) => known.filter(({ kind }) => kinds.includes(kind));
  const explained = new Set(of('AREA').flatMap(({ cities }) => cities));
  const cities = of('CITY').filter(({ names: [usual = ''] }) => !explained.has(usual));
  const chosen = [...of('AREA', 'REGION'), ...cities];
  const wide = chosen.length > 0 || others.length > 0 ? [] : of('STATE');
  const found = [...chosen, ...wide].flatMap((place) => {
    const inside = place.kind === 'AREA' ? [] : place.cities;
    const own =
      place.kind === 'CITY' ? namesOfCity(place.names[0] ?? '') : place.names.filter((name) => name.length > 2);
    return [...own, ...inside.flatMap(namesOfCity)];
  });
  return [...new Set(found)];
}

/** More parts of a location are looked for only in the order in which they were typed. */
const mostOrdered = 3;

function ordersOf<Part>(parts: readonly Part[]): Part[][] {
  if (parts.length > mostOrdered) return [[...parts]];
  if (parts.length < 2) return [[...parts]];
  return parts.flatMap((part, at) => ordersOf(parts.filter((_, other) => other !== at)).map((rest) => [part, ...rest]));
}

const wholeName = (words: string) => ({ words, isName: true });

/**
 * Where a search looks (OP-091, OP-092). Places of the list count under any of their names; several are alternatives,
 * and what stands behind them (state, country, PIN code) narrows nothing. Other text has to be in the location.
 */
export function searchedPlaces(location: string): SearchedPlaces {
  const understood = understand(location);
  const { known, others } = understood;
  const isRemote = known.some(({ kind }) => kind === 'REMOTE');
  const found = namesOf(understood);
  const remote = isRemote ? namesIn(remoteNames) : [];
  if (others.length === 0) {
    const isAnywhere = known.length > 0 && found.length === 0 && !isRemote;
    return { anyOf: isAnywhere ? null : [...found, ...remote].map((name) => [wholeName(name)]), isRemote };
  }
  const typed = others.map((words) => ({ words, isName: false }));
  const narrowed = (found.length > 0 ? found : [null]).flatMap((name) =>
    ordersOf([...typed, ...(name === null ? [] : [wholeName(name)])]),
  );
  const begun = known.length === 0 ? begunNames(others.join(' ')) : [];
  return { anyOf: [...narrowed, ...[...begun, ...remote].map((name) => [wholeName(name)])], isRemote };
}

/** All names of the cities of the regions in which the typed cities lie: near to them, but not they. */
export function regionKeys(typed: string): string[] {
  const cities = understand(typed).known.flatMap((place) =>
    place.kind === 'CITY' ? [place.names[0] ?? ''] : place.kind === 'AREA' ? place.cities : [],
  );
  const around = regions
    .map(([, list]) => list.split(', '))
    .filter((list) => list.some((city) => cities.includes(city)));
  return [...new Set(around.flat().flatMap(namesOfCity))];
}

/** In lower case: places that were typed under any of their names, for lists that are searched by whole names. */
export function placeKeys(typed: string): string[] {
  const understood = understand(typed);
  const { others } = understood;
  const found = namesOf(understood);
  if (others.length === 0) return found;
  const text = others.join(' ');
  return [...new Set([typed.trim().toLowerCase(), text, ...found.map((name) => `${text}, ${name}`)])];
}
