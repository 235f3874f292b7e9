import type { ExperienceLevel } from '../hiring/jobs/job.labels.ts';
import { places } from '../hiring/jobs/search/place.rules.ts';
import type { Place } from './region.words.ts';

/** Trades, the invented companies in them, and what an occupation is. */
const tradesBySector = {
  software: ['software'],
  health: ['hospital', 'clinic', 'laboratory', 'care'],
  transport: ['freight', 'parcels', 'cabs'],
  finance: ['lending', 'insurance'],
  advisory: ['accounts', 'law', 'people'],
  education: ['school', 'coaching'],
  retail: ['retail'],
  factory: ['factory'],
  garments: ['garments'],
  hospitality: ['hotel', 'restaurant'],
  support: ['support'],
  building: ['building'],
  media: ['media'],
  farm: ['crops', 'dairy', 'fishery'],
  energy: ['solar', 'power'],
  services: ['facility', 'salon', 'repairs', 'fitness'],
  pharma: ['pharma'],
} as const;

type SectorName = keyof typeof tradesBySector;
/** What exactly a company does; companies of one sector share their terms of work. */
type Trade = (typeof tradesBySector)[SectorName][number];

export interface Sector {
  /** Whether it stands in an industrial area rather than among shops and offices. */
  isIndustrial: boolean;
  /** Why somebody is being hired. */
  reasons: string[];
  /** Working hours of those who are not at a desk. */
  hours: string[];
  perks: string[];
}

export interface Company {
  name: string;
  trade: Trade;
  sector: Sector;
  founded: number;
  staff: number;
  places: Place[];
  /** Goes on after the name: "builds …". */
  work: string;
}

/** How somebody earns a living: what adverts for it say, and what those who do it have learnt. */
export interface Occupation {
  name: string;
  /** FLOOR keeps the hours of the trade; DESK is at a desk there; SCREEN can also be done from home. */
  setting: 'FLOOR' | 'DESK' | 'SCREEN';
  trades: Trade[];
  /** Titles by level; a level without one is not hired for. */
  titles: Partial<Record<ExperienceLevel, string[]>>;
  /** Thousands of rupees a month for a fresher and for somebody at the top of the occupation, in a middling city. */
  pay: [number, number];
  /** Paid by the hour or the day now and then, where that is usual. */
  unit?: 'HOUR' | 'DAY';
  /** How much more often than others it is hired for. */
  demand: number;
  skills: string[];
  /** Sentences in the imperative, without the full stop. */
  duties: string[];
  /** What somebody should bring, to stand after "You bring". */
  needs: string[];
  /** How candidates are tried out. */
  trial: string;
  /** Courses that lead there. */
  studies: string[];
  /** Certificates and licences. */
  papers: string[];
}

interface OccupationWords {
  skills: string;
  duties: string;
  needs: string;
  trial: string;
  studies: string;
  papers: string;
  unit?: Occupation['unit'];
  demand?: number;
}

const list = (text: string): string[] => text.split(/;\s+/);

const tradesNamed = (name: string): readonly Trade[] => tradesBySector[name as SectorName] ?? [name as Trade];

/**
 * `where` names trades, or sectors for all of their trades. Lists are written with semicolons, titles of one level with
 * bars.
 */
export function occupation(
  name: string,
  setting: Occupation['setting'],
  where: string,
  titles: Partial<Record<ExperienceLevel, string>>,
  pay: [number, number],
  words: OccupationWords,
): Occupation {
  const { unit, demand = 1, trial, skills, duties, needs, studies, papers } = words;
  return {
    name,
    setting,
    pay,
    demand,
    trial,
    ...(unit ? { unit } : {}),
    trades: where.split(' ').flatMap(tradesNamed),
    titles: Object.fromEntries(Object.entries(titles).map(([level, text]) => [level, text.split('|')])),
    skills: list(skills),
    duties: list(duties),
    needs: list(needs),
    studies: list(studies),
    papers: list(papers),
  };
}

const sector = (isIndustrial: boolean, reasons: string, hours: string, perks: string): Sector => ({
  isIndustrial,
  reasons: list(reasons),
  hours: list(hours),
  perks: list(perks),
});

