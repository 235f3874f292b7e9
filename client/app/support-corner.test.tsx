import { screen, waitFor } from '@testing-library/react';
import { showScreen } from '../../test/screen.tsx';
import { user } from '../../test/user.ts';
import { SupportCorner } from './support-corner.tsx';

const me = {
  __typename: 'User',
  id: 'u',
  name: 'Asha Rao',
  email: 'asha@example.in',
  emailVerified: true,
  consentRequired: false,
  deletesAt: null,
};

test('OP-049 signed-in users have the chat, except those who answer it', async () => {
  for (const [role, count] of [
    ['ADMIN', 0],
    ['SUPERADMIN', 0],
    ['JOBSEEKER', 1],
  ] as const) {
    const { unmount, client } = showScreen(<SupportCorner />, {
      answers: { Me: () => ({ me: { ...me, role } }), SupportMessages: () => ({ supportMessages: [] }) },
    });
    await user.click(document.body);
    await waitFor(() => expect(JSON.stringify(client.cache.extract())).toContain(role));
    if (count > 0) await screen.findByRole('button', { name: /^Support chat/ });
    expect(screen.queryAllByRole('button', { name: /^Support chat/ })).toHaveLength(count);
    unmount();
  }
});
