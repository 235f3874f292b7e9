import * as z from 'zod/mini';
import { applicationStatusLabels } from '../hiring/applications/application.labels.ts';
import { keysOf } from '../core/text.rules.ts';
import { experienceLevelLabels, jobTypeLabels, workModeLabels } from '../hiring/jobs/job.labels.ts';
import { places } from '../hiring/jobs/search/place.rules.ts';
import advertWords from './words/adverts.json' with { type: 'json' };
import applicationWords from './words/applications.json' with { type: 'json' };
import cityWords from './words/cities.json' with { type: 'json' };
import occupationWords from './words/occupations.json' with { type: 'json' };
import peopleWords from './words/people.json' with { type: 'json' };
import portalWords from './words/portal.json' with { type: 'json' };
import regionWords from './words/regions.json' with { type: 'json' };
import sectorWords from './words/sectors.json' with { type: 'json' };
import shownWords from './words/shown.json' with { type: 'json' };

const place = z.enum(places);
const level = z.enum(keysOf(experienceLevelLabels));
const jobType = z.enum(keysOf(jobTypeLabels));
const status = z.enum(keysOf(applicationStatusLabels));
const texts = z.array(z.string());
const byName = z.record(z.string(), z.string());
const trade = z.enum(sectorWords.flatMap(({ companies: byTrade }) => Object.keys(byTrade)));
const regionName = z.enum(keysOf(regionWords));
const commaSeparated = z.pipe(
  z.string(),
  z.transform((text) => text.split(', ')),
);
/** How one gets there stands after the name and a comma. */
const quarters = z.pipe(
  byName,
  z.transform((ways) => Object.entries(ways).map(([name, way]) => ({ name, way }))),
);

/** How somebody earns a living: what adverts for it say, and what those who do it have learnt. */
const occupation = z.strictObject({
  name: z.string(),
  /** FLOOR keeps the hours of the trade; DESK is at a desk there; SCREEN can also be done from home. */
  setting: z.enum(['FLOOR', 'DESK', 'SCREEN']),
  trades: z.array(trade),
  /** A level without titles is not hired for. */
  titles: z.partialRecord(level, texts),
  /** Thousands of rupees a month for a fresher and for somebody at the top of the occupation, in a middling city. */
  pay: z.tuple([z.number(), z.number()]),
  /** Paid by the hour or the day now and then, where that is usual. */
  unit: z.optional(z.enum(['HOUR', 'DAY'])),
  /** How much more often than others it is hired for. */
  demand: z._default(z.number(), 1),
  skills: texts,
  /** Sentences in the imperative, without the full stop. */
  duties: texts,
  /** What somebody should bring, to stand after "You bring". */
  needs: texts,
  /** How candidates are tried out. */
  trial: z.string(),
  studies: texts,
  /** Certificates and licences. */
  papers: texts,
});

/** Companies of one sector share their terms of work. */
const sector = z.strictObject({
  /** Whether it stands in an industrial area rather than among shops and offices. */
  isIndustrial: z.boolean(),
  /** Why somebody is being hired. */
  reasons: texts,
  /** Working hours of those who are not at a desk. */
  hours: texts,
  perks: texts,
  /** By trade, each as `name | founded | staff | places | what it does`. */
  companies: z.record(z.string(), texts),
});

const city = z.strictObject({
  name: place,
  /** Pay beside that of a middling city. */
  payFactor: z.number(),
  /** Whose names are heard there, by weight. */
  regions: z.partialRecord(regionName, z.number()),
  /** Streets with offices, shops and homes. */
  quarters,
  /** Where plants and warehouses stand. */
  industrialAreas: quarters,
});

/** What people are called; names are letters and spaces only, as sign-up asks. */
const region = z.strictObject({
  language: z.string(),
  men: commaSeparated,
  women: commaSeparated,
  families: commaSeparated,
});

const years = z.nullable(z.number());
const jobLevel = z.strictObject({
  weight: z.number(),
  /** How far up the pay of the occupation the level begins. */
  height: z.number(),
  /** The least and the most that a job asks for. */
  years: z.array(z.tuple([years, years])),
  sentences: texts,
});

/** Names in braces are filled in. */
export const adverts = z
  .strictObject({
    levels: z.record(level, jobLevel),
    about: texts,
    aboutOffices: z.strictObject({ one: z.string(), several: z.string() }),
    openings: texts,
    where: z.record(z.enum(keysOf(workModeLabels)), texts),
    headings: z.strictObject({ duties: texts, needs: texts, needsInLine: texts }),
    deskHours: z.strictObject({ fiveDays: texts, sixDays: texts }),
    hours: z.partialRecord(jobType, texts),
    perks: z.partialRecord(jobType, texts),
    twoPerks: texts,
    remoteTrials: texts,
    selection: texts,
    answers: texts,
    urgent: texts,
  })
  .parse(advertWords);

