import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { showScreen } from '../../../test/screen.tsx';
import { user } from '../../../test/user.ts';
import { Dialog } from './dialog.tsx';

test('a press on the backdrop closes a dialog; a text selection that ends there does not', async () => {
  const close = jest.fn();
  showScreen(
    <Dialog title="Reject" onClose={close}>
      <input aria-label="Reason" defaultValue="Not yet" />
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog');
  await user.pointer([
    { keys: '[MouseLeft>]', target: screen.getByLabelText('Reason') },
    { keys: '[/MouseLeft]', target: dialog },
  ]);
  expect(close).not.toHaveBeenCalled();
  await user.click(dialog);
  expect(close).toHaveBeenCalledTimes(1);
});
