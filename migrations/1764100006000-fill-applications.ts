import type { MigrationInterface, QueryRunner } from 'typeorm';

const batchSize = 250;
const lowestId = '00000000-0000-0000-0000-000000000000';

/**
 * What the triggers keep from now on, for the applications that were there before: a few at a time, each batch for
 * itself, so that no one waits for all of them.
 */
export class FillApplications1764100006000 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // The columns are new: without figures of them each batch would be planned as a walk over all events.
    await runner.query('analyze applications, application_events');
    let last: string | undefined = lowestId;
    while (last) last = await fillBatch(runner, last);
  }

  async down(): Promise<void> {}
}

/** Answers the last id of the batch; undefined behind the end. */
async function fillBatch(runner: QueryRunner, after: string): Promise<string | undefined> {
  await runner.startTransaction();
  try {
    // Locked by a statement of its own: the next one sees whatever was waited for.
    const rows = (await runner.query(
      'select id from applications where id > $1 order by id limit $2 for no key update',
      [after, batchSize],
    )) as { id: string }[];
    const ids = rows.map(({ id }) => id);
    await runner.query(
      `update applications a set
         search_text = application_search_text(u.name, u.email, p.skills),
         applicant_skills = lower_each(p.skills), applicant_years = p.experience_years,
         answer_hours = way.answer_hours, decision_hours = way.decision_hours,
         furthest_step = coalesce(way.furthest_step, 0)
       from users u left join seeker_profiles p on p.user_id = u.id,
         applications own left join application_progress($1) way on way.id = own.id
       where a.id = any($1) and own.id = a.id and u.id = a.seeker_id`,
      [ids],
    );
    await runner.commitTransaction();
    return ids.at(-1);
  } catch (error) {
    await runner.rollbackTransaction();
    throw error;
  }
}
