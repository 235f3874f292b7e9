import { t } from '@lingui/core/macro';
import * as z from 'zod/mini';
import { asCaller } from '../../../core/caller.ts';
import type { RequestContext } from '../../../core/context.ts';
import type { Database } from '../../../core/database.ts';
import { badInput } from '../../../core/errors.ts';
import { beginningWith, containing } from '../../../core/like-pattern.ts';
import { asPublicRead } from '../../../core/replicas.ts';
import { mapped, oneLine } from '../../../core/text.rules.ts';
import { defineQuery } from '../../../core/use-case.ts';
import { listRecommendedJobs, listSimilarJobs, listSuggestions } from './job-suggestion.queries.ts';
import type { Job } from '../job.entity.ts';
import { toJob } from '../job.queries.ts';
import { viewerOfJobs } from '../job.service.ts';
import { findLikeTerms, termsOf } from './search-terms.queries.ts';
import { wordsOfTitle } from './job-suggestion.rules.ts';

const listLimit = (usual: number) =>
  mapped(
    z.nullish(
      z
        .int()
        .check(
          z.minimum(1, { error: () => t`Limit must be 1 or more.` }),
          z.maximum(50, { error: () => t`Limit must be 50 or less.` }),
        ),
    ),
    (limit) => limit ?? usual,
  );

/**
 * Titles, companies and skills of open jobs that contain the text; for two letters those of jobs with a word that
 * begins with them, for one letter none (OP-101).
 */
export const suggestJobs = defineQuery({
  name: 'suggestJobs',
  allow: 'ANYONE',
  token: 'ANY',
  isPublic: true,
  input: z.object({ text: z.string().check(z.maxLength(200), z.overwrite(oneLine)), limit: listLimit(5) }),
  run: async ({ services }, { text, limit }): Promise<string[]> => {
    if (text.length < 2) return [];
    const terms = (await termsOf(services.database, { q: text }))?.terms;
    if (!terms) return [];
    const asked = { terms, contains: containing(text), begins: beginningWith(text), limit };
    const found = await services.database.searched(listSuggestions(asked));
    return found.map((suggestion) => suggestion.text);
  },
});

/** Open jobs for the landing page; for a seeker those that fit the profile best. */
export const recommendJobs = defineQuery({
  name: 'recommendJobs',
  allow: 'ANYONE',
  token: 'JOBS_READ',
  isPublic: true,
  input: z.object({ limit: listLimit(9) }),
  run: async ({ services, actor }, { limit }): Promise<Job[]> =>
    (await services.database.searched(listRecommendedJobs({ viewerId: actor?.id ?? null, limit }))).map(toJob),
});

const mostSimilarJobs = 10;
const mostSkillsCompared = 10;

function likenessOf({ title, skills }: Job) {
  const titleWords = wordsOfTitle(title).map(containing);
  // "C" or "R" would find everything.
  const compared = skills
    .map((skill) => skill.toLowerCase())
    .filter((skill) => skill.length > 1)
    .slice(0, mostSkillsCompared);
  return { titleWords, skills: compared };
}

/** Those that share most title words or skills first. BAD_USER_INPUT for a limit over 10. */
export async function similarJobsOf(context: RequestContext, job: Job, limit: number): Promise<Job[]> {
  if (limit < 1 || limit > mostSimilarJobs) throw badInput({ limit: t`Limit must be 1 to ${mostSimilarJobs}.` });
  const { services, ipAddress } = context;
  const actor = viewerOfJobs(context);
  const read = () => asCaller(ipAddress, () => readSimilarJobs(services.database, { job, limit, actor }));
  return actor ? read() : asPublicRead(read);
}

async function readSimilarJobs(
  database: Database,
  { job, limit, actor }: Pick<RequestContext, 'actor'> & { job: Job; limit: number },
): Promise<Job[]> {
  const likeness = likenessOf(job);
  const terms = (await database.prepared(findLikeTerms(likeness))).map(({ id }) => id);
  if (terms.length === 0) return [];
  const asked = listSimilarJobs({ viewerId: actor?.id ?? null, job, ...likeness, terms, limit });
  return (await database.searched(asked)).map(toJob);
}
