import type { EntityManager, EntityTarget, InsertQueryBuilder, ObjectLiteral } from 'typeorm';

type Rows<Entity extends ObjectLiteral> = Parameters<InsertQueryBuilder<Entity>['values']>[0];

/** Inserts the rows that no constraint keeps out; returns the ids of those, where the table has any. */
export async function insertMissing<Entity extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<Entity>,
  rows: Rows<Entity>,
): Promise<string[]> {
  const insert = manager.createQueryBuilder().insert().into(entity).values(rows).orIgnore();
  const { raw } = await insert.returning(['id']).updateEntity(false).execute();
  return (raw as { id: string }[]).map(({ id }) => id);
}
