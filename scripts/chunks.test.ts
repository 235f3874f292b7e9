import type { Rolldown } from 'vite';
import { chunksOf, ownFilesOf } from './chunks.ts';

const roots = ['/srv/kaamyab', '/srv/server/client/workspace/jobs', '/opt/node_modules/@apollo/app (2)+[x]'];
const modules = [
  '/client/app/main.tsx',
  '/client/shared/ui/button.tsx',
  '/client/site/pages/search-page.tsx',
  '/client/workspace/pages/login-page.tsx',
  '/client/workspace/privacy/consent.tsx',
  '/client/workspace/job-alerts/alert-list.tsx',
  '/server/office/content/content.rules.ts',
  '/node_modules/antd/es/button/index.js',
  '/node_modules/@apollo/client/index.js',
];

/** The entry imports every module, and each page is also lazy-loaded. */
const graphOf = (root: string): Rolldown.ChunkingContext =>
  ({
    getModuleInfo: (id: string) => ({
      importers: id.endsWith('main.tsx') ? [] : [`${root}/client/app/main.tsx`],
      dynamicImporters: id.endsWith('-page.tsx') ? [`${root}/client/app/routes.tsx`] : [],
    }),
  }) as unknown as Rolldown.ChunkingContext;

/** The names of all groups that a module matches. */
const groupsFor = (root: string, place: string): string[] =>
  chunksOf(root).flatMap((group) => {
    const id = root + place;
    if ('test' in group && !group.test?.(id)) return [];
    const name = typeof group.name === 'function' ? group.name(id, graphOf(root)) : group.name;
    return name === null ? [] : [name];
  });

test('a module is in the same chunk wherever the project is checked out', () => {
  const [usual, ...others] = roots.map((root) => modules.map((place) => groupsFor(root, place)));
  for (const groups of others) expect(groups).toEqual(usual);
  expect(groupsFor('/srv/kaamyab', '/node_modules/@apollo/client/index.js')).toEqual(['apollo', 'vendor', 'workspace']);
  expect(groupsFor('/srv/kaamyab', '/client/workspace/job-alerts/alert-list.tsx')).toEqual(['start', 'job-alerts']);
});

test("only the project's own modules count as own", () => {
  for (const root of roots) {
    expect(modules.filter((place) => ownFilesOf(root).test(root + place))).toEqual(modules.slice(0, -2));
    expect(ownFilesOf(root).test(`/elsewhere${root}/client/app/main.tsx`)).toBe(false);
  }
});
