import { screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { type Answers, showScreen } from '../../../test/screen.tsx';
import { fill, user } from '../../../test/user.ts';
import { SettingsPage } from './settings-page.tsx';

const settings = {
  __typename: 'PortalSettings',
  version: 'first',
  consentVersion: '2026-11',
  requireVerification: false,
  unverifiedJobLimit: 3,
  dailyInvitations: 20,
  rejectedResumeDays: 180,
  mailSenderName: 'Kaamyab',
  contactEmail: 'support@kaamyab.example',
  contactPhone: '',
  footerAddress: '',
  privacyText: '',
  termsText: '',
};
const conflict = new GraphQLError('Somebody changed the settings meanwhile.', {
  extensions: { code: 'CONFLICT', reason: 'CHANGED_MEANWHILE' },
});
const limit = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Invitations a day' });
const save = () => user.click(screen.getByRole('button', { name: 'Save settings' }));

test('settings show loading, then an error, then load on retry', async () => {
  const answers: Answers = { PortalSettings: 'FAIL' };
  showScreen(<SettingsPage />, { answers });
  expect(screen.getByText('Loading the settings')).toBeTruthy();
  await screen.findByText('The settings could not be loaded.');
  answers.PortalSettings = () => ({ portalSettings: settings });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(limit().value).toBe('20'));
});

test('an out-of-range value is reported at its field; only changed values are sent', async () => {
  const { askedFor } = showScreen(<SettingsPage />, {
    answers: {
      PortalSettings: () => ({ portalSettings: settings }),
      ChangeSettings: () => ({
        changeSettings: { ...settings, version: 'second', requireVerification: true, dailyInvitations: 7 },
      }),
    },
  });
  await screen.findByRole('switch', { name: 'Jobs wait for verification' });
  await fill(limit(), '101');
  await save();
  await screen.findByText('Please enter a whole number from 1 to 100.');
  expect(askedFor('ChangeSettings')).toEqual([]);
  await fill(limit(), '7');
  await user.click(screen.getByRole('switch', { name: 'Jobs wait for verification' }));
  await save();
  await waitFor(() =>
    expect(askedFor('ChangeSettings')).toEqual([
      { version: 'first', input: { requireVerification: true, dailyInvitations: 7 }, isNewConsent: false },
    ]),
  );
  await fill(limit(), '8');
  await save();
  await waitFor(() =>
    expect(askedFor('ChangeSettings').at(-1)).toEqual({
      version: 'second',
      input: { dailyInvitations: 8 },
      isNewConsent: false,
    }),
  );
});

test('a new consent is requested once, together with the text that needs it', async () => {
  const { askedFor } = showScreen(<SettingsPage />, {
    answers: {
      PortalSettings: () => ({ portalSettings: settings }),
      ChangeSettings: () => ({
        changeSettings: { ...settings, version: 'second', consentVersion: '2026-11-18', privacyText: 'New.' },
      }),
    },
  });
  const ask = await screen.findByRole('switch', { name: 'Ask everybody to agree again' });
  await fill(screen.getByRole('textbox', { name: 'Privacy notice' }), 'New.');
  await user.click(ask);
  await save();
  await screen.findByText(/Version now: 2026-11-18/);
  expect(ask.getAttribute('aria-checked')).toBe('false');
  expect(askedFor('ChangeSettings')).toEqual([
    { version: 'first', input: { privacyText: 'New.' }, isNewConsent: true },
  ]);
});

test('an outdated form keeps its typed text until the settings are reloaded', async () => {
  const answers: Answers = { PortalSettings: () => ({ portalSettings: settings }), ChangeSettings: conflict };
  showScreen(<SettingsPage />, { answers });
  await screen.findByRole('switch', { name: 'Jobs wait for verification' });
  await fill(limit(), '7');
  await save();
  await screen.findByText('Somebody changed the settings meanwhile.');
  expect(limit().value).toBe('7');
  answers.PortalSettings = () => ({ portalSettings: { ...settings, version: 'theirs', dailyInvitations: 50 } });
  await user.click(screen.getByRole('button', { name: 'Load again' }));
  await waitFor(() => expect(limit().value).toBe('50'));
  expect(screen.queryByText('Somebody changed the settings meanwhile.')).toBeNull();
});
