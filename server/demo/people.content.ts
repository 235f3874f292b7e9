import type { Role } from '../core/actor.rules.ts';
import type { Gender, ParentRelation } from '../people/profiles/profile.labels.ts';
import { cityOf } from './job-description.ts';
import { daysBefore, type DemoCompany, type DemoJob, occupations } from './jobs.content.ts';
import { projectIdeas } from './portal.content.ts';
import { cities, type City, namesByRegion, type Place, type Region } from './region.words.ts';
import { composePdf, type ResumeLine } from './resume-pdf.ts';
import type { SeededRandom } from './seeded-random.ts';
import { companies, type Occupation } from './trade.words.ts';

export interface UserRow {
  id: string;
  email: string;
  name: string;
  role: Role;
  password_hash: string | null;
  email_verified_at: Date;
  created_at: Date;
  updated_at: Date;
}

export interface SeekerProfileRow {
  user_id: string;
  phone: string | null;
  whatsapp: string | null;
  gender: Gender | null;
  address: string | null;
  skills: string[];
  bio: string | null;
  parent_name: string | null;
  parent_phone: string | null;
  parent_email: string | null;
  parent_relation: ParentRelation | null;
  resume_file_id: string | null;
  education: string | null;
  program: string | null;
  portfolio: string | null;
  location: Place | null;
  experience_years: number | null;
  certifications: string[];
  projects: { name: string; description: string; technologies: string[] }[];
  updated_at: Date;
}

export interface DemoSeeker {
  user: UserRow;
  profile: SeekerProfileRow;
  occupation: Occupation;
  place: Place;
}

export interface DemoEmployer {
  user: UserRow;
  company: DemoCompany;
  profile: object;
}

const demoAddress = (name: string): string => `${name}@demo.kaamyab.test`;
export const demoCompanyName = 'Tarang Softworks';
export const demoPlace: Place = 'Hinjewadi, Pune';

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

function makeUser(random: SeededRandom, { name, email, role, createdAt, passwordHash }: NewPerson): UserRow {
  return {
    id: random.uuid(createdAt),
    email,
    name,
    role,
    password_hash: passwordHash ?? null,
    email_verified_at: createdAt,
    created_at: createdAt,
    updated_at: createdAt,
  };
}

function makeName(random: SeededRandom, { regions }: City) {
  const region = random.weighted<Region>(regions);
  const { men, women, families } = namesByRegion[region];
  const gender: Gender = random.chance(0.46) ? 'FEMALE' : 'MALE';
  const family = random.pick(families);
  return {
    first: random.pick(gender === 'FEMALE' ? women : men),
    family,
    region,
    gender,
    father: random.pick(men),
    mother: random.pick(women),
  };
}

const cityNamed = (place: Place | undefined): City => {
  const city = cities.find(({ name }) => name === place);
  if (!city) throw new Error(`Nothing is known about ${place}.`);
  return city;
};

export const makeOffice = (random: SeededRandom, now: Date, passwordHash: string): UserRow[] => [
  makeUser(random, {
    name: 'Meera Iyer',
    email: demoAddress('admin'),
    role: 'ADMIN',
    createdAt: daysBefore(now, 420),
    passwordHash,
  }),
  makeUser(random, {
    name: 'Kabir Saxena',
    email: demoAddress('superadmin'),
    role: 'SUPERADMIN',
    createdAt: daysBefore(now, 430),
    passwordHash,
  }),
];

const recruiterRoles = [
  'HR Manager',
  'Talent Acquisition Lead',
  'HR Executive',
  'Owner',
  'Admin and HR Head',
  'Recruitment Specialist',
  'Operations Head',
];

