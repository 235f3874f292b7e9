import type { Role } from '../core/actor.rules.ts';
import type { Gender } from '../people/profiles/profile.labels.ts';
import {
  cities,
  type City,
  cityNamed,
  cityOf,
  companies,
  fill,
  type Occupation,
  occupationNamed,
  peopleTexts,
  type Place,
  regions,
  shown,
  uncapitalized,
} from './demo.words.ts';
import { daysBefore, type DemoCompany, type DemoJob } from './jobs.content.ts';
import { composePdf, type ResumeLine } from './resume-pdf.ts';
import type { SeededRandom } from './seeded-random.ts';

export type UserRow = ReturnType<typeof makeUser>;
export interface DemoSeeker {
  user: UserRow;
  profile: ReturnType<typeof makeProfile>;
  occupation: Occupation;
  place: Place;
}
export interface DemoEmployer {
  user: UserRow;
  company: DemoCompany;
  profile: object;
}

const demoAddress = (name: string): string => `${name}@demo.kaamyab.test`;
/** Addresses end in .test, which no one owns (RFC 2606): no mail of a demo reaches a person. */
const slug = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]+/g, '.');
const mobile = (random: SeededRandom): string =>
  `+91${random.integer(6, 9)}${String(random.integer(0, 999_999_999)).padStart(9, '0')}`;

interface NewPerson {
  name: string;
  email: string;
  role: Role;
  createdAt: Date;
  passwordHash?: string;
}

const makeUser = (random: SeededRandom, { name, email, role, createdAt, passwordHash }: NewPerson) => ({
  id: random.uuid(createdAt),
  email,
  name,
  role,
  password_hash: passwordHash ?? null,
  email_verified_at: createdAt,
  created_at: createdAt,
  updated_at: createdAt,
});

function makeName(random: SeededRandom, { regions: weights }: City) {
  const { men, women, families, language } = regions[random.weighted(weights)];
  const gender: Gender = random.chance(0.46) ? 'FEMALE' : 'MALE';
  const family = random.pick(families);
  const first = random.pick(gender === 'FEMALE' ? women : men);
  return { first, family, language, gender, father: random.pick(men), mother: random.pick(women) };
}

export function makeOffice(random: SeededRandom, now: Date, passwordHash: string): UserRow[] {
  const member = (name: string, role: Role, days: number) =>
    makeUser(random, {
      name,
      email: demoAddress(role.toLowerCase()),
      role,
      createdAt: daysBefore(now, days),
      passwordHash,
    });
  return [member('Meera Iyer', 'ADMIN', 420), member('Kabir Saxena', 'SUPERADMIN', 430)];
}

/** The companies, each with the recruiter who hires for it; the demo recruiter is one of them. */
export function makeEmployers(random: SeededRandom, now: Date, passwordHash: string): DemoEmployer[] {
  return companies.map((words) => {
    const isDemo = words.name === shown.company;
    const place = isDemo ? shown.place : words.places[0];
    const { first, family } = makeName(random, cityNamed(place));
    const name = isDemo ? 'Rohan Mehta' : `${first} ${family}`;
    const domain = `${slug(words.name).replaceAll('.', '')}.test`;
    const email = isDemo ? demoAddress('hr') : `${slug(name)}@${domain}`;
    const user = makeUser(random, {
      name,
      email,
      role: 'HR',
      createdAt: random.instant(daysBefore(now, 400), daysBefore(now, 90)),
      ...(isDemo ? { passwordHash } : {}),
    });
    const profile = {
      ...recruiterProfile(random, user, place),
      company_id: random.uuid(user.created_at),
      job_role: isDemo ? 'Talent Acquisition Lead' : random.pick(peopleTexts.recruiterRoles),
      experience: `${random.integer(3, 18)} years`,
      contact_email: isDemo ? email : `careers@${domain}`,
    };
    return { user, profile, company: { ...words, id: profile.company_id, recruiterId: user.id } };
  });
}

/** A new colleague of the demo recruiter, who asks to join the company (D-01). */
export function makeColleague(random: SeededRandom, now: Date): { user: UserRow; profile: object } {
  const user = makeUser(random, {
    name: 'Farah Siddiqui',
    email: 'farah.siddiqui@tarangsoftworks.test',
    role: 'HR',
    createdAt: daysBefore(now, 0.4),
  });
  const own = { company_id: null, job_role: 'HR Executive', experience: '3 years', contact_email: user.email };
  return { user, profile: { ...recruiterProfile(random, user, shown.place), ...own } };
}

