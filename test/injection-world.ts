import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, getNamedType, type GraphQLInputType, type GraphQLSchema, isInputObjectType } from 'graphql';
import { documentOf, rootFields } from './authorisation-calls.ts';
import { Browser, personPassword } from './browser.ts';
import { injectionFor, injectionsFor, injectionsIn, injectionTexts } from './injection-texts.ts';
import { hashPassword } from '../server/core/password-hash.ts';
import { findEverybody } from './injection-talent.ts';
import { insert, makePerson, makeRecruiter, makeSeeker, setTo, type TestPerson } from './factories.ts';
import { documentXmlOf, makeDocx } from './sample-files.ts';
import type { TestServer } from './server.ts';
import { upload } from './upload.ts';

/** C-12: a portal in which every stored text is hostile, planted over the API as their owners would. */

export const schema: GraphQLSchema = buildSchema(readFileSync(join(import.meta.dirname, '../schema.graphql'), 'utf8'));
const operations = rootFields(schema);

/** The paths of an argument's text fields: `input.projects.name`. */
function textPaths(type: GraphQLInputType, path: string): string[] {
  const named = getNamedType(type);
  if (isInputObjectType(named))
    return Object.values(named.getFields()).flatMap((field) => textPaths(field.type, `${path}.${field.name}`));
  return named.name === 'String' ? [path] : [];
}

/** Every text that a mutation takes: `postJob.input.title`. */
export const storableTexts = (): string[] =>
  [...operations]
    .filter(([operation]) => operation.startsWith('Mutation.'))
    .flatMap(([, field]) => field.args.flatMap(({ name, type }) => textPaths(type, `${field.name}.${name}`)));

/** The fields where the texts were planted. */
export const planted = new Set<string>();

function remember(value: unknown, path: string): void {
  if (typeof value === 'string' && injectionsIn(value).length > 0) planted.add(path);
  if (Array.isArray(value)) for (const item of value) remember(item, path);
  else if (typeof value === 'object' && value !== null)
    for (const [name, part] of Object.entries(value)) remember(part, `${path}.${name}`);
}

/** Calls a mutation with every argument by name; texts that it accepts count as planted. */
export async function plant(
  server: TestServer,
  person: Pick<TestPerson, 'token'> | null,
  operation: string,
  variables: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const field = operations.get(`Mutation.${operation}`);
  if (!field) throw new Error(`There is no ${operation}.`);
  const shallow = documentOf(`Mutation.${operation}`, field, 0);
  const document = shallow.includes('{  }') ? documentOf(`Mutation.${operation}`, field, 1) : shallow;
  const { data, errors } = await server.graphql(document, variables, person?.token);
  if (errors[0])
    throw new Error(
      `${operation} refused ${JSON.stringify(variables)}: ${errors[0].message} ${JSON.stringify(errors[0].extensions)}`,
    );
  for (const [name, value] of Object.entries(variables)) remember(value, `${operation}.${name}`);
  return data?.[operation] as Record<string, unknown>;
}

export const everything = injectionTexts.join('\n');
/**
 * An address accepts no bracket or double quote (OP-082), which leaves templates, replacements, attributes and
 * formulas.
 */
const addressTexts = [
  '{{7*7}}',
  '${7*7}',
  '#{7*7}',
  "$&$'$`",
  "'onfocus='alert`1`'",
  '`alert`',
  '=1+1',
  '+1|calc',
  '-1+1',
];
export const hostileAddress = (place: number): string =>
  `${addressTexts[place % addressTexts.length]}${place}@example.in`;

export interface InjectionWorld {
  recruiter: TestPerson;
  seeker: TestPerson;
  admin: TestPerson;
  superadmin: TestPerson;
  jobIds: string[];
  applicationIds: string[];
  interviewId: string;
}

