import type { Rolldown } from 'vite';

/** Which client chunk holds what: over a slow connection each request and each byte costs time (decision 0049). */

const isMain = (part: string): boolean => part === '/client/app/main.tsx';
const isOfSite = (part: string): boolean => /^\/client\/(site|shared)\//.test(part);
const isWayIn = (part: string): boolean => /\/(login|register|\w+-password|verify-email)-page\.tsx$/.test(part);

/** Our own TypeScript modules, wherever the project is checked out. */
export const ownFilesOf = (root: string): RegExp =>
  new RegExp(`^${root.replaceAll(/[.*+?^$()|{}[\]\\]/g, '\\$&')}/(client|server)/.*\\.tsx?$`);

const subject = /^\/client\/workspace\/([\w-]+)\//;

/** By a module's path within the project, never by its absolute path. */
export function chunksOf(root: string) {
  const placeOf = (id: string): string => (id.startsWith(`${root}/`) ? id.slice(root.length) : id);
  const isAt =
    (place: RegExp) =>
    (id: string): boolean =>
      place.test(placeOf(id));

  /**
   * One chunk of our own modules that the start or several parts of the client need, if `isHere` accepts those parts:
   * pages, and lazy-loaded code. A module brings its imports, so a group may only leave to later groups what it does
   * not import itself; otherwise two chunks would wait for each other.
   */
  const sharedBy = (name: string, priority: number, isHere: (parts: string[]) => boolean) => ({
    debugName: name,
    priority,
    name(id: string, graph: Rolldown.ChunkingContext): string | null {
      if (!isAt(/^\/(client|server)\//)(id) || isMain(placeOf(id))) return null;
      const above = new Set([id]);
      for (const each of above) for (const importer of graph.getModuleInfo(each)?.importers ?? []) above.add(importer);
      const parts = [...above]
        .filter((each) => isMain(placeOf(each)) || graph.getModuleInfo(each)?.dynamicImporters.length)
        .map(placeOf);
      return (parts.length > 1 || parts.some(isMain)) && isHere(parts) ? name : null;
    },
  });

  return [
    { name: 'apollo', test: isAt(/\/node_modules\/@apollo\//), priority: 9 },
    { name: 'vendor', tags: ['$initial' as const], test: isAt(/\/node_modules\//), priority: 8 },
    sharedBy('start', 7, (parts) => parts.some(isMain) || (parts.some(isOfSite) && parts.some(isWayIn))),
    {
      name: 'rules',
      test: isAt(/\/node_modules\/zod\/|^\/server\/(content|support)\/\w+\.rules\.ts$/),
      priority: 6,
    },
    sharedBy('site', 4, (parts) => parts.some(isOfSite)),
    sharedBy('ways-in', 3, (parts) => parts.some(isWayIn)),
    { name: 'frame', test: isAt(/^\/client\/workspace\/(frame|notifications)\//), priority: 2 },
    {
      name: 'workspace',
      test: isAt(/\/node_modules\/|^\/server\/|^\/client\/workspace\/(ui|lib|forms)\//),
      minShareCount: 4,
      priority: 1,
    },
    { name: 'hiring', test: isAt(/^\/client\/workspace\/(hiring|applicants)\//), minShareCount: 2, priority: 0 },
    {
      debugName: 'subject',
      name: (id: string) => subject.exec(placeOf(id))?.[1] ?? null,
      minShareCount: 3,
      priority: 0,
    },
  ];
}
