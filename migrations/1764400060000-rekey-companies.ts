import type { MigrationInterface, QueryRunner } from 'typeorm';
import { companyNameKey } from '../server/companies/company.rules.ts';

const batchSize = 500;
const lowestId = '00000000-0000-0000-0000-000000000000';

/**
 * More names than before are one name (D-01): more letters that look alike, "&" and "and", "KaveriLtd". Companies that
 * are there get a new key, the verified first; where one has it already, the other gets one that no name has, as
 * in `FillCompanyMembers`.
 */
export class RekeyCompanies1764400060000 implements MigrationInterface {
  // In batches, each of which can run again.
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const condition of ['verified_at is not null', 'verified_at is null']) {
      for (let last: string | undefined = lowestId; last;) last = await rekey(runner, condition, last);
    }
  }

  /** The earlier program takes these keys as well. */
  async down(): Promise<void> {}
}

/** Answers the last id of the batch; undefined behind the end. */
async function rekey(runner: QueryRunner, condition: string, after: string): Promise<string | undefined> {
  const rows = (await runner.query(
    `select id, name::text as name, name_key as key from companies
     where ${condition} and id > $1 order by id limit ${batchSize}`,
    [after],
  )) as { id: string; name: string; key: string }[];
  const changed = rows
    .map(({ id, name, key }) => ({ id, key, wanted: companyNameKey(name) }))
    .filter(({ id, key, wanted }) => key !== wanted && key !== `${wanted}#${id}`);
  await runner.query(
    `update companies c set name_key = case
         when given.place > 1
           or exists (select from companies other where other.name_key = given.key and other.id <> c.id)
         then given.key || '#' || c.id else given.key end
     from (select id, key, row_number() over (partition by key order by id) as place
       from unnest($1::uuid[], $2::text[]) named (id, key)) given
     where c.id = given.id`,
    [changed.map(({ id }) => id), changed.map(({ wanted }) => wanted)],
  );
  return rows.at(-1)?.id;
}