/** One job for each text, so that each text is in each field of a job. */
async function plantJobs(server: TestServer, recruiter: TestPerson): Promise<string[]> {
  const { body } = await upload(server, undefined, {
    name: `${injectionFor(8).replaceAll('/', '')}.pdf`,
    purpose: 'attachment',
    token: recruiter.token,
  });
  const ids: string[] = [];
  for (const place of injectionTexts.keys()) {
    const input = {
      title: injectionFor(place),
      company: injectionFor(place + 1),
      location: injectionFor(place + 2),
      description: everything,
      eligibility: everything,
      externalId: `${place} ${injectionFor(place + 3, 90)}`,
      salaryMin: 20_000,
      salaryMax: 30_000,
      skills: injectionsFor(place, 3, 50),
      requiredSkills: injectionsFor(place, 5),
      attachmentIds: place === 0 ? [body.id] : [],
      isUrgent: true,
      autoStop: { enabled: true, daysCount: 2 },
    };
    ids.push(String((await plant(server, recruiter, 'postJob', { input })).id));
  }
  const input = {
    title: injectionFor(1),
    company: injectionFor(2),
    location: injectionFor(3),
    description: everything,
    salaryMin: 20_000,
    salaryMax: 30_000,
    skills: injectionsFor(20, 20, 50),
    eligibility: everything,
    externalId: injectionFor(0, 100),
    requiredSkills: injectionsFor(0, 20),
  };
  await plant(server, recruiter, 'updateJob', { id: ids[0], input });
  return ids;
}

async function plantProfile(server: TestServer, seeker: TestPerson, place: number): Promise<void> {
  const texts = (count: number, longest?: number) => injectionsFor(place, count, longest);
  const name = `${injectionFor(place + 4).replaceAll('/', '')}.docx`;
  const document = documentXmlOf(injectionTexts);
  const { body } = await upload(server, makeDocx({ document }), { name, token: seeker.token });
  await plant(server, seeker, 'updateJobseekerProfile', {
    input: {
      address: texts(8).join('\n'),
      bio: everything,
      skills: texts(10, 50),
      certifications: texts(10),
      education: injectionFor(place + 5),
      program: injectionFor(place + 6),
      location: injectionFor(place + 7),
      portfolio: `example.in/${injectionFor(13).replaceAll(/["'<>\s`]/g, '')}#javascript:alert(27)`,
      parentDetailsName: injectionFor(place + 8),
      // Parents get no mail: an address of their own, which the secret scan (C-17) must find nowhere else.
      parentDetailsEmail: hostileAddress(place + 200),
      projects: injectionsFor(place, 3).map((text, index) => ({
        name: text,
        description: everything,
        technologies: injectionsFor(place + index, 4, 50),
      })),
      phone: '9876543210',
      whatsapp: '9876543210',
      gender: 'FEMALE',
      parentDetailsPhone: '9876543210',
      parentDetailsRelation: 'MOTHER',
      experienceYears: 2,
      resumeFileId: body.id,
    },
  });
}

/** An application in every status, each with the recruiter's texts. */
async function plantApplications(server: TestServer, recruiter: TestPerson, seekers: TestPerson[], jobIds: string[]) {
  const [seeker] = seekers;
  if (!seeker) throw new Error('Nobody applies.');
  const apply = async (person: TestPerson, jobId: string | undefined) =>
    String((await plant(server, person, 'applyToJob', { jobId })).id);
  const ids: string[] = [];
  for (const jobId of jobIds.slice(0, 6)) ids.push(await apply(seeker, jobId));
  for (const other of seekers.slice(1)) ids.push(await apply(other, jobIds[0]));
  const decide = (place: number, status: string) =>
    plant(server, recruiter, 'setApplicationStatus', {
      id: ids[place],
      status,
      reason: injectionsFor(place * 5, 6).join(' '),
    });
  for (const place of [0, 1, 2, 6]) await decide(place, 'APPROVED');
  for (const place of [3, 7]) await decide(place, 'ON_HOLD');
  await decide(4, 'REJECTED');
  await plant(server, recruiter, 'decideApplications', {
    ids: [ids[8], ids[9]],
    status: 'REJECTED',
    reason: injectionsFor(30, 6).join(' '),
  });
  for (const place of [0, 8])
    await plant(server, recruiter, 'addApplicationNote', { applicationId: ids[place], text: everything });
  await decide(1, 'OFFER_EXTENDED');
  await decide(1, 'HIRED');
  const place = (text: number) => ({ mode: 'IN_PERSON', location: injectionFor(text) });
  const on = (slot: string) => ({ date: '2026-11-20', slot });
  const schedule = (index: number, slot: string, text: number) =>
    plant(server, recruiter, 'scheduleInterview', { applicationId: ids[index], ...on(slot), place: place(text) });
  const interview = await schedule(0, 'S1300_1400', 35);
  await schedule(6, 'S1430_1530', 34);
  await plant(server, recruiter, 'updateInterview', {
    id: interview.id,
    input: { title: injectionFor(39), place: place(40) },
  });
  const added = await plant(server, recruiter, 'addInterview', {
    input: { title: injectionFor(37), candidate: injectionFor(36), ...on('S0900_1000'), place: place(41) },
  });
  // The candidate of an application's interview cannot be changed.
  await plant(server, recruiter, 'updateInterview', { id: added.id, input: { candidate: injectionFor(38) } });
  for (const index of [1, 4])
    await plant(server, seeker, 'reviewCompany', { applicationId: ids[index], rating: 3, text: everything });
  return { applicationIds: ids, interviewId: String(interview.id) };
}

