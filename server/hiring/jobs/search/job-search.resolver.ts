import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Int, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../core/context.ts';
import { type Page, pageArg, pageSizeArg } from '../../../core/page.ts';
import { selectedFields } from '../../../core/selected-fields.ts';
import { Job, JobPage } from '../job.entity.ts';
import { JobFilter, JobSortEnum } from '../job.inputs.ts';
import type { JobSort } from '../job.labels.ts';
import { isCardEnough } from '../job.queries.ts';
import { countSearch, searchJobs, suggestSearch } from './job-search.service.ts';
import { recommendJobs, suggestJobs } from './job-suggestion.service.ts';
import { JobSearchCounts } from '../job.types.ts';

@Resolver(() => Job)
export class JobSearchResolver {
  @Query(() => JobPage, {
    description:
      'Open jobs that fit the filter. `after` reads on from an `endCursor` of the same order, as far as you like; ' +
      'pages reach as far as the total is exact.',
  })
  jobs(
    @Ctx() context: RequestContext,
    @Arg('filter', () => JobFilter, { nullable: true, description: 'What to look for; everything if left out.' })
    filter: JobFilter | null,
    @Arg('sort', () => JobSortEnum, {
      nullable: true,
      defaultValue: 'NEWEST',
      description:
        'NEWEST: newest first. PAY: by the highest pay a month, then newest first. RELEVANCE: first jobs whose title ' +
        'is `q`, then those whose title begins with it, then those whose title contains it (three letters and more), ' +
        'then those with it in the company or the skills, each newest first; of the former the first 1,000 count. ' +
        'By relevance there is no `endCursor`; without `q` it is NEWEST.',
    })
    sort: JobSort | null,
    @Arg('page', () => Int, pageArg) page: number | null,
    @Arg('pageSize', () => Int, pageSizeArg(10)) pageSize: number | null,
    @Arg('after', () => String, {
      nullable: true,
      description: '`endCursor` of the page before; `page` has no effect then.',
    })
    after: string | null,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Page<Job>> {
    const asCards = isCardEnough(selectedFields(info, 'items'), selectedFields(info, 'items', 'viewerCan'));
    return searchJobs(context, { filter, sort, page, pageSize, after, asCards });
  }

  @Query(() => [String], {
    description:
      'Titles, companies and skills of open jobs that contain the text; ' +
      'for two letters those of jobs with a word that begins so, for a single one none.',
  })
  jobSuggestions(
    @Ctx() context: RequestContext,
    @Arg('text', { description: 'What was typed so far.' }) text: string,
    @Arg('limit', () => Int, { nullable: true, defaultValue: 5, description: 'Most suggestions, at most 50.' }) limit:
      | number
      | null,
  ): Promise<string[]> {
    return suggestJobs(context, { text, limit });
  }

  @Query(() => String, {
    nullable: true,
    description:
      'What may have been meant by a `q` that no open job has, in lower case: the nearest known words or line of ' +
      'which there are open jobs that fit the other filters. Null if nothing near is known, or if open jobs have `q`.',
  })
  searchSuggestion(
    @Ctx() context: RequestContext,
    @Arg('filter', () => JobFilter, { description: 'The search that found nothing.' }) filter: JobFilter,
  ): Promise<string | null> {
    return suggestSearch(context, { filter });
  }

  @Query(() => JobSearchCounts, { description: 'What to show beside the filters of a search.' })
  searchCounts(
    @Ctx() context: RequestContext,
    @Arg('filter', () => JobFilter, { description: 'The search that they stand beside.' }) filter: JobFilter,
  ): Promise<JobSearchCounts> {
    return countSearch(context, { filter });
  }

  @Query(() => [Job], {
    description:
      "Open jobs worth a look; for a seeker those that fit the profile's skills, place and years best, " +
      'each with its `recommendationReason`.',
  })
  recommendedJobs(
    @Ctx() context: RequestContext,
    @Arg('limit', () => Int, { nullable: true, defaultValue: 9, description: 'Most jobs, at most 50.' }) limit:
      | number
      | null,
  ): Promise<Job[]> {
    return recommendJobs(context, { limit });
  }
}