const recruiterProfile = (random: SeededRandom, user: UserRow, place: Place | undefined) => ({
  user_id: user.id,
  phone: mobile(random),
  location: place ?? null,
  position_type: 'Full-time',
  contact_person: user.name,
  updated_at: user.created_at,
});

/** Seekers live where their kind of work is offered, mostly. */
export function makeSeekers(random: SeededRandom, now: Date, jobs: DemoJob[], count: number): DemoSeeker[] {
  return Array.from({ length: count }, (_, index) => {
    const { occupation, row } = random.pick(jobs);
    const place = random.chance(0.8) ? row.location : random.pick(cities).name;
    const { first, ...person } = makeName(random, cityNamed(place));
    const name = `${first} ${person.family}`;
    const user = makeUser(random, {
      name,
      email: `${slug(name)}${index + 1}@mail.test`,
      role: 'JOBSEEKER',
      createdAt: random.instant(daysBefore(now, 400), daysBefore(now, 2), 1.3),
    });
    return { user, occupation, place, profile: makeProfile(random, now, { user, occupation, place, ...person }) };
  });
}

/** The demo seeker, with everything filled in. */
export function makeDemoSeeker(random: SeededRandom, now: Date, passwordHash: string): DemoSeeker {
  const occupation = occupationNamed('Frontend Developer');
  const { place, seeker } = shown;
  const user = makeUser(random, {
    name: 'Asha Verma',
    email: demoAddress('seeker'),
    role: 'JOBSEEKER',
    createdAt: daysBefore(now, 64),
    passwordHash,
  });
  const relatives = { family: 'Verma', father: 'Sunil', mother: 'Rekha' };
  const phone = mobile(random);
  const profile: DemoSeeker['profile'] = {
    ...makeProfile(random, now, { user, occupation, place, ...relatives, language: 'Hindi', gender: 'FEMALE' }),
    ...seeker,
    phone,
    whatsapp: phone,
    gender: 'FEMALE',
    location: place,
    bio: makeBio(random, occupation, place, seeker.experience_years),
    education: `${seeker.program}, Government Engineering College, Pune, ${now.getUTCFullYear() - 5}`,
    projects: projectsOf(random, occupation, 2),
    parent_phone: mobile(random),
    updated_at: daysBefore(now, 10),
  };
  return { user, occupation, place, profile };
}

type ProfiledPerson = Omit<DemoSeeker, 'profile'> & Omit<ReturnType<typeof makeName>, 'first'>;

function makeProfile(random: SeededRandom, now: Date, person: ProfiledPerson) {
  const { user, occupation, place, family, language, gender, father, mother } = person;
  const isFilledIn = random.chance(0.9);
  const years = random.chance(0.3) ? random.integer(0, 1) : random.integer(1, random.chance(0.3) ? 18 : 8);
  const phone = isFilledIn ? mobile(random) : null;
  const study = random.pick(occupation.studies);
  const hasParents = isFilledIn && random.chance(0.35);
  const relation = random.pick(['FATHER', 'FATHER', 'MOTHER'] as const);
  const parent = `${relation === 'MOTHER' ? mother : father} ${family}`;
  const isShown = occupation.setting === 'SCREEN';
  return {
    user_id: user.id,
    phone,
    whatsapp: random.chance(0.6) ? phone : null,
    gender: random.chance(0.85) ? gender : null,
    address: isFilledIn && random.chance(0.5) ? makeAddress(random, place) : null,
    skills: isFilledIn
      ? [...random.sample(occupation.skills, random.integer(4, 7)), ...languagesOf(random, language)]
      : [],
    bio: random.chance(0.3) ? makeBio(random, occupation, place, years) : null,
    parent_name: hasParents ? parent : null,
    parent_relation: hasParents ? relation : null,
    parent_phone: hasParents ? mobile(random) : null,
    parent_email: hasParents && random.chance(0.3) ? `${slug(parent)}@mail.test` : null,
    resume_file_id: null as string | null,
    education: isFilledIn
      ? `${study}, ${schoolOf(study)}, ${cityOf(place)}, ${now.getUTCFullYear() - years - 1}`
      : null,
    program: isFilledIn ? study : null,
    portfolio: isShown && random.chance(0.35) ? `${slug(user.name).replaceAll('.', '')}.example` : null,
    location: isFilledIn ? place : null,
    experience_years: isFilledIn ? years : null,
    certifications: random.chance(0.55) ? random.sample(occupation.papers, random.integer(1, 2)) : [],
    projects: isShown && random.chance(0.5) ? projectsOf(random, occupation, random.integer(1, 2)) : [],
    updated_at: random.instant(user.created_at, now),
  };
}