const sectors: Record<SectorName, Sector> = {
  software: sector(
    false,
    'A second product team starts this quarter; Two customers have signed larger contracts than we planned for; ' +
      'The work is new here and so is the seat; One colleague moves to a lead position and leaves a gap; ' +
      'We are bringing back in house what an agency did until now',
    'Monday to Friday, 10 to 7, with core hours from 11 to 4; Five days a week, nine hours including lunch',
    'Health cover for you, your spouse and two children; A laptop of your choice up to ₹90,000; ' +
      '24 days of paid leave besides holidays; Lunch in the office from Monday to Thursday; ' +
      '₹15,000 a year for courses and books',
  ),
  health: sector(
    false,
    'A second floor opens soon; The number of patients has grown by a third; ' +
      'Two colleagues are going on maternity leave; Early mornings need one more person; ' +
      'We are getting ready for accreditation and need more hands',
    'Rotating eight-hour shifts with one weekly off; Six days a week with night duty one week in four; ' +
      'Morning and evening shifts by turns, 12 nights in two months',
    'Free check-ups for you and half rates for your parents; Hostel room for the first three months; ' +
      'Night duty is paid extra; Uniform and one meal on every shift; PF and ESI from the first month',
  ),
  transport: sector(
    true,
    'We have taken on a new route; Parcel numbers double before the festivals and stay up; ' +
      'The fleet grows by eleven vehicles; A customer has moved all of its north zone volumes to us; ' +
      'We are opening the hub on Sundays too',
    'Six days a week in shifts, from 6 am or 2 pm; Nine hours with an hour of break and one weekly off by ' +
      'roster; Night shift from 9 pm, with pick-up and drop',
    'PF, ESI and accident cover of ₹5 lakh; Weekly fuel settlement, no waiting; Overtime at double rate; ' +
      'Free tea and one meal on long shifts; Festival bonus of one month of basic pay',
  ),
  finance: sector(
    false,
    'The team here has passed its yearly target and gets more staff; ' +
      'We are opening a desk for small businesses; A colleague was promoted to the regional office; ' +
      'Service and sales are being split into two desks; Visits have gone up since we moved to the ground floor',
    'Monday to Saturday, 9.30 to 6, second and fourth Saturdays off; Six days a week, field visits in the forenoon',
    'Incentive paid with the salary of the next month; Medical cover of ₹4 lakh; ' +
      'Staff loans at reduced interest after one year; Fees of JAIIB and NISM exams paid on passing; ' +
      'Two-wheeler allowance for field staff',
  ),
  advisory: sector(
    false,
    'The audit and return season is close; Three new clients came in this month; ' +
      'One of our articled assistants has finished; We now serve clients in two more states; ' +
      'The partner needs a dependable second pair of eyes',
    'Monday to Friday, 9.30 to 6.30, alternate Saturdays till 2',
    'Study leave before professional exams; You meet clients from the first week; ' +
      'Paid overtime in the filing months; Medical cover after probation; No client travel without allowance',
  ),
  education: sector(
    false,
    'A new batch is being added; The second shift of classes starts soon; ' +
      'We begin a bridge course for first-generation learners; A colleague retires after 22 years; ' +
      'Admissions have gone up for the second year',
    'School days from 7.45 am to 2.30 pm, every second Saturday working; Monday to Saturday, 8.30 to 3.30',
    'Half fees for your children; School bus on most routes; Long vacation with pay; ' +
      'Pay as per the school scale with yearly increments; A mentor for the first term',
  ),
  retail: sector(
    false,
    'The store adds a second floor; The festive season begins earlier every year; ' +
      'We have started home delivery from this store; Two team members have moved to our new outlet; ' +
      'Weekend footfall is more than the present team can serve well',
    'Six days a week, 10 am to 8 pm with two hours of break; ' +
      'Nine-hour shifts between 9.30 am and 10 pm, weekly off on a weekday',
    'Monthly incentive on store sales; Staff discount of 20%; Two uniforms a year; PF, ESI and gratuity; ' +
      'A clear path to section in-charge in two years',
  ),
  factory: sector(
    true,
    'A new line goes live and needs its own crew; An export order runs for the next 18 months; ' +
      'We are adding a second shift; The customer asks for tighter tolerances and we want more eyes on quality; ' +
      'A senior hand retires in two months',
    'Three rotating shifts with a weekly off; General shift from 8.30 am to 5.30 pm, Saturdays included; ' +
      'Two shifts, changing every fortnight',
    'Canteen meals at ₹10; Company bus on four routes; Production bonus every quarter; ' +
      'Safety shoes and uniform; PF, ESI and a yearly bonus',
  ),
  garments: sector(
    true,
    'An order of 40,000 pieces has come in; We are setting up a sample room; Two more lines start next month; ' +
      'Our buyer wants shorter lead times; The finishing section is being enlarged',
    'General shift, 9 am to 6 pm, Sundays off; Eight hours with overtime in the shipment weeks',
    'Attendance bonus of ₹1,500; Crèche inside the unit; Pick-up vans for women from main stops; ' +
      'ESI and PF from day one; Paid overtime, never compulsory',
  ),
  hospitality: sector(
    false,
    'Bookings are full for months; We open one more outlet; The kitchen is being enlarged; ' +
      'Evenings and weekends are busier than our team can serve; ' +
      'A team member leaves for a cruise line and we wish her well',
    'Nine-hour shifts with a split in the afternoon, one weekly off; ' +
      'Rotating shifts, one weekly off, no more than six nights in a row',
    'Duty meals and shared staff quarters; Service charge shared every month; Tips are yours; ' +
      'Uniform and laundry; Cross-training in other departments',
  ),
  support: sector(
    false,
    'A new process for an insurer goes live; We are growing the Tamil, Telugu and Kannada desks; ' +
      'The night desk moves from Manila to us; Chat volumes have overtaken calls; ' +
      'Forty seats were added on our floor',
    'Rotational shifts, five days a week, two days off in a row; Day shift only, 9 am to 6 pm; ' +
      'US shift from 6.30 pm to 3.30 am, with cab both ways',
    'Cab for every shift after 8 pm; Attendance and quality bonus up to ₹4,000; Four weeks of paid training; ' +
      'Night allowance; Internal moves open after nine months',
  ),
  building: sector(
    true,
    'A tower of 22 floors has started; We have won a hospital and a school in the same quarter; ' +
      'The site moves from structure to finishing; Handover is due next year and the team doubles; ' +
      'Our engineer moves to a bridge project',
    'Six days a week, 8.30 am to 6 pm at site; Eight hours, Sundays off, overtime in casting weeks',
    'Rooms near the site for outstation staff; Site allowance and mobile bill; Insurance for work at height; ' +
      'Travel home paid twice a year; Safety gear from day one',
  ),
  media: sector(
    false,
    'We have taken up two brands that need work every week; ' +
      'Two long projects are on the table at the same time; The work has tripled in a year; ' +
      'A freelancer did this until now and we want someone in the room; The studio moves to a larger floor',
    'Monday to Friday, 10 to 6.30, shoots on some Saturdays',
    'Software licences for home use too; Your name in the credits; A day a month for your own work; ' +
      'Medical cover; Equipment to borrow for personal projects',
  ),
  farm: sector(
    true,
    'Procurement begins with the new season; We now buy from 600 more growers; ' +
      'The cold store has a second chamber; A supermarket chain has signed for three years; ' +
      'The pack house moves to two shifts in harvest months',
    'Six days a week from 7 am to 4 pm, earlier in harvest months; Field days four times a week, office days twice',
    'Two-wheeler with fuel; Room at the farm for those from outside; Our own produce at farm price; ' +
      'Season bonus; Medical cover for the family',
  ),
  energy: sector(
    true,
    'Orders have doubled since last year; We have taken on the upkeep of 40 more sites; ' +
      'A new site needs its own crew; Service calls grow faster than our crew; ' +
      'Two technicians now train others and are off the road',
    'Six days a week, 9 am to 6 pm, on call one weekend a month; Shifts by roster at the plant, with travel days',
    'Tools, harness and insulated gear; Bike allowance of ₹4,500; Accident cover of ₹10 lakh; ' +
      'Wireman permit fees paid; Daily allowance on outstation work',
  ),
  services: sector(
    false,
    'We have opened two more branches; Bookings are more than we can serve; ' +
      'Two large customers have signed with us; Our Sunday slots are always full; ' +
      'A second crew starts in the suburbs',
    'Eight-hour shifts, six days a week; Slots between 8 am and 8 pm that you choose a week ahead; ' +
      '12-hour duty with a reliever, one weekly off',
    'Weekly payout; Free training with certificate; ESI, PF and bonus as per law; Uniform and kit; ' +
      'Referral bonus of ₹2,000',
  ),
  pharma: sector(
    true,
    'A new product line has been approved; An audit is due and documentation needs strength; ' +
      'We are adding a night shift; Two products move from pilot to plant; Exports to Africa have started',
    'Three shifts by weekly rotation; General shift, 9 am to 5.30 pm, alternate Saturdays off',
    'Bus from the main stops; Canteen on all shifts; Medical cover of ₹3 lakh; ' +
      'Yearly bonus and leave encashment; Paid GMP training',
  ),
};

