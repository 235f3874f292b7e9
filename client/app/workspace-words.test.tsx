import { waitFor } from '@testing-library/react';
import { englishLeft, openInPseudo, pressEverything, settled } from '../../test/pseudo-app.tsx';
import type { World } from '../../test/wordless-answers.ts';
import { allPages, type PageRule } from '../../server/core/client-pages.rules.ts';
import type { Role } from '../gql/graphql.ts';

const pagesOf = (wanted: (page: PageRule) => boolean): string[] =>
  allPages
    .filter((page) => !page.renderedFrom?.startsWith('site/') && wanted(page))
    .map(({ path }) => path.replace(':id', '1'));

const areas: [Role | null, string[]][] = [
  [null, pagesOf(({ frame }) => frame === 'SITE')],
  ['JOBSEEKER', pagesOf(({ frame, roles }) => frame === 'SEEKER' || roles === undefined)],
  ['HR', pagesOf(({ roles = [] }) => roles.length === 1 && roles.includes('HR'))],
  ['SUPERADMIN', pagesOf(({ frame }) => frame === 'ADMIN')],
];
const cases = areas.flatMap(([me, paths]) => paths.map((path) => [path, me] as const));

const worlds = (me: Role | null): [string, World][] => [
  ['full', { me, flag: true, count: 60, items: 2 }],
  ['with one of each', { me, flag: false, count: 1, items: 1 }],
  ['empty', { me, flag: false, count: 0, items: 0 }],
  ['while it loads', { me, flag: false, count: 0, items: 0, fate: 'LOADING' }],
  ['when nothing can be reached', { me, flag: false, count: 0, items: 0, fate: 'FAILING' }],
];

const rememberRole = (me: Role | null) => {
  if (me) document.cookie = `userDetails=${encodeURIComponent(JSON.stringify({ role: me.toLowerCase() }))}`;
};
afterEach(() => void (document.cookie = 'userDetails=; max-age=0'));

describe.each(cases)('%s for %s', (address, me) => {
  test.each(worlds(me))('no word is left in English, %s', async (name, world) => {
    rememberRole(me);
    const router = openInPseudo(address, world);
    await waitFor(() => expect(document.querySelector('main')?.textContent).toBeTruthy(), { timeout: 15_000 });
    await settled();
    await settled();
    // Pages redirect unknown users to the login.
    expect(me !== null && router.state.location.pathname === '/login').toBe(false);
    expect(englishLeft()).toEqual([]);
    if (name === 'full') await pressEverything();
  });
});
