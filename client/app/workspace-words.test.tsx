import { act, waitFor } from '@testing-library/react';
import { englishLeft, openInPseudo, pressEverything, settled } from '../../test/pseudo-app.tsx';
import type { World } from '../../test/wordless-answers.ts';
import { allPages, type PageRule } from '../../server/core/client-pages.rules.ts';
import type { Role } from '../gql/graphql.ts';
import { paths } from '../shared/lib/paths.ts';

const pagesOf = (wanted: (page: PageRule) => boolean): string[] =>
  allPages
    .filter((page) => !page.renderedFrom?.startsWith('site/') && wanted(page))
    .map(({ path }) => path.replace(':id', '1'));

/** They lead home who is known and has verified their address. */
const forOthers: string[] = [paths.login, paths.register, paths.verifyEmail];
const areas: [Role | null, string[]][] = [
  [null, pagesOf(({ frame }) => frame === 'SITE')],
  [
    'JOBSEEKER',
    pagesOf(({ frame, roles }) => ['SEEKER', 'ACCOUNT'].includes(frame) || roles === undefined).filter(
      (path) => !forOthers.includes(path),
    ),
  ],
  ['HR', pagesOf(({ roles = [] }) => roles.length === 1 && roles.includes('HR'))],
  ['SUPERADMIN', pagesOf(({ frame }) => frame === 'ADMIN')],
];

const rememberRole = (me: Role | null) => {
  if (me) document.cookie = `userDetails=${encodeURIComponent(JSON.stringify({ role: me.toLowerCase() }))}`;
};
afterEach(() => void (document.cookie = 'userDetails=; max-age=0'));

/** What the app shows at an address, once it has loaded. */
async function englishAt(address: string, me: Role | null, router: ReturnType<typeof openInPseudo>) {
  await waitFor(() => expect(document.querySelector('main')?.textContent).toBeTruthy());
  await settled();
  // Pages redirect unknown users to the login.
  expect([address, me !== null && router.state.location.pathname === '/login']).toEqual([address, false]);
  return englishLeft();
}

describe.each(areas)('for %s', (me, addresses) => {
  const pressedInFrame = new Set<string>();

  test.each(addresses)('no word of a full %s is left in English, whatever is pressed', async (address) => {
    rememberRole(me);
    const router = openInPseudo(address, { me, flag: true, count: 60, items: 2 });
    expect(await englishAt(address, me, router)).toEqual([]);
    await pressEverything(pressedInFrame);
  });

  test.each<[string, World]>([
    ['has one of each', { me, flag: false, count: 1, items: 1 }],
    ['is empty', { me, flag: false, count: 0, items: 0 }],
    ['loads', { me, flag: false, count: 0, items: 0, fate: 'LOADING' }],
    ['cannot be reached', { me, flag: false, count: 0, items: 0, fate: 'FAILING' }],
  ])('no word of a page that %s is left in English', async (_, world) => {
    rememberRole(me);
    const router = openInPseudo(addresses[0] ?? '', world);
    for (const address of addresses) {
      await act(() => router.navigate(address));
      expect([address, await englishAt(address, me, router)]).toEqual([address, []]);
    }
  });
});
