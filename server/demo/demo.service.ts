import { Readable } from 'node:stream';
import { type EntityManager, In, IsNull } from 'typeorm';
import { ConfigError } from '../core/config.ts';
import type { Services } from '../core/context.ts';
import type { Prepared } from '../core/database.ts';
import { hashPassword, verifyPassword } from '../core/password-hash.ts';
import { runAsServer } from '../core/use-case.ts';
import { User } from '../people/users/user.entity.ts';
import { insertRows, listWordIndexes } from './demo.queries.ts';

/** Password of the four demo accounts (contract, "Demo accounts"); no other account in the demo has one. */
export const demoPassword = 'Demo@12345';

const demoEmails = ['seeker', 'hr', 'admin', 'superadmin'].map((name) => `${name}@demo.kaamyab.test`);

/** Two servers that start at once on an empty database take turns; the second finds it filled. */
const demoLock = 4_137_120_002;

/**
 * Fills an empty database with the demo, in one transaction; does nothing where there is an account already. The same
 * time gives the same demo. `benchJobs` are jobs to be measured with, beside those of the demo (`SEED=bench:<jobs>`).
 */
export async function loadDemo(services: Services, benchJobs = 0): Promise<void> {
  await runAsServer(services, async ({ tx, prepared, now }) => {
    // A second server waits here until the first is done, and a slow machine takes its time: the limit of requests is
    // not meant for this.
    await tx.query(`set local statement_timeout = '${benchJobs > 0 ? '3h' : '5min'}'`);
    await tx.query('select pg_advisory_xact_lock($1)', [demoLock]);
    if (await tx.exists(User)) return;
    // Thousands of lines that nothing needs afterwards.
    const [{ makeDemo }, { fillForBench }] = await Promise.all([
      import('./demo.content.ts'),
      import('./bench.queries.ts'),
    ]);
    const { tables, resumes } = makeDemo(now, await hashPassword(demoPassword));
    await Promise.all(
      resumes.map(({ storageKey, content }) => services.storage.write(storageKey, Readable.from([content]))),
    );
    const names = tables.map(([table]) => table);
    await withoutWordIndexes(tx, prepared, names, async () => {
      for (const [table, rows] of tables) await prepared(insertRows({ table, rows }));
      if (benchJobs > 0) await fillForBench(prepared, benchJobs, now);
    });
    // Without it the first searches would be planned for empty tables.
    await tx.query(`analyze ${names.join(', ')}`);
  });
}

/** For a production start: anyone could sign in to a demo account, and one of them administers the portal. */
export async function refuseDemoAccounts({ database }: Services): Promise<void> {
  const accounts = await database.manager.find(User, {
    where: { email: In(demoEmails), disabledAt: IsNull() },
    order: { email: 'ASC' },
  });
  for (const { email, passwordHash } of accounts) {
    if (!(await verifyPassword(demoPassword, passwordHash))) continue;
    throw new ConfigError(
      `DATABASE_URL leads to demo data, whose passwords everybody knows (${email}): ` +
        'in production use another database.',
    );
  }
}

/** An index of the words in thousands of rows is made quickly at once, and takes seconds row by row. */
async function withoutWordIndexes(
  tx: EntityManager,
  prepared: Prepared,
  tables: string[],
  fill: () => Promise<void>,
): Promise<void> {
  const indexes = await prepared(listWordIndexes(tables));
  for (const { name } of indexes) await tx.query(`drop index ${name}`);
  await fill();
  for (const { definition } of indexes) await tx.query(definition);
}
