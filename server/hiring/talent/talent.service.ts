import { IsNull } from 'typeorm';
import * as z from 'zod/mini';
import { needVerifiedCompany, verifiedCompanyOf } from '../../companies/company.service.ts';
import type { RequestContext } from '../../core/context.ts';
import { isId } from '../../core/ids.ts';
import { insertMissing } from '../../core/insert-missing.ts';
import { defineLoader } from '../../core/loader.ts';
import { type Page, pageInput, toPage } from '../../core/page.ts';
import { defineCommand, defineQuery, type EitherScope } from '../../core/use-case.ts';
import { JobseekerProfile } from '../../people/profiles/profile.entity.ts';
import { Consent } from '../../people/users/user.entity.ts';
import { TalentProfile } from './talent.entity.ts';
import type { TalentStanding } from './talent.labels.ts';
import { countTalent, findStandings, findTalent, pageTalent } from './talent.queries.ts';
import {
  countedTalent,
  talentConsentVersion,
  talentFilterSchema,
  talentMessages,
  talentPageSize,
} from './talent.rules.ts';

/** What recruiters find of the seeker; null while they are not shown. */
export const readMyTalentProfile = defineQuery({
  name: 'myTalentProfile',
  allow: ['JOBSEEKER'],
  input: z.object({}),
  run: ({ services, actor }): Promise<TalentProfile | null> =>
    services.database.manager.findOneBy(TalentProfile, { userId: actor.id }),
});

/** Hiding deletes the row, so it takes effect at once; being found again makes a new id (decision 0086). */
export const setTalentVisibility = defineCommand({
  name: 'setTalentVisibility',
  allow: ['JOBSEEKER'],
  input: z.object({ isVisible: z.boolean() }),
  run: async ({ tx, actor, now }, { isVisible }): Promise<TalentProfile | null> => {
    const userId = actor.id;
    if (!isVisible) {
      await tx.delete(TalentProfile, { userId });
      await tx.update(Consent, { userId, kind: 'TALENT_SEARCH', withdrawnAt: IsNull() }, { withdrawnAt: now });
      return null;
    }
    // Of two changes of the switch at once, or one of the profile, the second sees the first.
    await tx.findOneOrFail(JobseekerProfile, { where: { userId }, lock: { mode: 'pessimistic_write' } });
    await tx.upsert(
      Consent,
      { userId, kind: 'TALENT_SEARCH', version: talentConsentVersion, givenAt: now, withdrawnAt: null },
      ['userId', 'kind', 'version'],
    );
    await insertMissing(tx, TalentProfile, { userId, foundSince: now });
    return tx.findOneByOrFail(TalentProfile, { userId });
  },
});

/** FORBIDDEN unless an admin has verified the recruiter's company. */
export const needTalentSearch = (scope: EitherScope<readonly ['HR']>): Promise<string> =>
  needVerifiedCompany(scope, talentMessages.notVerified);

export const searchTalent = defineQuery({
  name: 'talentProfiles',
  allow: ['HR'],
  input: z.object({ filter: z.nullish(talentFilterSchema), ...pageInput(talentPageSize) }),
  load: needTalentSearch,
  run: async ({ services: { database } }, { filter, ...request }, companyId): Promise<Page<TalentProfile>> => {
    const search = { filter: filter ?? {}, companyId };
    // No page begins beyond what is counted.
    const isBeyond = request.page * request.pageSize > countedTalent;
    const [items, [counted]] = await Promise.all([
      isBeyond ? [] : database.searched(pageTalent({ ...search, ...request })),
      database.searched(countTalent(search)),
    ]);
    return toPage(items, counted?.total ?? 0, request, { exactUpTo: countedTalent });
  },
});

/** By id, for the recruiter of a verified company; null once they are hidden. */
export const loadTalent = defineLoader<TalentProfile>(
  async ({ services: { database }, actor }, ids) => {
    const companyId = actor && (await verifiedCompanyOf(database.manager, actor.id));
    return companyId ? database.prepared(findTalent({ companyId, ids })) : [];
  },
  ({ id }) => id,
);

const loadStanding = defineLoader(
  ({ services: { database }, actor }, keys) => {
    const pairs = keys.map((key) => key.split('/') as [string, string]);
    return database.prepared(
      findStandings({
        recruiterId: actor?.id ?? '',
        jobIds: pairs.map(([jobId]) => jobId),
        talentIds: pairs.map(([, talentId]) => talentId),
      }),
    );
  },
  ({ jobId, talentId }) => `${jobId}/${talentId}`,
);

/** With one of the recruiter's own jobs; null for any other. */
export async function standingOf(
  context: RequestContext,
  { id }: TalentProfile,
  jobId: string | null,
): Promise<TalentStanding | null> {
  if (context.actor?.role !== 'HR' || !jobId || !isId(jobId)) return null;
  return (await loadStanding(context, `${jobId}/${id}`))?.standing ?? null;
}