export const peopleTexts = z
  .strictObject({
    recruiterRoles: texts,
    houses: texts,
    bio: z.strictObject({ experienced: texts, beginning: texts, tasks: texts, learnt: texts, wishes: texts }),
    projects: z.strictObject({ programs: byName, drawings: byName }),
  })
  .parse(peopleWords);

export const applicationTexts = z
  .strictObject({
    /** Ways to a status, each along the transition table (OP-032), the usual one first. */
    waysTo: z.record(status, z.array(z.array(status))),
    /** What has become of applications of an age, in days. */
    outcomesByAge: z.array(
      z.strictObject({ below: z.optional(z.number()), weights: z.partialRecord(status, z.number()) }),
    ),
    /** What recruiters note with a move; most say nothing. */
    reasons: z.partialRecord(status, texts),
    /** What the recruiter keeps for themselves, by how far the application has come. */
    notes: z.partialRecord(status, texts),
    notices: z.partialRecord(status, z.strictObject({ title: z.string(), body: z.string() })),
    /** By rating, worst first; each is put together from a beginning and an end. */
    reviews: z.array(z.strictObject({ beginnings: texts, ends: texts })),
  })
  .parse(applicationWords);

export const { announcements, faqs } = z
  .strictObject({
    announcements: z.array(
      z.strictObject({
        daysAgo: z.number(),
        isGeneral: z._default(z.boolean(), false),
        title: z.string(),
        description: z.string(),
      }),
    ),
    faqs: z.array(z.strictObject({ question: z.string(), answer: z.string() })),
  })
  .parse(portalWords);

/** What the demo accounts show. */
export const shown = z
  .strictObject({
    company: z.string(),
    place,
    jobs: z.array(
      z.strictObject({
        occupation: z.string(),
        company: z.optional(z.string()),
        place,
        level,
        postedDaysAgo: z.optional(z.number()),
        isClosed: z.optional(z.boolean()),
      }),
    ),
    /** Of the applications that the demo recruiter sees first, so that no list is empty. */
    outcomes: z.record(status, z.int()),
    seeker: z.strictObject({
      address: z.string(),
      skills: texts,
      experience_years: z.int(),
      program: z.string(),
      portfolio: z.string(),
      certifications: texts,
      parent_name: z.string(),
      parent_relation: z.enum(['FATHER', 'MOTHER']),
      parent_email: z.string(),
    }),
    /** What the demo seeker did: how many days ago they applied, and each step after it. */
    history: z.array(z.strictObject({ way: z.array(status), daysAgo: z.array(z.number()) })),
    webOccupations: texts,
  })
  .parse(shownWords);

export type Place = z.infer<typeof place>;
export type Occupation = z.infer<typeof occupation>;
export type City = z.infer<typeof city>;
export type Company = (typeof companies)[number];

export const occupations = z.array(occupation).parse(occupationWords);
export const cities = z.array(city).parse(cityWords);
export const regions = z.record(regionName, region).parse(regionWords);
export const companies = z
  .array(sector)
  .parse(sectorWords)
  .flatMap(({ companies: byTrade, ...terms }) =>
    Object.entries(byTrade).flatMap(([companyTrade, lines]) =>
      lines.map((line) => {
        const [name = '', founded = '', staff = '', seats = '', work = ''] = line.split(' | ');
        const offices = seats.split(', ').map(placeNamed);
        return {
          name,
          trade: companyTrade,
          sector: terms,
          founded: Number(founded),
          staff: Number(staff),
          places: offices,
          work,
        };
      }),
    ),
  );

/** An area is named without its city: "Andheri". */
function placeNamed(name: string): Place {
  const found = places.find((known) => known === name || known.startsWith(`${name},`));
  if (!found) throw new Error(`${name} is not among the places.`);
  return found;
}

export function cityNamed(name: Place | undefined): City {
  const found = cities.find((known) => known.name === name);
  if (!found) throw new Error(`Nothing is known about ${name}.`);
  return found;
}

export function occupationNamed(name: string): Occupation {
  const found = occupations.find((known) => known.name === name);
  if (!found) throw new Error(`The occupation ${name} is missing.`);
  return found;
}

/** "Andheri, Mumbai" is in Mumbai. */
export const cityOf = (name: Place): string => name.split(', ').at(-1) ?? name;

/** Puts values in the place of `{names}`. */
export const fill = (template: string, values: Record<string, string | number>): string =>
  template.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole));

export const capitalized = (text: string): string => `${text[0]?.toUpperCase()}${text.slice(1)}`;
export const uncapitalized = (text: string): string => `${text[0]?.toLowerCase()}${text.slice(1)}`;
