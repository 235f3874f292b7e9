/** The one list behind every location input (OP-091): 39 Indian cities and areas. Free text is allowed beside it. */
export const places = [
  'Ahmedabad',
  'Andheri, Mumbai',
  'Bengaluru',
  'Bhopal',
  'Bhubaneswar',
  'Chandigarh',
  'Chennai',
  'Coimbatore',
  'Dehradun',
  'Delhi',
  'Electronic City, Bengaluru',
  'Faridabad',
  'Ghaziabad',
  'Goa',
  'Gurugram',
  'Guwahati',
  'Hinjewadi, Pune',
  'HITEC City, Hyderabad',
  'Hyderabad',
  'Indore',
  'Jaipur',
  'Kanpur',
  'Kochi',
  'Kolkata',
  'Lucknow',
  'Ludhiana',
  'Mumbai',
  'Mysuru',
  'Nagpur',
  'Nashik',
  'Navi Mumbai',
  'Noida',
  'Patna',
  'Pune',
  'Surat',
  'Thane',
  'Thiruvananthapuram',
  'Vadodara',
  'Visakhapatnam',
] as const;

/** Names of the same place. */
const aliases: readonly (readonly string[])[] = [
  ['bengaluru', 'bangalore'],
  ['mumbai', 'bombay'],
  ['gurugram', 'gurgaon'],
  ['chennai', 'madras'],
  ['kolkata', 'calcutta'],
  ['kochi', 'cochin'],
  ['thiruvananthapuram', 'trivandrum'],
  ['mysuru', 'mysore'],
  ['vadodara', 'baroda'],
  ['visakhapatnam', 'vizag'],
  ['pune', 'poona'],
  ['hinjewadi', 'hinjawadi'],
  ['prayagraj', 'allahabad'],
  ['puducherry', 'pondicherry'],
  ['mangaluru', 'mangalore'],
  ['bhubaneswar', 'bhubaneshwar'],
];

const placeNames = new Set([...places.flatMap((place) => place.toLowerCase().split(', ')), ...aliases.flat()]);

/** In lower case: a city or area of the list, under any of its names. */
export const isPlaceName = (text: string): boolean => placeNames.has(text);

const shortestBeginning = 3;

/**
 * In lower case (OP-092): what was typed, and the same with the other names of the places in it. The beginning of a
 * name counts as the name, so that suggestions while typing find both.
 */
export function placeSpellings(typed: string): string[] {
  const text = typed.toLowerCase();
  const spellings = new Set([text]);
  for (const names of aliases) {
    const contained = names.find((name) => text.includes(name));
    const begun = text.length >= shortestBeginning && names.some((name) => name.startsWith(text));
    for (const name of names) {
      if (contained) spellings.add(text.replaceAll(contained, name));
      else if (begun) spellings.add(name);
    }
  }
  return [...spellings];
}

/** Places that contain the typed text under any of their names, best first. */
export function suggestPlaces(typed: string, limit = 5): string[] {
  const text = typed.trim();
  if (text.length < 2) return [];
  const spellings = placeSpellings(text);
  const found = places.filter((place) => spellings.some((spelling) => place.toLowerCase().includes(spelling)));
  const beginsWithIt = (place: string) => spellings.some((spelling) => place.toLowerCase().startsWith(spelling));
  return found.toSorted((a, b) => Number(beginsWithIt(b)) - Number(beginsWithIt(a))).slice(0, limit);
}
