import { screen, waitFor } from '@testing-library/react';
import { showScreen } from '../../../test/screen.tsx';
import { ConsentPanel } from './consent-panel.tsx';

const heading = { name: 'One thing before you go on' };
const showTo = (role: string) =>
  showScreen(<ConsentPanel />, {
    answers: {
      Me: () => ({
        me: {
          __typename: 'User',
          id: 'u1',
          name: 'Rohan Mehta',
          email: 'rohan@example.in',
          role,
          emailVerified: true,
          consentRequired: true,
          deletesAt: null,
        },
      }),
    },
  });

test.each(['JOBSEEKER', 'HR'])('a %s without consent is asked for it', async (role) => {
  showTo(role);
  expect(await screen.findByRole('heading', heading)).not.toBeNull();
});

test.each(['ADMIN', 'SUPERADMIN'])('the %s, who runs the portal, is not asked for consent', async (role) => {
  const { client } = showTo(role);
  await waitFor(() => expect(JSON.stringify(client.cache.extract())).toContain(role));
  expect(screen.queryByRole('heading', heading)).toBeNull();
});
