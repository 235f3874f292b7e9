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

/** Names of the same city or area: the usual one, older and local ones, spellings that people type. */
export const sameNames: readonly string[] = [
  'ahmedabad/amdavad/अहमदाबाद',
  'bengaluru/bangalore/banglore/bengalooru/blr/बेंगलुरु/ಬೆಂಗಳೂರು',
  'bhopal/भोपाल',
  'bhubaneswar/bhubaneshwar/bhubneshwar/भुवनेश्वर',
  'chandigarh/चंडीगढ़',
  'chennai/madras/चेन्नई/சென்னை',
  'coimbatore/kovai',
  'dehradun/dehra dun/देहरादून',
  'delhi/new delhi/dilli/दिल्ली/नई दिल्ली',
  'electronic city/electronics city',
  'faridabad/फरीदाबाद',
  'ghaziabad/गाजियाबाद',
  'goa/गोवा',
  'gurugram/gurgaon/gurgoan/गुरुग्राम/गुड़गांव',
  'guwahati/gauhati/गुवाहाटी',
  'hinjewadi/hinjawadi/hinjavadi',
  'hitec city/hitech city/hi tech city',
  'hyderabad/हैदराबाद/హైదరాబాద్',
  'indore/इंदौर',
  'jaipur/जयपुर',
  'kanpur/cawnpore/कानपुर',
  'kochi/cochin/कोच्चि/കൊച്ചി',
  'kolkata/calcutta/कोलकाता/কলকাতা',
  'lucknow/लखनऊ',
  'ludhiana/लुधियाना',
  'mangaluru/mangalore',
  'mumbai/bombay/मुंबई/मुम्बई',
  'mysuru/mysore/मैसूर',
  'nagpur/नागपुर',
  'nashik/nasik/नाशिक/नासिक',
  'navi mumbai/new bombay/नवी मुंबई',
  'noida/नोएडा',
  'patna/पटना',
  'prayagraj/allahabad/प्रयागराज/इलाहाबाद',
  'puducherry/pondicherry/pondy',
  'pune/poona/पुणे',
  'surat/सूरत',
  'thane/thana/ठाणे',
  'thiruvananthapuram/trivandrum/तिरुवनंतपुरम',
  'tiruchirappalli/trichy/tiruchi/tiruchirapalli/trichinopoly',
  'vadodara/baroda/वडोदरा',
  'visakhapatnam/vizag/vishakhapatnam/waltair/विशाखापत्तनम',
];

/** In lower case, words between blanks, as the index of open jobs keeps locations. */
export const placeWords = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .split(/[\s/,()&-]+/)
    .filter((word) => word !== '');
export const plainPlace = (text: string): string => placeWords(text).join(' ');

export const namesIn = (list: string): string[] => list.split('/').map(plainPlace);
const listed = sameNames.map(namesIn);

const shortestBeginning = 3;
/** While a name is typed, its beginning counts as the name. */
export const begunNames = (text: string): string[] =>
  text.length < shortestBeginning ? [] : listed.filter((names) => names.some((name) => name.startsWith(text))).flat();

/** Places that contain the typed text under any of their names, best first. */
export function suggestPlaces(typed: string, limit = 5): string[] {
  const text = plainPlace(typed);
  if (text.length < 2) return [];
  const within = listed.filter((names) => names.some((name) => ` ${text} `.includes(` ${name} `))).flat();
  const spellings = [text, ...within, ...begunNames(text)];
  const found = places.filter((place) => spellings.some((spelling) => plainPlace(place).includes(spelling)));
  const beginsWithIt = (place: string) => spellings.some((spelling) => plainPlace(place).startsWith(spelling));
  return found.toSorted((a, b) => Number(beginsWithIt(b)) - Number(beginsWithIt(a))).slice(0, limit);
}