/** The companies, each with the recruiter who hires for it; the demo recruiter is one of them. */
export function makeEmployers(random: SeededRandom, now: Date, passwordHash: string): DemoEmployer[] {
  return companies.map((words) => {
    const isDemo = words.name === demoCompanyName;
    const place = isDemo ? demoPlace : words.places[0];
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
      user_id: user.id,
      phone: mobile(random),
      location: place ?? null,
      company_id: random.uuid(user.created_at),
      job_role: isDemo ? 'Talent Acquisition Lead' : random.pick(recruiterRoles),
      experience: `${random.integer(3, 18)} years`,
      position_type: 'Full-time',
      contact_person: name,
      contact_email: isDemo ? email : `careers@${domain}`,
      updated_at: user.created_at,
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
  const profile = {
    user_id: user.id,
    phone: mobile(random),
    location: demoPlace,
    company_id: null,
    job_role: 'HR Executive',
    experience: '3 years',
    position_type: 'Full-time',
    contact_person: user.name,
    contact_email: user.email,
    updated_at: user.created_at,
  };
  return { user, profile };
}

/** Seekers live where their kind of work is offered, mostly. */
export function makeSeekers(random: SeededRandom, now: Date, jobs: DemoJob[], count: number): DemoSeeker[] {
  return Array.from({ length: count }, (_, index) => {
    const { occupation, row } = random.pick(jobs);
    const place = random.chance(0.8) ? row.location : random.pick(cities).name;
    const { first, family, ...relatives } = makeName(random, cityNamed(place));
    const name = `${first} ${family}`;
    const user = makeUser(random, {
      name,
      email: `${slug(name)}${index + 1}@mail.test`,
      role: 'JOBSEEKER',
      createdAt: random.instant(daysBefore(now, 400), daysBefore(now, 2), 1.3),
    });
    return {
      user,
      occupation,
      place,
      profile: makeProfile(random, now, { user, occupation, place, family, ...relatives }),
    };
  });
}

/** The demo seeker, with everything filled in. */
export function makeDemoSeeker(random: SeededRandom, now: Date, passwordHash: string): DemoSeeker {
  const occupation = occupations.find(({ name }) => name === 'Frontend Developer');
  if (!occupation) throw new Error('The occupation of the demo seeker is missing.');
  const place = demoPlace;
  const user = makeUser(random, {
    name: 'Asha Verma',
    email: demoAddress('seeker'),
    role: 'JOBSEEKER',
    createdAt: daysBefore(now, 64),
    passwordHash,
  });
  const person = {
    user,
    occupation,
    place,
    family: 'Verma',
    region: 'hindi' as const,
    gender: 'FEMALE' as const,
    father: 'Sunil',
    mother: 'Rekha',
  };
  const phone = mobile(random);
  const profile: SeekerProfileRow = {
    ...makeProfile(random, now, person),
    phone,
    whatsapp: phone,
    gender: 'FEMALE',
    address: 'Flat 304, Sai Residency, Phase 1, Hinjewadi, Pune',
    location: place,
    skills: ['React', 'TypeScript', 'JavaScript', 'CSS', 'Accessibility', 'Git', 'Jest', 'Marathi', 'Hindi', 'English'],
    bio: makeBio(random, occupation, place, 4),
    experience_years: 4,
    program: 'B.Tech Computer Science',
    education: `B.Tech Computer Science, Government Engineering College, Pune, ${now.getUTCFullYear() - 5}`,
    portfolio: 'ashaverma.example/work',
    certifications: ['Meta Front-End Developer certificate', 'NPTEL Modern Application Development'],
    projects: projectsOf(random, occupation, 2),
    parent_name: 'Sunil Verma',
    parent_relation: 'FATHER',
    parent_phone: mobile(random),
    parent_email: 'sunil.verma@mail.test',
    updated_at: daysBefore(now, 10),
  };
  return { user, occupation, place, profile };
}

type ProfiledPerson = Omit<DemoSeeker, 'profile'> & Omit<ReturnType<typeof makeName>, 'first'>;

function makeProfile(
  random: SeededRandom,
  now: Date,
  { user, occupation, place, family, region, gender, father, mother }: ProfiledPerson,
): SeekerProfileRow {
  const isFilledIn = random.chance(0.9);
  const years = random.chance(0.3) ? random.integer(0, 1) : random.integer(1, random.chance(0.3) ? 18 : 8);
  const phone = isFilledIn ? mobile(random) : null;
  const study = random.pick(occupation.studies);
  const hasParents = isFilledIn && random.chance(0.35);
  const relation = random.pick(['FATHER', 'FATHER', 'MOTHER'] as const);
  const isShown = occupation.setting === 'SCREEN';
  return {
    user_id: user.id,
    phone,
    whatsapp: random.chance(0.6) ? phone : null,
    gender: random.chance(0.85) ? gender : null,
    address: isFilledIn && random.chance(0.5) ? makeAddress(random, place) : null,
    skills: isFilledIn
      ? [...random.sample(occupation.skills, random.integer(4, 7)), ...languagesOf(random, region)]
      : [],
    bio: random.chance(0.3) ? makeBio(random, occupation, place, years) : null,
    parent_name: hasParents ? `${relation === 'MOTHER' ? mother : father} ${family}` : null,
    parent_relation: hasParents ? relation : null,
    parent_phone: hasParents ? mobile(random) : null,
    parent_email:
      hasParents && random.chance(0.3)
        ? `${slug(`${relation === 'MOTHER' ? mother : father} ${family}`)}@mail.test`
        : null,
    resume_file_id: null,
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

const houses = [
  'Flat 12, Shanti Residency',
  'House 48, Gali 3',
  'B-204, Green Park',
  '2nd floor, Ganesh Nivas',
  '17/3, Station Road',
  'Room 9, Patel Chawl',
  'Plot 61',
  'A-7, Staff Colony',
  'Flat 501, Sai Heights',
  '33, Main Road',
];
const makeAddress = (random: SeededRandom, place: Place): string =>
  `${random.pick(houses)}, ${random.pick(cityNamed(place).quarters).name}, ${cityOf(place)}`;

function schoolOf(study: string): string {
  if (study.startsWith('ITI')) return 'Government ITI';
  if (study.startsWith('Class')) return 'Government Higher Secondary School';
  if (/^(B\.Tech|B\.E\.|M\.Tech)/.test(study)) return 'Government Engineering College';
  if (study.startsWith('Diploma')) return 'Government Polytechnic';
  if (/Nursing|ANM|MBBS|MD|DNB|BPT|MPT|MLT|Pharm/.test(study)) return 'Government Medical College';
  return 'Government Arts, Science and Commerce College';
}

const languageByRegion: Partial<Record<Region, string>> = {
  marathi: 'Marathi',
  gujarati: 'Gujarati',
  bengali: 'Bengali',
  odia: 'Odia',
  assamese: 'Assamese',
  kannada: 'Kannada',
  telugu: 'Telugu',
  tamil: 'Tamil',
  malayali: 'Malayalam',
  punjabi: 'Punjabi',
  muslim: 'Urdu',
};

const languagesOf = (random: SeededRandom, region: Region): string[] =>
  random.chance(0.5) ? [...new Set([languageByRegion[region] ?? 'Hindi', random.pick(['Hindi', 'English'])])] : [];

/** Those who program show programs, those who draw show drawings, others nothing. */
function projectsOf(random: SeededRandom, { skills }: Occupation, count: number) {
  const has = (...tools: string[]) => tools.some((tool) => skills.includes(tool));
  const ideas = has('Git', 'Python')
    ? projectIdeas.programs
    : has('Figma', 'Illustrator', 'Premiere Pro', 'SketchUp')
      ? projectIdeas.drawings
      : [];
  return random
    .sample(ideas, count)
    .map(([name, description]) => ({ name, description, technologies: random.sample(skills, 3) }));
}

const lowered = (text: string): string => `${text[0]?.toLowerCase()}${text.slice(1)}`;
const wishes = [
  'I want a place where work is planned a week ahead and where one may ask.',
  'I look for a team that keeps its word to customers and to each other.',
  'A fixed weekly off matters to me, because I teach my younger brother on Sundays.',
  'I learn best by watching someone good and then doing it alone.',
  'I can join within a month and am ready to move for the right work.',
  'In five years I would like to guide others in this work.',
  'I live with my parents and can reach most parts of the city in an hour.',
  'I write down what I did each day; it has helped me more than any course.',
  'My last team lead will gladly tell you about me on the phone.',
];

/** Duties that still make sense when people speak of themselves. */
const ownDuties = ({ duties }: Occupation): string[] =>
  duties.filter((duty) => !/\b(you|your|yourself|us|we|our)\b/i.test(duty));

/** In the first person, at least the 500 characters that the profile asks for. */
function makeBio(random: SeededRandom, occupation: Occupation, place: Place, years: number): string {
  const own = random.sample(ownDuties(occupation).map(lowered), 4);
  const [work, city] = [withArticle(occupation.name), cityOf(place)];
  const beginnings =
    years > 1
      ? [
          `I have worked as ${work} for ${years} years, most of them in ${city}.`,
          `For ${years} years I have been ${work}; my present place is in ${city}.`,
          `I am ${work} with ${years} years of practice and live in ${city}.`,
        ]
      : [
          `I am at the beginning of my work as ${work}, in ${city}.`,
          `I have just finished my training and look for a first place as ${work} in or near ${city}.`,
        ];
  const tasks = [
    `My tasks so far were to ${own[0]}, to ${own[1]} and to ${own[2]}.`,
    `What I do well: ${own[0]}; ${own[1]}; ${own[2]}.`,
    `Most of my days I had to ${own[0]}, and also to ${own[1]}. What I like best is to ${own[2]}.`,
  ];
  const learnt = [
    `I also learnt to ${own[3]}.`,
    `My seniors trusted me to ${own[3]}.`,
    `Last year I began to ${own[3]} too.`,
  ];
  const sentences = [
    random.pick(beginnings),
    random.pick(tasks),
    random.pick(learnt),
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

const headingLine = (text: string): ResumeLine => ({ text, style: 'HEADING' });
const textLine = (text: string): ResumeLine => ({ text, style: 'TEXT' });

function resumeLines({ user, profile, occupation, place }: DemoSeeker): ResumeLine[] {
  const years = profile.experience_years ?? 0;
  return [
    { text: user.name, style: 'NAME' },
    textLine([occupation.name, cityOf(place), user.email, ...(profile.phone ? [profile.phone] : [])].join(' | ')),
    ...(profile.bio ? [headingLine('About'), textLine(profile.bio)] : []),
    headingLine('Experience'),
    textLine(
      years > 0
        ? `${occupation.name}, ${years} ${years === 1 ? 'year' : 'years'}, ${cityOf(place)}`
        : `Fresher, looking for a first position as ${occupation.name}`,
    ),
    ...ownDuties(occupation)
      .slice(user.name.length % 3)
      .slice(0, 4)
      .map((duty) => textLine(`- ${duty}`)),
    headingLine('Skills'),
    textLine((profile.skills.length > 0 ? profile.skills : occupation.skills).join(', ')),
    headingLine('Education'),
    textLine(profile.education ?? occupation.studies[0] ?? ''),
    ...(profile.certifications.length > 0
      ? [headingLine('Certificates'), ...profile.certifications.map(textLine)]
      : []),
    ...(profile.projects.length > 0
      ? [
          headingLine('Projects'),
          ...profile.projects.map(({ name, description }) => textLine(`${name}: ${description}`)),
        ]
      : []),
  ];
}