/** An area is named without its city: "Andheri". */
function placeNamed(name: string): Place {
  const place = places.find((known) => known === name || known.startsWith(`${name},`));
  if (!place) throw new Error(`${name} is not among the places.`);
  return place;
}

/** `Name | founded | staff | cities | what it does`, a company a line. */
const companyLines: Record<Trade, string> = {
  software: `Tarang Softworks | 2009 | 140 | Hinjewadi, Bengaluru, HITEC City
      | builds the billing system that 900 cable and broadband operators use
    Neelgiri Labs | 2016 | 62 | Bengaluru, Electronic City, Coimbatore | makes scheduling software for diagnostic labs
    Society Stack | 2018 | 85 | Gurugram, Noida | runs a payments gateway for housing societies and clubs
    Charkha Digital | 2011 | 210 | Ahmedabad, Surat, Andheri | writes order and stock systems for textile traders
    Vistaar Cloudtech | 2013 | 320 | HITEC City, Chennai, Visakhapatnam
      | moves the IT of mid-sized manufacturers to the cloud
    Malabar Code House | 2014 | 48 | Kochi, Thiruvananthapuram | builds booking apps for clinics and homestays
    Aranya Analytics | 2017 | 54 | Electronic City, Mysuru | turns satellite pictures into crop reports for insurers
    Setu Systems | 2006 | 410 | Chennai, Hinjewadi, Kolkata | looks after core systems of 30 cooperative banks
    Pehla Kadam Tech | 2020 | 27 | Indore, Bhopal, Dehradun | builds a learning app that works on a ₹6,000 phone
    Quarterdeck Infosolutions | 2008 | 260 | Noida, Chandigarh, Ludhiana
      | supports ERP for exporters and freight forwarders
    Sarathi Mobility Labs | 2019 | 73 | Hinjewadi, Delhi | tracks 18,000 school buses and tells parents where they are
    Lotus Ledger | 2015 | 96 | Andheri, Jaipur, Goa | makes GST and payroll software for small shops
    Kalinga Bytes | 2012 | 118 | Bhubaneswar, Kolkata, Guwahati
      | builds land record and citizen service portals for states`,
  hospital: `Sanjeevani Arogya Hospital | 1998 | 640 | Pune, Nashik | is a 220-bed hospital with its own trauma unit
    Periyar Heart Institute | 2003 | 480 | Coimbatore, Chennai | treats heart patients from six districts
    Aayushman Multicare | 1994 | 720 | Lucknow, Patna, Kanpur | is a teaching hospital with 300 beds
    Karuna Eye Foundation | 1989 | 275 | Mysuru, Bengaluru | does 60 cataract operations a day, half of them free`,
  clinic: `Matruchhaya Clinics | 2007 | 190 | Ahmedabad, Vadodara, Surat | runs eleven clinics for mothers and newborns
    Shivalik Dental Studios | 2012 | 84 | Chandigarh, Ludhiana, Dehradun, Delhi
      | has fourteen dental clinics that share one laboratory`,
  laboratory: `Dhanvantari Diagnostics | 2010 | 350 | Hyderabad, Visakhapatnam
      | reads 9,000 samples a day in four laboratories`,
  care: `Snehalaya Elder Care | 2014 | 130 | Kochi, Thiruvananthapuram
      | sends nurses and attendants to older people at home`,
  freight: `Garuda Roadlines | 1987 | 900 | Nagpur, Indore, Bhopal
      | moves full truck loads between central India and the ports
    Samudra Freight Forwarders | 1999 | 160 | Navi Mumbai, Andheri, Goa, Visakhapatnam
      | clears and forwards sea freight for 400 exporters
    Brahmaputra Carriers | 1992 | 310 | Guwahati, Kolkata | carries tea, cement and relief goods across the north-east`,
  parcels: `Pushpak Parcels | 2015 | 1300 | Delhi, Ghaziabad, Noida, Lucknow, Kanpur
      | delivers e-commerce parcels in 210 towns of the north
    Vayu Last Mile | 2018 | 540 | Bengaluru, Hyderabad, Chennai
      | runs groceries and medicines from dark stores to doors`,
  cabs: `Uttarapath Cabs | 2013 | 220 | Jaipur, Dehradun, Chandigarh | drives office staff and tourists in 380 cars`,
  lending: `Ashirwad Gramin Finance | 2004 | 1100 | Patna, Kanpur, Lucknow | lends to women's groups in 3,200 villages
    Navlakha Housing Finance | 2009 | 620 | Jaipur, Indore, Ahmedabad
      | gives first-home loans to people without salary slips
    Kaveri Cooperative Bank | 1963 | 430 | Mysuru, Bengaluru | is a cooperative bank with 31 branches
    Thulir Microcredit | 2008 | 780 | Coimbatore, Chennai | finances handloom weavers and dairy farmers
    Sahyog Nidhi | 2014 | 205 | Nagpur, Bhopal, Nashik | lends against gold and two-wheelers`,
  insurance: `Suraksha Kavach Insurance Brokers | 2011 | 145 | Andheri, Thane, Pune
      | insures workshops, schools and small fleets
    Dhanrekha Wealth | 2016 | 58 | Gurugram, Delhi, Kolkata | plans savings for families who begin with ₹2,000 a month`,
  accounts: `Rangnekar and Bapat Associates | 1978 | 46 | Pune, Mumbai
      | is a firm of chartered accountants for family businesses
    Parakh Tax Consultants | 1996 | 35 | Surat, Vadodara | files returns for 2,400 traders
    Mazumdar Sen Advisory | 1985 | 52 | Kolkata, Guwahati | audits tea gardens, trusts and colleges`,
  law: `Lex Vindhya Chambers | 2001 | 28 | Bhopal, Indore, Delhi | argues land, labour and service matters
    Nyaya Setu Legal | 2013 | 22 | Delhi, Noida | drafts and checks contracts for young companies`,
  people: `Sutradhar People Partners | 2010 | 74 | Bengaluru, Chennai, HITEC City
      | hires and trains staff for growing factories`,
  school: `Gyanodaya Public School | 1991 | 160 | Lucknow, Ghaziabad, Kanpur
      | teaches 2,100 children from nursery to class 12
    Shishu Vatika Preschools | 2009 | 310 | Hyderabad, Bengaluru, Electronic City | runs 42 play schools`,
  coaching: `Vidyarambh Learning | 2012 | 240 | Kochi, Thiruvananthapuram
      | coaches school leavers for medical and engineering entrance
    Saraswati Skill Academy | 2015 | 95 | Patna, Bhubaneswar | trains 5,000 young people a year for jobs in trades
    Nalanda Evening College | 1972 | 130 | Mumbai, Thane | teaches working people after six in the evening
    Akshar Coaching | 2005 | 88 | Surat, Vadodara, Kanpur | prepares students for CA, CS and bank exams
    Bhasha Bridge | 2017 | 41 | Delhi, Jaipur, Ludhiana | teaches English and German to nurses who go abroad
    Maharishi Patanjali Polytechnic | 1984 | 120 | Faridabad, Ghaziabad | is a polytechnic with six workshops`,
  retail: `Annapurna Supermart | 1997 | 860 | Chennai, Coimbatore | runs 54 neighbourhood supermarkets
    Rangoli Sarees | 1968 | 210 | Surat, Ahmedabad, Mumbai | sells sarees and wedding wear in nine showrooms
    Gharonda Furniture | 2006 | 175 | Jaipur, Delhi, Gurugram | makes and sells furniture of sheesham wood
    Chota Bazaar | 2016 | 390 | Patna, Bhubaneswar, Kanpur | brings a supermarket to towns below 2 lakh people
    Kirana Junction | 2018 | 140 | Nagpur, Nashik, Thane | supplies 7,000 kirana shops from four depots
    Drishti Opticals | 2002 | 230 | Kolkata, Guwahati | has 38 spectacle shops and one lens laboratory
    Phulkari Home | 2011 | 95 | Chandigarh, Ludhiana | sells bed linen and embroidery made by 600 women`,
  factory: `Sahyadri Forge | 1976 | 520 | Pune, Nashik | forges crankshafts for tractors
    Vajra Auto Components | 1994 | 680 | Gurugram, Faridabad | presses body parts for three carmakers
    Kongu Pumps | 1982 | 350 | Coimbatore | makes farm pumps that are sold in 19 countries
    Suvarna Bearings | 1989 | 440 | Ahmedabad, Vadodara | turns and grinds bearings for fans and motors
    Deccan Precision Tools | 2001 | 185 | Hyderabad, Bengaluru | makes jigs and gauges for aircraft makers
    Hindmata Packaging | 1999 | 270 | Navi Mumbai, Thane | prints and folds cartons for medicines and tea
    Malwa Agro Machines | 1986 | 230 | Indore, Bhopal | builds seed drills and threshers
    Chhaya Home Appliances | 2004 | 610 | Noida, Ghaziabad | assembles coolers, mixers and fans
    Eastern Ghats Fabricators | 1991 | 300 | Visakhapatnam | welds tanks and ship sections`,
  garments: `Noyyal Knits | 1995 | 730 | Coimbatore | knits cotton T-shirts for brands in Europe
    Zari Threadworks | 2003 | 260 | Surat, Jaipur, Ludhiana | embroiders fabric for designers and uniforms
    Yamuna Apparel Exports | 1990 | 880 | Noida, Faridabad, Delhi | sews shirts and school uniforms
    Kamrup Handlooms | 2008 | 120 | Guwahati | weaves eri and muga silk with 450 families`,
  hotel: `Hotel Padmini Grand | 1999 | 145 | Jaipur | is a heritage hotel with 74 rooms
    Backwater Breeze Resorts | 2007 | 190 | Kochi, Thiruvananthapuram, Goa | keeps three resorts and nine houseboats
    Coral Bay Hotels | 2003 | 210 | Visakhapatnam, Chennai, Goa | runs two business hotels near the sea`,
  restaurant: `Tiffin Trail Kitchens | 2014 | 260 | Andheri, Hinjewadi, Navi Mumbai | cooks 22,000 office lunches a day
    Dakshin Dosa Company | 2010 | 340 | Bengaluru, Mysuru, HITEC City | has 47 vegetarian restaurants
    Nawabi Zaika | 1988 | 85 | Lucknow, Kanpur, Delhi | has served kebabs and biryani for three generations
    Hilltop Bakes | 2012 | 96 | Dehradun, Chandigarh, Guwahati | bakes bread and cakes for 60 cafés`,
  support: `Sampark BPO | 2005 | 1200 | Noida, Indore, Nagpur
      | answers for insurers and a railway caterer in nine languages
    Vaani Customer Care | 2011 | 640 | HITEC City, Chennai, Mysuru | answers calls and chats of three phone makers
    Aawaz Connect | 2016 | 280 | Kolkata, Bhubaneswar | speaks for banks in Bengali, Odia and Assamese
    BrightDesk Outsourcing | 2008 | 520 | Gurugram, Andheri
      | keeps books and mailboxes for firms in Britain and Australia
    Seva Helpline Services | 2013 | 175 | Ahmedabad, Vadodara | runs the citizen helpline of four municipalities`,
  building: `Nirman Shilp Constructions | 1992 | 420 | Hyderabad, Visakhapatnam | builds hospitals, schools and flats
    Aakar Design Collective | 2010 | 38 | Ahmedabad, Mumbai | draws low-cost housing and public libraries
    Vindhyachal Infra | 2004 | 560 | Bhopal, Nagpur, Kanpur | builds state highways and bridges
    Griha Pravesh Realty | 2012 | 115 | Thane, Navi Mumbai, Pune | develops flats for first-time buyers
    Kerala Laterite Homes | 2006 | 70 | Kochi, Thiruvananthapuram | builds houses of local stone
    Purvanchal Builders | 1998 | 240 | Patna, Kolkata, Guwahati | builds warehouses and government offices`,
  media: `Chitrakatha Studio | 2013 | 34 | Bengaluru, Andheri | draws picture books and animation for children
    Dholak Media | 2015 | 52 | Delhi, Lucknow | films stories from small towns for three channels
    Akshara Print House | 1983 | 90 | Chennai | designs and prints textbooks in five languages
    Rangmanch Events | 2009 | 64 | Jaipur, Delhi, Goa | plans conferences, fairs and weddings
    Pixel Puffin | 2018 | 29 | Kolkata, Hinjewadi | runs shop pages and adverts for 80 local brands`,
  crops: `Godavari Fresh | 2011 | 190 | Nashik, Hyderabad | packs grapes and onions for export
    Malenadu Spices | 2002 | 85 | Mysuru, Kochi | buys pepper and cardamom from 1,800 growers
    Annadata Seeds | 2007 | 150 | Indore, Nagpur | breeds soybean and pigeon pea for dry land
    Terai Greens | 2017 | 44 | Lucknow, Dehradun | grows vegetables under nets with small farmers`,
  dairy: `Kamdhenu Vrind Dairy | 1996 | 410 | Vadodara, Ahmedabad | collects milk from 240 villages`,
  fishery: `Sonar Bangla Fisheries | 2014 | 75 | Kolkata, Bhubaneswar | raises and freezes freshwater fish`,
  solar: `Surya Shakti Rooftops | 2015 | 165 | Ahmedabad, Surat, Jaipur | has put solar panels on 9,000 roofs
    ChargeChowk | 2020 | 58 | Electronic City, Delhi, Gurugram | runs charging stations for electric rickshaws and cars
    Roshni Microgrids | 2013 | 72 | Patna, Bhubaneswar | lights 160 villages from small solar grids`,
  power: `Vidyut Saathi | 2009 | 240 | Pune, Nagpur, Mumbai | wires and maintains hospitals and cold stores
    Pavan Urja | 2006 | 130 | Coimbatore, Chennai | looks after 410 windmills`,
  facility: `Swachh Sahayak | 2014 | 950 | Delhi, Noida, Ghaziabad
      | cleans and guards offices, metro stations and societies
    Rakshak Guarding | 1999 | 1400 | Chandigarh, Faridabad, Ludhiana | guards factories, banks and flats`,
  salon: `Nikhaar Salons | 2008 | 280 | Mumbai, Thane, Ahmedabad | has 33 salons with one training school`,
  repairs: `FixGhar | 2017 | 190 | Bengaluru, Hyderabad, Chennai | sends plumbers, carpenters and AC mechanics home`,
  fitness: `Ojas Fitness | 2013 | 110 | Kochi, Bengaluru, Mysuru | runs 19 gyms and yoga halls`,
  pharma: `Vaidya Lifesciences | 1993 | 470 | Hyderabad, Visakhapatnam | makes generic tablets and syrups
    Amlan Biocare | 2005 | 220 | Ahmedabad, Goa | makes diagnostic kits and dressings
    Himadri Ayurveda | 1987 | 180 | Dehradun, Kochi | makes ayurvedic oils and churnas`,
};

const sectorOf = (trade: Trade): Sector => {
  const [name] =
    Object.entries(tradesBySector).find(([, trades]) => (trades as readonly string[]).includes(trade)) ?? [];
  return sectors[name as SectorName];
};

export const companies: Company[] = Object.entries(companyLines).flatMap(([trade, lines]) =>
  // The last part may stand on a line of its own.
  lines.split(/\n(?! *\|)/).map((line) => {
    const [name = '', founded = '', staff = '', seats = '', work = ''] = line.trim().split(/\s+\| /);
    return {
      name,
      trade: trade as Trade,
      sector: sectorOf(trade as Trade),
      founded: Number(founded),
      staff: Number(staff),
      places: seats.split(', ').map(placeNamed),
      work,
    };
  }),
);
