import type { Services } from '../server/core/context.ts';
import type { Statement } from '../server/core/statement.ts';

/** The statement's name as passed to `Database.prepared` or `searched`. */
export const nameOf = ({ name }: Pick<Statement<unknown>, 'name'>): string => name;

/**
 * Names of the statements that requests run during `read`. Mail statements are left out, because delivery follows the
 * real clock.
 */
export async function statementsOf({ database }: Services, read: () => Promise<unknown>): Promise<string[]> {
  const named = [jest.spyOn(database, 'prepared'), jest.spyOn(database, 'searched')];
  const entities = (['find', 'findBy', 'findOneBy', 'existsBy', 'query'] as const).map((way) =>
    jest.spyOn(database.manager, way),
  );
  try {
    await read();
    return [
      ...named
        .flatMap(({ mock }) => mock.calls.map(([statement]) => nameOf(statement)))
        .filter((name) => !/^(mail|mailbox|outbox-remove)-/.test(name)),
      ...entities.flatMap(({ mock }) => mock.calls.map(([what]) => (typeof what === 'string' ? what : 'entity'))),
    ];
  } finally {
    for (const spy of [...named, ...entities]) spy.mockRestore();
  }
}
