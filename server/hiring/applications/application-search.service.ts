import { t } from '@lingui/core/macro';
import * as z from 'zod/mini';
import type { Actor } from '../../core/actor.rules.ts';
import { csvLine, csvStart } from '../../core/csv.ts';
import { fromCursor, toCursor } from '../../core/cursor.ts';
import { badInput, notFound } from '../../core/errors.ts';
import { isId } from '../../core/ids.ts';
import { exactTotalLimit } from '../../core/product.rules.ts';
import { pageInput, toPage } from '../../core/page.ts';
import { keysOf } from '../../core/text.rules.ts';
import { defineQuery, type ReadScope } from '../../core/use-case.ts';
import { indianDay } from '../../core/india.rules.ts';
import { Job } from '../jobs/job.entity.ts';
import { applicationFilterMessages, applicationSearchFields, narrowedTo } from './application-filter.rules.ts';
import {
  type ApplicationList,
  countMatches,
  findPlace,
  findTitledJobs,
  readExportBatch,
  readPage,
} from './application-search.queries.ts';
import type { Application, ApplicationPage } from './application.entity.ts';
import { applicantAsSeenBy } from './application.policy.ts';
import { applicationStatusLabels, yearsText } from './application.labels.ts';
import { applicationListSchema, applicationPageSizes, countedApplications, listStatuses } from './application.rules.ts';

const searchSchema = z.object({
  jobId: z.nullish(z.string()),
  list: applicationListSchema,
  ...applicationSearchFields,
});
type RecruiterScope = ReadScope<readonly ['HR']>;

async function refuseForeignJob(
  { services, actor }: RecruiterScope,
  { jobId }: { jobId?: string | null | undefined },
): Promise<void> {
  if (!jobId) return;
  // Archived ones included: applicants keep their history.
  const own = { id: jobId, recruiterId: actor.id };
  if (!isId(jobId) || !(await services.database.manager.existsBy(Job, own))) throw notFound(t`Job not found.`);
}

async function listOf(
  { services, actor }: RecruiterScope,
  { jobId, list, search, filter }: z.output<typeof searchSchema>,
): Promise<ApplicationList> {
  const recruiterId = actor.id;
  const titled = search && !jobId ? await services.database.prepared(findTitledJobs({ recruiterId, search })) : [];
  return {
    recruiterId,
    jobId: jobId || null,
    statuses: narrowedTo(listStatuses[list], filter),
    search: search ?? null,
    filter: filter ?? null,
    titledJobs: titled.map(({ id }) => id),
  };
}

/**
 * Newest first, or with `updatedSince` the latest change last. `pageOf` is the id of an application: the page it is on
 * comes instead of `page`. NOT_FOUND for somebody else's job.
 */
export const pageHrApplications = defineQuery({
  name: 'hrApplications',
  allow: ['HR'],
  token: 'APPLICATIONS_READ',
  input: z.extend(searchSchema, {
    ...pageInput(applicationPageSizes[0]),
    after: z.nullish(z.string()),
    pageOf: z.nullish(z.string()),
    updatedSince: z.nullish(z.date()),
  }),
  load: refuseForeignJob,
  run: async (scope, { pageSize, after, pageOf, updatedSince, ...input }): Promise<ApplicationPage> => {
    const { database } = scope.services;
    const list = changedSince(await listOf(scope, input), input, updatedSince);
    const place = isId(pageOf) && !updatedSince ? await placeOf(scope, list, pageOf) : null;
    const page = place === null ? input.page : Math.ceil(place / pageSize);
    const skipped = after ? 0 : (page - 1) * pageSize;
    if (skipped + pageSize > exactTotalLimit) throw badInput({ page: applicationFilterMessages.tooDeep() });
    const cursor = after ? fromCursor(after, applicationFilterMessages.cursor()) : null;
    // The total is counted while the page is read (decision 0038).
    const counted = database.searched(countMatches(list)).then(([row]) => row?.total ?? 0);
    // A caller who asks for the total gets the error; no caller when the page fails too.
    counted.catch(() => undefined);
    // One row more than is shown: there is a next page.
    const rows = await database.searched(readPage({ list: { ...list, after: cursor }, size: pageSize + 1, skipped }));
    const shown = rows.slice(0, pageSize);
    const last = shown.at(-1);
    const ending = { endCursor: last ? toCursor(last.cursorTime, last.id) : null, exactUpTo: countedApplications };
    const answer = toPage(shown, counted, { page, pageSize }, ending);
    return Object.assign(answer, { hasNextPage: rows.length > shown.length });
  },
});

/** A reader of changes gets every status, so that an application does not just disappear. */
const changedSince = (
  list: ApplicationList,
  asked: z.output<typeof searchSchema>,
  updatedSince: Date | null | undefined,
): ApplicationList =>
  updatedSince
    ? {
        ...list,
        updatedSince,
        ...(asked.list === 'ALL' && { statuses: narrowedTo(keysOf(applicationStatusLabels), asked.filter) }),
      }
    : list;

/** From 1; null if it is not among the first ones that a list has pages for. */
async function placeOf({ services }: RecruiterScope, list: ApplicationList, id: string): Promise<number | null> {
  const [found] = await services.database.searched(findPlace({ list, id }));
  return found && found.place <= exactTotalLimit ? found.place : null;
}

const columns = () => [
  t`Name`,
  t`Email`,
  t`Phone`,
  t`Job`,
  t`Status`,
  t`Applied on`,
  t`Last step on`,
  t`Experience`,
  t`Location`,
  t`Program`,
  t`Education`,
  t`Skills`,
  t`Portfolio`,
];

/**
 * A table for spreadsheets; days are those of India. NOT_FOUND for somebody else's job. Unknown arguments are refused:
 * a misspelt filter must not hand out everybody.
 */
export const exportApplications = defineQuery({
  name: 'exportApplications',
  allow: ['HR'],
  token: 'APPLICATIONS_READ',
  input: z.strictObject(searchSchema.shape),
  load: refuseForeignJob,
  run: async (scope, input) => csvOf(scope, await listOf(scope, input)),
});

const exportBatch = 1000;

/**
 * In batches, so that no list is too long for the memory. The head comes with the first one: an error before it can
 * still become an error response.
 */
async function* csvOf({ services, actor }: RecruiterScope, list: ApplicationList): AsyncGenerator<string> {
  let head = csvStart + csvLine(columns());
  for (let after: ApplicationList['after']; ;) {
    const batch = await services.database.searched(readExportBatch({ list: { ...list, after }, size: exportBatch }));
    yield head + batch.map((application) => lineOf(application, actor)).join('');
    head = '';
    const last = batch.at(-1);
    if (!last || batch.length < exportBatch) return;
    after = { time: last.cursorTime, id: last.id };
  }
}

/** Without the plus, which spreadsheets compute with: "91 76937 41287". */
const callable = (phone: string | null): string | null => phone?.replace(/^\+91(\d{5})(\d{5})$/, '91 $1 $2') ?? null;

function lineOf(application: Application & { jobTitle: string }, actor: Actor): string {
  const { jobTitle, status, appliedAt, movedAt } = application;
  const { name, email, phone, experienceYears, location, program, education, skills, portfolio } = applicantAsSeenBy(
    actor,
    application,
  );
  return csvLine([
    name,
    email,
    callable(phone),
    jobTitle,
    applicationStatusLabels[status](),
    indianDay(appliedAt),
    indianDay(movedAt),
    experienceYears === null ? null : yearsText(experienceYears),
    location,
    program,
    education,
    skills.join(', '),
    portfolio,
  ]);
}
