import { screen, waitFor, within } from '@testing-library/react';
import { showScreen } from '../../../test/screen.tsx';
import { fill, user } from '../../../test/user.ts';
import { AdminHeldWordsPage } from './admin-held-words-page.tsx';

test('of many words the first are shown until all are asked for; one is found and removed', async () => {
  let words = Array.from({ length: 40 }, (_, place) => ({
    __typename: 'HeldWord',
    id: `w${place}`,
    kind: 'PAYMENT',
    phrase: `fee number ${place}`,
  }));
  const shown = showScreen(<AdminHeldWordsPage />, {
    at: '/admin/held-words',
    answers: {
      HeldWords: () => ({ heldWords: words }),
      RemoveHeldWord: ({ id }) => {
        words = words.filter((word) => word.id !== id);
        return { removeHeldWord: true };
      },
    },
  });
  const payments = within(await screen.findByRole('region', { name: 'A payment' }));
  expect(payments.getAllByRole('listitem')).toHaveLength(30);
  await user.click(payments.getByRole('button', { name: 'Show all 40' }));
  expect(payments.getAllByRole('listitem')).toHaveLength(40);

  await fill(screen.getByRole('textbox', { name: 'Find a keyword' }), 'number 39');
  await user.click(payments.getByRole('button', { name: 'Remove “fee number 39”' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(payments.queryAllByRole('listitem')).toEqual([]));
  expect(shown.askedFor('RemoveHeldWord')).toEqual([{ id: 'w39' }]);
});
