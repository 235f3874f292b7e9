import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import * as z from 'zod/mini';
import { defineStatement } from '../core/statement.ts';
import { keysOf } from '../core/text.rules.ts';
import { placeKeys } from '../jobs/search/place-search.rules.ts';
import { TalentProfile } from './talent.entity.ts';
import { talentStandingLabels } from './talent.labels.ts';
import { countedTalent, type TalentFilterValues } from './talent.rules.ts';

interface TalentSearch {
  filter: TalentFilterValues;
  /** The searching recruiter's: seekers who blocked it are left out. */
  companyId: string;
}

const talentColumns = sql`
  t.id, t.user_id as "userId", t.found_since as "foundSince", t.skills, t.location,
  t.experience_years as "experienceYears", t.education, t.program`;

/** Without seekers whose account is about to be deleted. */
const isShownTo = (companyId: string): Sql => sql`
  t.is_shown and t.user_id not in (select id from users where deletes_at is not null) and not exists (
    select from invitation_blocks b where b.company_id = ${companyId} and b.seeker_id = t.user_id)`;

function conditionsOf({ filter: { skills, location, minYears, maxYears }, companyId }: TalentSearch): Sql {
  const keys = skills?.map((skill) => skill.toLowerCase()) ?? [];
  return join(
    [
      isShownTo(companyId),
      keys.length > 0 ? sql`t.skill_keys @> ${keys}::text[]` : empty,
      location ? sql`t.place_keys && ${placeKeys(location)}::text[]` : empty,
      typeof minYears === 'number' ? sql`t.experience_years >= ${minYears}` : empty,
      typeof maxYears === 'number' ? sql`t.experience_years <= ${maxYears}` : empty,
    ].filter((condition) => condition !== empty),
    ' and ',
  );
}

/** The form of the statement for each filter that can be given or left out. */
const samples = [{}, { skills: ['a'] }, { location: 'a' }, { minYears: 1 }, { maxYears: 1 }].map((filter) => ({
  filter,
  companyId: '',
}));
const most = raw(String(countedTalent));

export const countTalent = defineStatement({
  name: 'count-talent',
  row: z.object({ total: z.int() }),
  samples,
  sql: (search: TalentSearch) => sql`
    select count(*)::int as total from (
      select from talent_profiles t where ${conditionsOf(search)} limit ${most} + 1) found`,
});

export const pageTalent = defineStatement({
  name: 'page-talent',
  entity: TalentProfile,
  samples: samples.map((search) => ({ ...search, page: 1, pageSize: 1 })),
  sql: ({ page, pageSize, ...search }: TalentSearch & { page: number; pageSize: number }) => sql`
    select ${talentColumns} from talent_profiles t where ${conditionsOf(search)}
    order by t.changed_on desc, t.id limit ${pageSize} offset ${(page - 1) * pageSize}`,
});

/** Those among the ids who are shown to the company. */
export const findTalent = defineStatement({
  name: 'talent-by-id',
  entity: TalentProfile,
  sql: ({ companyId, ids }: { companyId: string; ids: string[] }) => sql`
    select ${talentColumns} from talent_profiles t where t.id = any(${ids}::uuid[]) and ${isShownTo(companyId)}`,
});

interface Standings {
  recruiterId: string;
  jobIds: string[];
  seekerIds: string[];
}

/** To the recruiter's own jobs. */
export const findStandings = defineStatement({
  name: 'talent-standings',
  row: z.object({ jobId: z.uuid(), seekerId: z.uuid(), standing: z.enum(keysOf(talentStandingLabels)) }),
  sql: ({ recruiterId, jobIds, seekerIds }: Standings) => sql`
    select j.id as "jobId", asked."seekerId", case when a.id is null then 'INVITED' else 'APPLIED' end as standing
    from unnest(${jobIds}::uuid[], ${seekerIds}::uuid[]) asked ("jobId", "seekerId")
      join jobs j on j.id = asked."jobId" and j.recruiter_id = ${recruiterId}
      left join applications a on a.job_id = j.id and a.seeker_id = asked."seekerId"
      left join invitations i on i.job_id = j.id and i.seeker_id = asked."seekerId"
    where a.id is not null or i.id is not null`,
});
