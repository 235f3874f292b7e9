import { z } from 'zod';
import { csvLine, csvStart } from '../core/csv.ts';
import { notFound } from '../core/errors.ts';
import { isId } from '../core/ids.ts';
import { pageInput } from '../core/page.ts';
import { defineQuery, type ReadScope } from '../core/use-case.ts';
import { indianDay } from '../jobs/job.rules.ts';
import { applicationSearchFields, narrowedTo } from './application-filter.rules.ts';
import {
  type ApplicationSearch,
  listApplications,
  pageApplications,
  placeOfApplication,
} from './application-search.queries.ts';
import { applicationStatusLabels } from './application.labels.ts';
import { isJobOf } from './application.queries.ts';
import { applicationListSchema, applicationPageSizes, listStatuses } from './application.rules.ts';

const searchSchema = z.object({ jobId: z.string().nullish(), list: applicationListSchema, ...applicationSearchFields });
type RecruiterScope = ReadScope<readonly ['HR']>;

async function refuseForeignJob(
  { services, actor }: RecruiterScope,
  { jobId }: { jobId?: string | null | undefined },
): Promise<void> {
  if (jobId && !(isId(jobId) && (await isJobOf(services.database, actor.id, jobId)))) throw notFound('Job not found.');
}

const searchOf = (
  { actor }: RecruiterScope,
  { jobId, list, search, filter }: z.output<typeof searchSchema>,
): ApplicationSearch => ({
  recruiterId: actor.id,
  jobId: jobId || null,
  statuses: narrowedTo(listStatuses[list], filter),
  search: search ?? null,
  filter: filter ?? null,
});

/**
 * A page of one list of the recruiter, of one job or of all, narrowed by search and filter. `pageOf` names an application: the page it is on
 * comes instead of `page`. NOT_FOUND for somebody else's job.
 */
export const pageHrApplications = defineQuery({
  name: 'hrApplications',
  allow: ['HR'],
  input: searchSchema.extend({
    ...pageInput(applicationPageSizes[0]),
    after: z.string().nullish(),
    pageOf: z.string().nullish(),
  }),
  load: refuseForeignJob,
  run: async (scope, { page, pageSize, after, pageOf, ...input }) => {
    const search = searchOf(scope, input);
    const place = isId(pageOf) ? await placeOfApplication(scope.services.database, search, pageOf) : null;
    return pageApplications(scope.services.database, search, {
      page: place === null ? page : Math.ceil(place / pageSize),
      pageSize,
      after: after ?? null,
    });
  },
});

const columns = [
  'Name',
  'Email',
  'Phone',
  'Job',
  'Status',
  'Applied on',
  'Last step on',
  'Experience',
  'Location',
  'Program',
  'Education',
  'Skills',
  'Portfolio',
];

/** The same list whole, as a table for spreadsheets; days are those of India. NOT_FOUND for somebody else's job. A filter that is misspelt must not hand out everybody. */
export const exportApplications = defineQuery({
  name: 'exportApplications',
  allow: ['HR'],
  input: searchSchema.strict(),
  load: refuseForeignJob,
  run: async (scope, input) => csvOf(listApplications(scope.services.database, searchOf(scope, input))),
});

async function* csvOf(batches: ReturnType<typeof listApplications>): AsyncGenerator<string> {
  let head = csvStart + csvLine(columns);
  for await (const batch of batches) {
    yield (
      head +
        batch
          .map(({ applicant, jobTitle, status, appliedAt, movedAt }) => {
            const { name, email, phone, experience, location, program, education, skills, portfolio } = applicant;
            return csvLine([
              name,
              email,
              phone,
              jobTitle,
              applicationStatusLabels[status],
              indianDay(appliedAt),
              indianDay(movedAt),
              experience,
              location,
              program,
              education,
              skills.join(', '),
              portfolio,
            ]);
          })
          .join('')
    );
    head = '';
  }
  if (head) yield head;
}
