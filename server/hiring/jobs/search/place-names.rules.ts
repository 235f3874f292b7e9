/** States of India under their names, then the short ones, with their cities, each with its other names behind it. */
export const states: readonly (readonly [state: string, cities: string])[] = [
  [
    'andhra pradesh/ap',
    'visakhapatnam, vijayawada/bezawada, guntur, nellore, tirupati, rajamahendravaram/rajahmundry, kakinada, kurnool',
  ],
  ['assam/as', 'guwahati, dibrugarh, silchar'],
  ['bihar/br', 'patna, gaya, muzaffarpur, bhagalpur'],
  ['chhattisgarh/cg', 'raipur, bhilai, bilaspur'],
  ['goa/ga', 'goa, panaji/panjim, margao/madgaon'],
  ['gujarat/gj', 'ahmedabad, surat, vadodara, rajkot, gandhinagar, bhavnagar, jamnagar, vapi'],
  [
    'haryana/hr',
    'gurugram, faridabad, panipat, sonipat/sonepat, ambala, karnal, hisar, manesar, panchkula, rohtak, bahadurgarh',
  ],
  ['himachal pradesh/hp', 'shimla/simla, solan, baddi, dharamshala/dharamsala'],
  ['jammu and kashmir/jammu kashmir/jk', 'srinagar, jammu'],
  ['jharkhand/jh', 'ranchi, jamshedpur/tatanagar, dhanbad, bokaro'],
  [
    'karnataka/ka',
    'bengaluru, electronic city, mysuru, mangaluru, hubballi/hubli, belagavi/belgaum, kalaburagi/gulbarga, ' +
      'shivamogga/shimoga, tumakuru/tumkur, davanagere/davangere, ballari/bellary, vijayapura/bijapur, udupi',
  ],
  [
    'kerala/kl',
    'kochi, thiruvananthapuram, kozhikode/calicut, thrissur/trichur, kollam/quilon, alappuzha/alleppey, ' +
      'palakkad/palghat, kannur/cannanore, kottayam, ernakulam',
  ],
  ['madhya pradesh/mp', 'bhopal, indore, jabalpur/jubbulpore, gwalior, ujjain'],
  [
    'maharashtra/mh',
    'mumbai, andheri, navi mumbai, thane, pune, hinjewadi, nagpur, nashik, solapur/sholapur, kolhapur, amravati, ' +
      'aurangabad/chhatrapati sambhajinagar/sambhajinagar, ahilyanagar/ahmednagar, dharashiv/osmanabad, ' +
      'pimpri chinchwad',
  ],
  ['odisha/orissa/od', 'bhubaneswar, cuttack, rourkela'],
  ['puducherry/py', 'puducherry'],
  [
    'punjab/pb',
    'ludhiana, amritsar, jalandhar/jullundur, mohali/sahibzada ajit singh nagar/sas nagar, patiala, bathinda/bhatinda',
  ],
  ['rajasthan/rj', 'jaipur, jodhpur, udaipur, kota, ajmer, bikaner, bhiwadi'],
  [
    'tamil nadu/tamilnadu/tn',
    'chennai, coimbatore, madurai, salem, tiruppur/tirupur, tiruchirappalli, ' +
      'thoothukudi/tuticorin, tirunelveli/nellai, thanjavur/tanjore, udhagamandalam/ooty/ootacamund, vellore, erode, ' +
      'hosur, kanyakumari/cape comorin',
  ],
  ['telangana/ts/tg', 'hyderabad, hitec city, secunderabad, warangal'],
  [
    'uttar pradesh/up',
    'noida, greater noida/ग्रेटर नोएडा, ghaziabad, lucknow, kanpur, varanasi/benares/banaras/kashi/वाराणसी, ' +
      'prayagraj, agra/आगरा, meerut, ayodhya/faizabad, mathura, bareilly, gorakhpur, ' +
      'aligarh, moradabad',
  ],
  ['uttarakhand/uttaranchal/uk', 'dehradun, haridwar/hardwar, roorkee, haldwani'],
  ['west bengal/wb', 'kolkata, howrah/haora, siliguri, durgapur, asansol'],
];

/** Areas of several cities; a job there may be in any of them. */
export const regions: readonly (readonly [names: string, cities: string])[] = [
  [
    'ncr/delhi ncr/national capital region/एनसीआर/दिल्ली एनसीआर',
    'delhi, noida, greater noida, gurugram, ghaziabad, faridabad',
  ],
  ['tricity', 'chandigarh, mohali, panchkula'],
];

/** Who types one looks anywhere. */
export const countryNames = 'india/bharat/pan india/all india/across india/anywhere/anywhere in india/भारत';

export const remoteNames =
  'remote/fully remote/remote only/remote work/remote job/remote jobs/work from home/wfh/home based/telecommute/' +
  'घर से काम';