const makeAddress = (random: SeededRandom, place: Place): string =>
  `${random.pick(peopleTexts.houses)}, ${random.pick(cityNamed(place).quarters).name}, ${cityOf(place)}`;

function schoolOf(study: string): string {
  if (study.startsWith('ITI')) return 'Government ITI';
  if (study.startsWith('Class')) return 'Government Higher Secondary School';
  if (/^(B\.Tech|B\.E\.|M\.Tech)/.test(study)) return 'Government Engineering College';
  if (study.startsWith('Diploma')) return 'Government Polytechnic';
  if (/Nursing|ANM|MBBS|MD|DNB|BPT|MPT|MLT|Pharm/.test(study)) return 'Government Medical College';
  return 'Government Arts, Science and Commerce College';
}

const languagesOf = (random: SeededRandom, language: string): string[] =>
  random.chance(0.5) ? [...new Set([language, random.pick(['Hindi', 'English'])])] : [];

/** Those who program show programs, those who draw show drawings, others nothing. */
function projectsOf(random: SeededRandom, { skills }: Occupation, count: number) {
  const has = (...tools: string[]) => tools.some((tool) => skills.includes(tool));
  const { programs, drawings } = peopleTexts.projects;
  const isDrawing = has('Figma', 'Illustrator', 'Premiere Pro', 'SketchUp');
  const ideas = Object.entries(has('Git', 'Python') ? programs : isDrawing ? drawings : {});
  return random
    .sample(ideas, count)
    .map(([name, description]) => ({ name, description, technologies: random.sample(skills, 3) }));
}

/** Duties that still make sense when people speak of themselves. */
const ownDuties = ({ duties }: Occupation): string[] =>
  duties.filter((duty) => !/\b(you|your|yourself|us|we|our)\b/i.test(duty));

/** In the first person, at least the 500 characters that the profile asks for. */
function makeBio(random: SeededRandom, occupation: Occupation, place: Place, years: number): string {
  const { experienced, beginning, tasks, learnt, wishes } = peopleTexts.bio;
  const [first = '', second = '', third = '', fourth = ''] = random.sample(ownDuties(occupation).map(uncapitalized), 4);
  const values = { first, second, third, fourth, years, work: withArticle(occupation.name), city: cityOf(place) };
  const sentences = [
    ...[years > 1 ? experienced : beginning, tasks, learnt].map((templates) => fill(random.pick(templates), values)),
    ...random.sample(wishes, wishes.length),
  ];
  let bio = '';
  for (const sentence of sentences) if (bio.length < 520) bio = `${bio} ${sentence}`.trim();
  return bio;
}

/** "an HR executive", "a staff nurse": abbreviations keep their capitals. */
function withArticle(name: string): string {
  const written = name
    .split(' ')
    .map((word) => (/^[A-Z]+$/.test(word) || word === 'DevOps' ? word : word.toLowerCase()))
    .join(' ');
  return `${/^(HR|[AEIO])/.test(name) ? 'an' : 'a'} ${written}`;
}

/** A resume as PDF; it says the same as the profile. */
export const makeResume = (seeker: DemoSeeker): Buffer => composePdf(resumeLines(seeker));

function resumeLines({ user, profile, occupation, place }: DemoSeeker): ResumeLine[] {
  const years = profile.experience_years ?? 0;
  const section = (heading: string, texts: string[]): ResumeLine[] =>
    texts.length > 0
      ? [{ text: heading, style: 'HEADING' }, ...texts.map((text) => ({ text, style: 'TEXT' as const }))]
      : [];
  const contact = [occupation.name, cityOf(place), user.email, ...(profile.phone ? [profile.phone] : [])];
  const begun = user.name.length % 3;
  return [
    { text: user.name, style: 'NAME' },
    { text: contact.join(' | '), style: 'TEXT' },
    ...section('About', profile.bio ? [profile.bio] : []),
    ...section('Experience', [
      years > 0
        ? `${occupation.name}, ${years} ${years === 1 ? 'year' : 'years'}, ${cityOf(place)}`
        : `Fresher, looking for a first position as ${occupation.name}`,
      ...ownDuties(occupation)
        .slice(begun, begun + 4)
        .map((duty) => `- ${duty}`),
    ]),
    ...section('Skills', [(profile.skills.length > 0 ? profile.skills : occupation.skills).join(', ')]),
    ...section('Education', [profile.education ?? occupation.studies[0] ?? '']),
    ...section('Certificates', profile.certifications),
    ...section(
      'Projects',
      profile.projects.map(({ name, description }) => `${name}: ${description}`),
    ),
  ];
}
