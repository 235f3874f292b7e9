import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import * as z from 'zod/mini';
import { columnsOf, defineStatement } from '../../core/statement.ts';
import { keysOf } from '../../core/text.rules.ts';
import { placeKeys, regionKeys } from '../jobs/search/place-search.rules.ts';
import { TalentProfile } from './talent.entity.ts';
import { talentStandingLabels } from './talent.labels.ts';
import { countedTalent, type TalentFilterValues } from './talent.rules.ts';

interface TalentSearch {
  filter: TalentFilterValues;
  /** The searching recruiter's: seekers who blocked it are left out. */
  companyId: string;
}

const talentColumns = columnsOf(TalentProfile, 't');

/** Without seekers whose account is about to be deleted. */
const isShownTo = (companyId: string): Sql => sql`
  t.is_shown and t.user_id not in (select id from users where deletes_at is not null) and not exists (
    select from invitation_blocks b where b.company_id = ${companyId} and b.seeker_id = t.user_id)`;

const hasSkill = (skill: string): Sql => sql`t.skill_keys @> array[${skill.toLowerCase()}]`;
const isAt = (names: string[]): Sql => sql`t.place_keys && ${names}::text[]`;

/** Of "Andheri, Mumbai" also the city alone. */
const partsOf = (location: string): string[] =>
  location
    .split(/[,/()-]+/)
    .map((part) => part.trim())
    .filter(Boolean)
    .flatMap(placeKeys);

/** Names of the place, then of its city, then of its region with both; none for a place that is anywhere ("Remote"). */
function nearness(location: TalentFilterValues['location']): string[][] {
  const [place, city, region] = [placeKeys, partsOf, regionKeys].map((namesOf) => (location ? namesOf(location) : []));
  const all = [...new Set([...(place ?? []), ...(city ?? []), ...(region ?? [])])];
  return all.length > 0 ? [place ?? [], city ?? [], all] : [];
}

/** Skills and place are wishes: who meets one of them is found. Years are bounds. */
function conditionsOf({ filter: { skills, location, minYears, maxYears }, companyId }: TalentSearch): Sql {
  const near = nearness(location).at(-1);
  const wishes = [
    skills && skills.length > 0 ? sql`t.skill_keys && ${skills.map((skill) => skill.toLowerCase())}::text[]` : empty,
    near ? isAt(near) : empty,
  ].filter((wish) => wish !== empty);
  return join(
    [
      isShownTo(companyId),
      wishes.length > 0 ? sql`(${join(wishes, ' or ')})` : empty,
      typeof minYears === 'number' ? sql`t.experience_years >= ${minYears}` : empty,
      typeof maxYears === 'number' ? sql`t.experience_years <= ${maxYears}` : empty,
    ].filter((condition) => condition !== empty),
    ' and ',
  );
}

const countOf = (skills: string[]): Sql =>
  join(
    skills.map((skill) => sql`(${hasSkill(skill)})::int`),
    ' + ',
  );
const skillIfThere = (skill: string): Sql => sql`case when ${hasSkill(skill)} then ${skill}::text end`;

/** By matched skills, then nearness (place, city, region), then experience, then the last change. */
function orderOf({ skills, location }: TalentFilterValues): Sql {
  const near = nearness(location).map((names) => sql`(${isAt(names)})::int`);
  const wishes = [
    skills && skills.length > 0 ? sql`${countOf(skills)} desc` : empty,
    near.length > 0 ? sql`${join(near, ' + ')} desc` : empty,
  ].filter((wish) => wish !== empty);
  const places = wishes.length > 0 ? [...wishes, sql`t.experience_years desc nulls last`] : [];
  return join([...places, sql`t.changed_on desc`, sql`t.id`], ', ');
}

/** Null where none were asked for. */
const matchedSkills = (skills: TalentFilterValues['skills']): Sql =>
  skills && skills.length > 0 ? sql`array_remove(array[${join(skills.map(skillIfThere))}], null)` : sql`null::text[]`;

/** The form of the statement for each filter that can be given or left out. */
const samples = [
  {},
  { skills: ['a'] },
  { skills: ['a', 'b'] },
  { location: 'a' },
  { minYears: 1 },
  { maxYears: 1 },
].map((filter) => ({
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
  row: z.object({ matchedSkills: z.nullable(z.array(z.string())) }),
  samples: samples.map((search) => ({ ...search, page: 1, pageSize: 1 })),
  sql: ({ page, pageSize, ...search }: TalentSearch & { page: number; pageSize: number }) => sql`
    select ${talentColumns}, ${matchedSkills(search.filter.skills)} as "matchedSkills"
    from (
      -- Only ids are sorted: whole rows of a frequent skill would not fit into memory.
      select t.id from talent_profiles t where ${conditionsOf(search)}
      order by ${orderOf(search.filter)} limit ${pageSize} offset ${(page - 1) * pageSize}
    ) found join talent_profiles t using (id)
    order by ${orderOf(search.filter)}`,
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
  talentIds: string[];
}

/** To the recruiter's own jobs. An invitation to an earlier profile says nothing of this one. */
export const findStandings = defineStatement({
  name: 'talent-standings',
  row: z.object({ jobId: z.uuid(), talentId: z.uuid(), standing: z.enum(keysOf(talentStandingLabels)) }),
  sql: ({ recruiterId, jobIds, talentIds }: Standings) => sql`
    select j.id as "jobId", t.id as "talentId", case when a.id is null then 'INVITED' else 'APPLIED' end as standing
    from unnest(${jobIds}::uuid[], ${talentIds}::uuid[]) asked ("jobId", "talentId")
      join talent_profiles t on t.id = asked."talentId"
      join jobs j on j.id = asked."jobId" and j.recruiter_id = ${recruiterId}
      left join applications a on a.job_id = j.id and a.seeker_id = t.user_id
      left join invitations i on i.job_id = j.id and i.talent_id = t.id
    where a.id is not null or i.id is not null`,
});
