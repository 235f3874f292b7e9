import type { ExperienceLevel, JobType, WorkMode } from '../hiring/jobs/job.labels.ts';
import type { Place, Quarter } from './region.words.ts';
import type { SeededRandom } from './seeded-random.ts';
import type { Company, Occupation } from './trade.words.ts';

export interface JobFacts {
  company: Company;
  occupation: Occupation;
  place: Place;
  quarter: Quarter;
  level: ExperienceLevel;
  type: JobType;
  workMode: WorkMode;
  isUrgent: boolean;
  openings: number;
  /** They are listed apart, so the text has others. */
  requiredSkills: string[];
}

/** "Andheri, Mumbai" is in Mumbai. */
export const cityOf = (place: Place): string => place.split(', ').at(-1) ?? place;

const levelSentences: Record<ExperienceLevel, string[]> = {
  ENTRY: [
    'Freshers are welcome: for the first month you work beside an experienced colleague.',
    'No experience is needed, the first three weeks are training.',
    'It is a good first job: in 90 days you see every part of the work.',
    'If you have done this before, even for a few months, tell us; if not, we teach it.',
  ],
  MID: [
    'After two weeks of handover the work is yours.',
    'You guide one junior and answer to the head of the team.',
    'You know the work already; we show you how we do it here.',
    'There is room to grow: the last two people in this seat lead teams today.',
  ],
  SENIOR: [
    'You guide two or three juniors.',
    'You decide on your own and explain your reasons.',
    'People will come to you when they are stuck.',
    'We expect you to change at least one thing in the first half year.',
  ],
  LEAD: [
    'You lead a team of eight.',
    'A team of twelve reports to you.',
    'You hire for your own team and answer for its results.',
    'You sit with the management on Mondays.',
  ],
  EXECUTIVE: [
    'You report to the founders.',
    'You answer for the result of the year.',
    'The budget and the team are yours.',
  ],
};

const deskHours = {
  fiveDays: [
    'Monday to Friday, 9.30 am to 6.30 pm.',
    'Five days a week, eight hours, to begin between 9 and 10.30.',
    'Monday to Friday, 10 to 7 with an hour for lunch.',
  ],
  sixDays: [
    'Monday to Saturday, 10 am to 6 pm; the second and fourth Saturdays are off.',
    'Five and a half days a week, Saturdays till 1.30 pm.',
    'Six days a week, 9.30 am to 5.30 pm.',
  ],
};
const otherHours: Partial<Record<JobType, string[]>> = {
  PART_TIME: [
    'Four hours a day, mornings or evenings as we agree.',
    'Five hours a day on five days a week.',
    'Three long days a week, which you choose.',
    'Evenings from 5 to 9 and Saturdays.',
  ],
  INTERNSHIP: [
    'The internship lasts six months, five days a week.',
    'Four months to begin with; two more if both of us like it.',
    'Six months, 30 hours a week, so that classes can go on.',
  ],
  FREELANCE: [
    'About 15 hours a week, at times of your own.',
    'Work comes in batches, two or three a month.',
    'Twenty hours a week in busy months, fewer in others.',
  ],
  CONTRACT: [
    'The contract runs for eleven months and can be renewed.',
    'A contract for the length of the project, a year at the least.',
    'Six months on contract; half of our contract staff have become permanent.',
  ],
};
const otherPerks: Partial<Record<JobType, string[]>> = {
  INTERNSHIP: [
    'A certificate, a mentor and a fair chance of a seat at the end.',
    'Travel pass and lunch besides the stipend.',
    'Every intern presents one piece of work to the whole firm.',
  ],
  FREELANCE: [
    'Invoices are paid within ten days.',
    'Half of the fee is paid in advance.',
    'A fixed contact here who answers the same day.',
  ],
};
/** Reasons that call for one successor. */
const aboutOnePerson = /\b(colleague|hand|team member|engineer|one more person|seat|pair of eyes|assistants|someone)\b/;
/** What only those who come in have something of. */
const onSitePerks =
  /office|lunch|bus|meal|canteen|uniform|room|crèche|vans|shift|allowance|cab|kit|gear|farm|store|hostel/i;

const headings = {
  duties: ['What you will do', 'Your work', 'The work', 'What the work is', 'Your days', 'Responsibilities'],
  needs: ['You bring', 'What we ask for', 'Whom we look for', 'Please bring', 'You should have'],
};
const answers = [
  'You hear from us within a week, either way.',
  'We answer everybody within five working days.',
  'The decision comes on the same day.',
  'If it is a no, we tell you why.',
  'Please bring one reference whom we can call.',
  'Joining is possible from the first of next month.',
  'The team whom you would work with takes part.',
];
const urgentSentences = [
  'We would like somebody to start within two weeks.',
  'Those who can join at once are seen first.',
  'The seat is empty now, so we decide quickly.',
  'Interviews are held every day this week.',
];

const bullets = (lines: string[]): string =>
  lines.map((line) => `• ${line[0]?.toUpperCase()}${line.slice(1)}`).join('\n');

