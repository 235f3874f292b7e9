import { jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { showScreen } from '../../../test/screen.tsx';
import { Dialog } from './dialog.tsx';

test('a press on the backdrop closes a dialog; selecting text that ends there does not', () => {
  const close = jest.fn();
  showScreen(
    <Dialog title="Reject" onClose={close}>
      <input aria-label="Reason" defaultValue="Not yet" />
    </Dialog>,
    {},
  );
  const dialog = screen.getByRole('dialog');
  fireEvent.pointerDown(screen.getByLabelText('Reason'));
  fireEvent.click(dialog);
  expect(close).not.toHaveBeenCalled();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(close).toHaveBeenCalledTimes(1);
});