/** Texts that no operation accepts yet are written to their table, without NUL. */
async function plantContent({ services }: TestServer, author: TestPerson): Promise<void> {
  const holdable = (text: string) => text.replaceAll('\u0000', '');
  for (const [place, text] of injectionTexts.map(holdable).entries()) {
    await insert(services, 'announcements', {
      title: text,
      description: holdable(everything),
      published_at: services.clock.now(),
      author_id: author.id,
      is_general: place % 5 === 0,
    });
    await insert(services, 'faqs', { position: place, question: text, answer: holdable(everything) });
  }
}

/** The texts that visitors and signed-in users send to the portal. */
async function plantMessages(server: TestServer, people: TestPerson[]): Promise<void> {
  for (const place of [0, 10, 20, 30]) {
    await plant(server, null, 'sendContactMessage', {
      name: injectionsFor(place, 1).join(' '),
      email: hostileAddress(place),
      message: injectionsFor(place, 10).join('\n'),
    });
  }
  for (const person of people) await plant(server, person, 'sendSupportMessage', { text: everything });
  await plant(server, null, 'signup', {
    input: {
      name: 'Asha Rao',
      email: hostileAddress(5),
      password: 'Banyan#2741',
      role: 'HR',
      consent: true,
      adult: true,
    },
  });
  for (const person of people)
    await plant(server, person, 'requestEmailChange', {
      email: hostileAddress(people.indexOf(person)),
      password: personPassword,
    });
}

export async function makeInjectionWorld(server: TestServer): Promise<InjectionWorld> {
  await setTo(server.services, 'unverifiedJobLimit', 50);
  const { services } = server;
  const passwordHash = await hashPassword(personPassword);
  const recruiter = await makeRecruiter(services, { passwordHash });
  const admin = await makePerson(services, 'ADMIN', { passwordHash });
  const superadmin = await makePerson(services, 'SUPERADMIN', { passwordHash });
  const seekers: TestPerson[] = [];
  for (let number = 0; number < 6; number += 1)
    seekers.push(await makeSeeker(services, { passwordHash, email: hostileAddress(100 + number) }));
  for (const [index, person] of [recruiter, admin, superadmin, ...seekers].entries()) {
    // No form accepts such a name; an older row might have one.
    const name = injectionFor(index * 4 + 2, 50);
    await services.database.query('update users set name = $2 where id = $1', [person.id, name]);
    await new Browser(server, injectionFor(index + 2)).post('/login-password', {
      email: person.email,
      password: personPassword,
    });
  }
  await plant(server, recruiter, 'updateHrProfile', {
    input: {
      company: injectionFor(31),
      location: injectionFor(32),
      role: injectionFor(33),
      experience: injectionFor(34),
      positionType: injectionFor(35),
      contactPerson: injectionFor(36),
      contactEmail: hostileAddress(37),
      phone: '9876543210',
    },
  });
  const input = { name: injectionFor(38, 50), scopes: ['JOBS_READ'], expiresInDays: 30 };
  await plant(server, recruiter, 'createAccessToken', { input, password: personPassword });
  const asker = await makeRecruiter(services, { name: injectionFor(3, 50) });
  await plant(server, asker, 'askToJoinCompany', { company: injectionFor(31) });
  const jobIds = await plantJobs(server, recruiter);
  for (const [index, seeker] of seekers.entries()) await plantProfile(server, seeker, index * 7);
  const applications = await plantApplications(server, recruiter, seekers, jobIds);
  await findEverybody(server, seekers, jobIds[8]);
  await plantContent(server, admin);
  const [seeker = recruiter] = seekers;
  await plantMessages(server, [seeker, recruiter]);
  return { recruiter, seeker, admin, superadmin, jobIds, ...applications };
}
