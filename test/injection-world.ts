import {
  getNamedType,
  getNullableType,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  isInputObjectType,
  isListType,
} from 'graphql';
import { documentOf, rootFields } from './authorisation-calls.ts';
import { Browser, personPassword } from './browser.ts';
import {
  everything,
  hostileAddress,
  injectionFor,
  injectionsFor,
  injectionsIn,
  injectionTexts,
} from './injection-texts.ts';
import { hashPassword } from '../server/core/password-hash.ts';
import { findEverybody } from './injection-talent.ts';
import { insert, makePerson, makeRecruiter, makeSeeker, setTo, type TestPerson } from './factories.ts';
import { documentXmlOf, makeDocx } from './sample-files.ts';
import { schemaOfProject } from './schema-of-project.ts';
import type { TestServer } from './server.ts';
import { upload } from './upload.ts';

/** C-12: a portal in which every stored text is hostile, planted over the API as their owners would. */

const operations = rootFields(schemaOfProject());

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

/** So long is what is tried in a text field, until it is not too much. In the end the field is left out. */
const lengths = [Infinity, 1000, 500, 300, 150, 100, 50];

/** How far each field has come in that list, and how often it was filled: each time other texts are the first. */
const tries = new Map<string, { length: number; turn: number }>();
const triesOf = (path: string) => tries.get(path) ?? tries.set(path, { length: 0, turn: 0 }).get(path)!;

function textFor(path: string, isList: boolean): string | string[] | undefined {
  const state = triesOf(path);
  const longest = lengths[state.length];
  const turn = state.turn++;
  if (longest === undefined) return undefined;
  if (isList) return injectionsFor(turn, 5, longest);
  const texts = injectionsFor(turn, injectionTexts.length, longest);
  const fitting = texts.filter((_, place) => texts.slice(0, place + 1).join('\n').length <= longest);
  return fitting.join('\n');
}

/** With a text in every text field that does not stand there, be it as undefined. */
function filled(type: GraphQLInputType, value: unknown, path: string): unknown {
  if (Array.isArray(value)) return value.map((item) => filled(type, item, path));
  const named = getNamedType(type);
  if (!isInputObjectType(named) || typeof value !== 'object' || value === null) return value;
  return { ...value, ...textsFor(Object.values(named.getFields()), value, `${path}.`) };
}

const textsFor = (fields: readonly (GraphQLArgument | GraphQLInputField)[], given: object, path: string): object =>
  Object.fromEntries(
    fields
      .filter(({ name }) => name !== 'idempotencyKey')
      .map(({ name, type }) => [
        name,
        getNamedType(type).name === 'String' && !(name in given)
          ? textFor(path + name, isListType(getNullableType(type)))
          : filled(type, (given as Record<string, unknown>)[name], path + name),
      ]),
  );

/**
 * Calls a mutation with every argument by name. Texts that the caller leaves out are hostile ones, as many as the field
 * takes; those that it accepts count as planted.
 */
export async function plant(
  server: TestServer,
  person: Pick<TestPerson, 'token'> | null,
  operation: string,
  given: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const field = operations.get(`Mutation.${operation}`);
  if (!field) throw new Error(`There is no ${operation}.`);
  const shallow = documentOf(`Mutation.${operation}`, field, 0);
  const document = shallow.includes('{  }') ? documentOf(`Mutation.${operation}`, field, 1) : shallow;
  for (;;) {
    const variables: Record<string, unknown> = { ...given, ...textsFor(field.args, given, `${operation}.`) };
    const { data, errors } = await server.graphql(document, variables, person?.token);
    if (!errors[0]) {
      for (const [name, value] of Object.entries(variables)) remember(value, `${operation}.${name}`);
      return data?.[operation] as Record<string, unknown>;
    }
    const { message, extensions } = errors[0];
    const refused = Object.keys(extensions.fields ?? {}).map((name) => name.replaceAll(/\.\d+/g, ''));
    const shortened = [...tries].filter(
      ([path, { length }]) =>
        length < lengths.length &&
        refused.some((name) => path === `${operation}.${name}` || path === `${operation}.input.${name}`),
    );
    for (const [, state] of shortened) Object.assign(state, { length: state.length + 1, turn: 0 });
    if (shortened.length === 0)
      throw new Error(`${operation} refused ${JSON.stringify(given)}: ${message} ${JSON.stringify(extensions)}`);
  }
}

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
  const salary = { salaryMin: 20_000, salaryMax: 30_000 };
  const ids: string[] = [];
  for (const [place, title] of injectionTexts.entries()) {
    const input = {
      ...salary,
      title,
      externalId: `${place} ${injectionFor(place + 3, 90)}`,
      attachmentIds: place === 0 ? [body.id] : [],
      isUrgent: true,
      autoStop: { enabled: true, daysCount: 2 },
    };
    ids.push(String((await plant(server, recruiter, 'postJob', { input })).id));
  }
  await plant(server, recruiter, 'updateJob', { id: ids[0], input: { ...salary, title: injectionFor(1) } });
  return ids;
}

