import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOMS } from './import-rules.ts';

/** Tables without an entity; all others belong to the room of their entity. */
const tablesWithoutEntity: Record<string, string> = {
  attempt_counters: 'core',
  installation: 'core',
  outbox: 'core',
  application_list_changes: 'hiring',
  decision_batch_items: 'hiring',
  decision_batches: 'hiring',
  open_jobs: 'hiring',
  resume_views: 'hiring',
  search_terms: 'hiring',
  support_viewers: 'office',
};
/** Every actor and every recipient is a user, so all rooms may read users. */
const readByAll = 'users';
const exceptions: Record<string, string> = {
  'server/companies/membership.queries.ts':
    'who lets a recruiter in opens the jobs that waited for it, in the same transaction',
};

const root = join(import.meta.dirname, '..');
const sources = readdirSync(join(root, 'server'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => `server/${name.replaceAll('\\', '/')}`)
  .map((path) => ({ path, room: path.split('/')[1] ?? '', text: readFileSync(join(root, path), 'utf8') }))
  .filter(({ room }) => ROOMS.includes(room));

const roomOf = new Map(Object.entries(tablesWithoutEntity));
for (const { room, text } of sources)
  for (const [, table = ''] of text.matchAll(/@Entity\('(\w+)'/g)) roomOf.set(table, room);

/** In statements, table names follow these keywords. */
const tablesOf = (text: string): string[] =>
  [...text.matchAll(/\b(?:from|join|update|into) \(?(\w+)/g)].map(([, table = '']) => table);

test('a statement names tables of its own room or of a lower one', () => {
  const names = sources.flatMap(({ path, room, text }) =>
    [...new Set(tablesOf(text))]
      .filter((table) => table !== readByAll && ROOMS.indexOf(roomOf.get(table) ?? 'core') > ROOMS.indexOf(room))
      .map((table) => `${path}: ${table}`),
  );
  expect(names.filter((name) => !((name.split(':')[0] ?? '') in exceptions))).toEqual([]);
  // None of the exceptions is outdated.
  expect(new Set(names.map((name) => name.split(':')[0]))).toEqual(new Set(Object.keys(exceptions)));
});
