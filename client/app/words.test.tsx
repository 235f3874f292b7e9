import { act, waitFor } from '@testing-library/react';
import { paths } from '../shared/lib/paths.ts';
import { englishLeft, openInPseudo, pressEverything, settled } from '../../test/pseudo-app.tsx';
import { setPhone } from '../../test/screen.tsx';
import type { World } from '../../test/wordless-answers.ts';
import { allPages } from '../../server/core/client-pages.rules.ts';

const much: World = { me: null, flag: true, count: 60, items: 2 };
const pressedWorlds: [string, World][] = [
  ['for a visitor who finds much', much],
  ['for a visitor who finds much, on a phone', much],
  ['for a seeker who finds much', { ...much, me: 'JOBSEEKER' }],
  ['for a seeker who finds one', { me: 'JOBSEEKER', flag: false, count: 1, items: 1 }],
];
const readWorlds: [string, World][] = [
  ['for a visitor who finds nothing', { me: null, flag: false, count: 0, items: 0 }],
  ['for a recruiter', { ...much, me: 'HR', flag: false }],
  ['while it loads', { ...much, fate: 'LOADING' }],
  ['when nothing can be reached', { ...much, fate: 'FAILING' }],
];

const criteria =
  'q=%E0%A5%A7&location=%E0%A5%A8&experience=%E0%A5%A9&years=2&posted=last-24-hours&urgent=1&mode=remote&pay=25000';
const addresses = [
  ...allPages
    .filter(({ renderedFrom }) => renderedFrom?.startsWith('site/'))
    .map(({ path }) => path.replace(':id', '1')),
  `${paths.jobSearch}?${criteria}`,
  `${paths.unsubscribe}#link=1`,
  '/1',
];

async function englishAt(): Promise<string[]> {
  await waitFor(() => expect(document.querySelector('main')?.textContent).toBeTruthy());
  await settled();
  return englishLeft();
}

describe.each(pressedWorlds)('%s', (name, world) => {
  const pressedInFrame = new Set<string>();

  test.each(addresses)('no text of %s is left in English, whatever is pressed', async (address) => {
    setPhone(name.includes('phone'));
    openInPseudo(address, world);
    expect(await englishAt()).toEqual([]);
    await pressEverything(pressedInFrame);
  });
});

test.each(readWorlds)('no text is left in English %s', async (_, world) => {
  const router = openInPseudo(paths.home, world);
  for (const address of addresses) {
    await act(() => router.navigate(address));
    expect([address, await englishAt()]).toEqual([address, []]);
  }
});
