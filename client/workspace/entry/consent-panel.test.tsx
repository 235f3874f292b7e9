import { screen } from '@testing-library/react';
import { field, fieldErrors, overNetwork, press, settle, shows, stopTime } from '../../../test/code-screen.ts';
import { showScreen } from '../../../test/screen.tsx';
import { user } from '../../../test/user.ts';
import { ConsentPanel } from './consent-panel.tsx';

stopTime();

async function showTo(role: string) {
  const me = { id: 'u1', name: 'Rohan', email: 'rohan@example.in', role, emailVerified: true, deletesAt: null };
  const shown = showScreen(<ConsentPanel />, {
    fields: overNetwork({
      me: { ...me, consentRequired: true },
      giveConsent: { id: 'u1', consentRequired: false },
    }),
  });
  await settle();
  return shown;
}
const announced = () => document.querySelector('[aria-live=polite]')?.textContent;

test.each(['JOBSEEKER', 'HR'])('a %s without consent is asked for both parts of it, once', async (role) => {
  const { askedFor } = await showTo(role);
  const notice = 'Please agree to the privacy notice.';
  expect(announced()).toBe('One thing before you go on: please agree to the privacy notice.');
  expect(shows(/^We keep your name/)).toBe(true);
  await press('Agree and continue');
  expect(fieldErrors().map(([, error]) => error)).toEqual([notice, 'You need to be 18 or older.']);
  await user.click(field('I am 18 or older.'));
  await press('Agree and continue');
  const missing = field('I agree to the privacy notice below.');
  expect([fieldErrors().map(([, error]) => error), document.activeElement]).toEqual([[notice], missing]);
  await user.click(missing);
  await press('Agree and continue');
  expect([askedFor('GiveConsent'), announced(), screen.queryByRole('region')]).toEqual([
    [{ consent: true, adult: true }],
    '',
    null,
  ]);
});

test.each(['ADMIN', 'SUPERADMIN'])('the %s, who runs the portal, is not asked for consent', async (role) => {
  const { client } = await showTo(role);
  expect([JSON.stringify(client.cache.extract()).includes(role), screen.queryByRole('region')]).toEqual([true, null]);
});