/** Text of one advert, composed of what the occupation, the company and the place are. */
export function describeJob(random: SeededRandom, facts: JobFacts): string {
  const { occupation, isUrgent } = facts;
  const otherNeeds = random.sample(
    occupation.needs.filter((need) => !facts.requiredSkills.includes(need)),
    2,
  );
  const heading = random.pick(headings.duties);
  const chosen = random.sample(occupation.duties, random.integer(4, 6));
  const duties = `${heading}\n${bullets(inOrder(occupation.duties, chosen))}`;
  const needs = random.chance(0.7)
    ? `${random.pick(headings.needs)}\n${bullets(otherNeeds)}`
    : `${random.pick(['You bring', 'We look for', 'What counts'])}: ${otherNeeds.join('; ')}.`;
  const whyAndWhere = [why(random, facts), where(random, facts)].join(' ');
  const terms = [
    hours(random, facts),
    perks(random, facts),
    selection(random, facts),
    ...(isUrgent ? [random.pick(urgentSentences)] : []),
  ].join(' ');
  const level = random.pick(levelSentences[facts.level]);
  const paragraphs = random.pick([
    [about(random, facts), whyAndWhere, duties, `${needs}\n\n${level}`, terms],
    [`${whyAndWhere} ${level}`, duties, needs, about(random, facts), terms],
    [`${about(random, facts)} ${why(random, facts)}`, duties, `${level} ${where(random, facts)}`, needs, terms],
  ]);
  return paragraphs.join('\n\n');
}

const inOrder = (all: string[], chosen: string[]): string[] => all.filter((entry) => chosen.includes(entry));

function about(random: SeededRandom, { company, place }: JobFacts): string {
  const { name, work, founded, staff } = company;
  const people = staff.toLocaleString('en-IN');
  const elsewhere = [...new Set(company.places.map(cityOf))].filter((city) => city !== cityOf(place));
  return random.pick([
    `${name} ${work}. We began in ${founded} and are about ${people} people today.`,
    `About ${people} people work at ${name}, which ${work}.`,
    `${name}, founded in ${founded}, ${work}.`,
    elsewhere.length > 0
      ? `${name} ${work}. Besides ${cityOf(place)} we are in ${elsewhere.join(' and ')}.`
      : `${name} ${work}. All ${people} of us are in ${cityOf(place)}.`,
  ]);
}

function why(random: SeededRandom, { company, openings }: JobFacts): string {
  if (openings === 1) return `${random.pick(company.sector.reasons)}.`;
  const reason = random.pick(company.sector.reasons.filter((text) => !aboutOnePerson.test(text)));
  return random.pick([
    `${reason}, so we need ${openings} people.`,
    `${reason}. There are ${openings} openings.`,
    `${reason}; ${openings} people can start.`,
  ]);
}

function where(random: SeededRandom, { place, quarter, workMode }: JobFacts): string {
  const city = cityOf(place);
  const there = `${quarter.name}, ${quarter.way}`;
  if (workMode === 'REMOTE') {
    return random.pick([
      `You work from home, anywhere in India; the team meets in ${city} once a quarter.`,
      `The work is remote with a steady line as the only condition; the registered office is in ${city}.`,
      `Home is your place of work. If you live near ${city}, a desk in ${quarter.name} is there for you too.`,
    ]);
  }
  if (workMode === 'HYBRID') {
    return random.pick([
      `Three days a week you are in ${there}; the other two are yours to work from home.`,
      `We meet on Tuesdays and Thursdays in ${there}, and work from home otherwise.`,
      `The office is in ${there}; after the first month two days a week are from home.`,
    ]);
  }
  return random.pick([
    `You would work in ${there}.`,
    `The place of work is ${there}.`,
    `We are in ${there}.`,
    `You find us in ${there}.`,
    `This is for ${city}: ${there}.`,
  ]);
}

function hours(random: SeededRandom, { company, occupation, type }: JobFacts): string {
  const special = otherHours[type];
  if (special) return random.pick(special);
  if (occupation.setting === 'FLOOR') return `${random.pick(company.sector.hours)}.`;
  return random.pick(
    occupation.setting === 'SCREEN' ? deskHours.fiveDays : [...deskHours.fiveDays, ...deskHours.sixDays],
  );
}

function perks(random: SeededRandom, { company, type, workMode }: JobFacts): string {
  const special = otherPerks[type];
  if (special) return random.pick(special);
  const fitting = company.sector.perks.filter((perk) => workMode !== 'REMOTE' || !onSitePerks.test(perk));
  const [first = '', second] = random.sample(fitting, 2);
  if (!second) return `${first}.`;
  return random.pick([
    `${first}. ${second}.`,
    `Besides the pay: ${lower(first)}; ${lower(second)}.`,
    `We offer: ${lower(first)}; ${lower(second)}.`,
  ]);
}

/** Abbreviations and words such as "PF" stay in capitals. */
const lower = (text: string): string =>
  /^[A-Z][a-z ]/.test(text) ? `${text[0]?.toLowerCase()}${text.slice(1)}` : text;

function selection(random: SeededRandom, { occupation, workMode }: JobFacts): string {
  const trial =
    workMode === 'REMOTE'
      ? random.pick([
          'a paid task of two hours and a video call',
          'a video call with the team',
          'a small task at home, and we go through it together',
        ])
      : occupation.trial;
  const steps = random.pick([
    `How we choose: a phone call, then ${trial}.`,
    `We choose in two steps: a short call, then ${trial}.`,
    `First we talk on the phone; then ${trial}.`,
    `After a call of 15 minutes comes the second step: ${trial}.`,
  ]);
  return `${steps} ${random.pick(answers)}`;
}
