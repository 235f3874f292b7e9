import type { MigrationInterface, QueryRunner } from 'typeorm';

const batchSize = 1000;
const lowestId = '00000000-0000-0000-0000-000000000000';

/**
 * Resumes that were replaced earlier, and with which no application was sent, count as unclaimed: the task that removes
 * such files removes them.
 *
 * Edited after it had landed, as the way was wrong, not the result: one statement for all could take longer than a
 * statement may, so that many files could stop every start. It now runs in small batches; where it ran already there is
 * nothing to do.
 */
export class ReleaseUnusedResumes1764300601000 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (let last: string | undefined = lowestId; last;) last = await releaseBatch(runner, last);
  }

  async down(): Promise<void> {}
}

/** Returns the last id of the batch; undefined after the end. */
async function releaseBatch(runner: QueryRunner, after: string): Promise<string | undefined> {
  const rows = (await runner.query('select id from files where id > $1 order by id limit $2', [after, batchSize])) as {
    id: string;
  }[];
  const ids = rows.map(({ id }) => id);
  await runner.query(
    `update files f set claimed_at = null
     where f.id = any($1) and f.purpose = 'RESUME' and f.owner_id is not null and f.claimed_at is not null
       and not exists (select from seeker_profiles p where p.resume_file_id = f.id)
       and not exists (select from applications a where a.resume_file_id = f.id)`,
    [ids],
  );
  return ids.at(-1);
}
