import type { ExperienceLevel, JobType, WorkMode } from '../hiring/jobs/job.labels.ts';
import {
  adverts,
  capitalized,
  cityOf,
  type Company,
  fill,
  type Occupation,
  type Place,
  uncapitalized,
} from './demo.words.ts';
import type { SeededRandom } from './seeded-random.ts';

interface JobFacts {
  company: Company;
  occupation: Occupation;
  place: Place;
  quarter: { name: string; way: string };
  level: ExperienceLevel;
  type: JobType;
  workMode: WorkMode;
  isUrgent: boolean;
  openings: number;
  /** They are listed apart, so the text has others. */
  requiredSkills: string[];
}

/** Reasons that call for one successor. */
const aboutOnePerson = /\b(colleague|hand|team member|engineer|one more person|seat|pair of eyes|assistants|someone)\b/;
/** Perks for those who come in. */
const onSitePerks =
  /office|lunch|bus|meal|canteen|uniform|room|crèche|vans|shift|allowance|cab|kit|gear|farm|store|hostel/i;

/** Text of one advert, composed of what the occupation, the company and the place are. */
export function describeJob(random: SeededRandom, facts: JobFacts): string {
  const { occupation, isUrgent, requiredSkills } = facts;
  const { headings } = adverts;
  const otherNeeds = random.sample(
    occupation.needs.filter((need) => !requiredSkills.includes(need)),
    2,
  );
  const heading = random.pick(headings.duties);
  const chosen = random.sample(occupation.duties, random.integer(4, 6));
  const duties = `${heading}\n${bullets(occupation.duties.filter((duty) => chosen.includes(duty)))}`;
  const needs = random.chance(0.7)
    ? `${random.pick(headings.needs)}\n${bullets(otherNeeds)}`
    : `${random.pick(headings.needsInLine)}: ${otherNeeds.join('; ')}.`;
  const whyAndWhere = `${why(random, facts)} ${where(random, facts)}`;
  const terms = [
    hours(random, facts),
    perks(random, facts),
    selection(random, facts),
    ...(isUrgent ? [random.pick(adverts.urgent)] : []),
  ].join(' ');
  const level = random.pick(adverts.levels[facts.level].sentences);
  const paragraphs = random.pick([
    [about(random, facts), whyAndWhere, duties, `${needs}\n\n${level}`, terms],
    [`${whyAndWhere} ${level}`, duties, needs, about(random, facts), terms],
    [`${about(random, facts)} ${why(random, facts)}`, duties, `${level} ${where(random, facts)}`, needs, terms],
  ]);
  return paragraphs.join('\n\n');
}

const bullets = (lines: string[]): string => lines.map((line) => `• ${capitalized(line)}`).join('\n');

function about(random: SeededRandom, { company, place }: JobFacts): string {
  const { name, work, founded, staff, places } = company;
  const city = cityOf(place);
  const elsewhere = [...new Set(places.map(cityOf))].filter((other) => other !== city);
  const { one, several } = adverts.aboutOffices;
  const template = random.pick([...adverts.about, elsewhere.length > 0 ? several : one]);
  return fill(template, {
    name,
    work,
    founded,
    city,
    people: staff.toLocaleString('en-IN'),
    elsewhere: elsewhere.join(' and '),
  });
}

function why(random: SeededRandom, { company, openings }: JobFacts): string {
  const { reasons } = company.sector;
  if (openings === 1) return `${random.pick(reasons)}.`;
  const reason = random.pick(reasons.filter((text) => !aboutOnePerson.test(text)));
  return fill(random.pick(adverts.openings), { reason, openings });
}

function where(random: SeededRandom, { place, quarter, workMode }: JobFacts): string {
  const there = `${quarter.name}, ${quarter.way}`;
  return fill(random.pick(adverts.where[workMode]), { there, city: cityOf(place), quarter: quarter.name });
}

function hours(random: SeededRandom, { company, occupation, type }: JobFacts): string {
  const special = adverts.hours[type];
  if (special) return random.pick(special);
  if (occupation.setting === 'FLOOR') return `${random.pick(company.sector.hours)}.`;
  const { fiveDays, sixDays } = adverts.deskHours;
  return random.pick(occupation.setting === 'SCREEN' ? fiveDays : [...fiveDays, ...sixDays]);
}

function perks(random: SeededRandom, { company, type, workMode }: JobFacts): string {
  const special = adverts.perks[type];
  if (special) return random.pick(special);
  const fitting = company.sector.perks.filter((perk) => workMode !== 'REMOTE' || !onSitePerks.test(perk));
  const [first = '', second] = random.sample(fitting, 2);
  if (!second) return `${first}.`;
  const [lowerFirst, lowerSecond] = [lower(first), lower(second)];
  return fill(random.pick(adverts.twoPerks), { first, second, lowerFirst, lowerSecond });
}

/** Abbreviations such as "PF" stay in capitals. */
const lower = (text: string): string => (/^[A-Z][a-z ]/.test(text) ? uncapitalized(text) : text);

function selection(random: SeededRandom, { occupation, workMode }: JobFacts): string {
  const trial = workMode === 'REMOTE' ? random.pick(adverts.remoteTrials) : occupation.trial;
  return `${fill(random.pick(adverts.selection), { trial })} ${random.pick(adverts.answers)}`;
}