async function plantProfile(server: TestServer, seeker: TestPerson, place: number): Promise<void> {
  const name = `${injectionFor(place + 4).replaceAll('/', '')}.docx`;
  const document = documentXmlOf(injectionTexts);
  const { body } = await upload(server, makeDocx({ document }), { name, token: seeker.token });
  await plant(server, seeker, 'updateJobseekerProfile', {
    input: {
      portfolio: `example.in/${injectionFor(13).replaceAll(/["'<>\s`]/g, '')}#javascript:alert(27)`,
      // Parents get no mail: an address of their own, which the secret scan (C-17) must find nowhere else.
      parentDetailsEmail: hostileAddress(place + 200),
      projects: [{}, {}, {}],
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
    plant(server, recruiter, 'setApplicationStatus', { id: ids[place], status });
  for (const place of [0, 1, 2, 6]) await decide(place, 'APPROVED');
  for (const place of [3, 7]) await decide(place, 'ON_HOLD');
  await decide(4, 'REJECTED');
  await plant(server, recruiter, 'decideApplications', { ids: [ids[8], ids[9]], status: 'REJECTED' });
  for (const place of [0, 8]) await plant(server, recruiter, 'addApplicationNote', { applicationId: ids[place] });
  await decide(1, 'OFFER_EXTENDED');
  await decide(1, 'HIRED');
  const place = { mode: 'IN_PERSON' };
  const on = (slot: string) => ({ date: '2026-11-20', slot, place });
  const schedule = (index: number, slot: string) =>
    plant(server, recruiter, 'scheduleInterview', { applicationId: ids[index], ...on(slot) });
  const interview = await schedule(0, 'S1300_1400');
  await schedule(6, 'S1430_1530');
  // The candidate of an application's interview cannot be changed.
  const unchanged = { candidate: undefined };
  await plant(server, recruiter, 'updateInterview', { id: interview.id, input: { ...unchanged, place } });
  const added = await plant(server, recruiter, 'addInterview', { input: on('S0900_1000') });
  await plant(server, recruiter, 'updateInterview', { id: added.id, input: {} });
  for (const index of [1, 4]) await plant(server, seeker, 'reviewCompany', { applicationId: ids[index], rating: 3 });
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
  for (const place of [0, 10, 20, 30])
    await plant(server, null, 'sendContactMessage', { email: hostileAddress(place) });
  for (const person of people) await plant(server, person, 'sendSupportMessage', {});
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
  const company = injectionFor(31);
  await plant(server, recruiter, 'updateHrProfile', {
    input: { company, contactEmail: hostileAddress(37), phone: '9876543210' },
  });
  const input = { scopes: ['JOBS_READ'], expiresInDays: 30 };
  await plant(server, recruiter, 'createAccessToken', { input, password: personPassword });
  const asker = await makeRecruiter(services, { name: injectionFor(3, 50) });
  await plant(server, asker, 'askToJoinCompany', { company });
  const jobIds = await plantJobs(server, recruiter);
  for (const [index, seeker] of seekers.entries()) await plantProfile(server, seeker, index * 7);
  const applications = await plantApplications(server, recruiter, seekers, jobIds);
  await findEverybody(server, seekers, jobIds[8]);
  await plantContent(server, admin);
  const [seeker = recruiter] = seekers;
  await plantMessages(server, [seeker, recruiter]);
  return { recruiter, seeker, admin, superadmin, jobIds, ...applications };
}
