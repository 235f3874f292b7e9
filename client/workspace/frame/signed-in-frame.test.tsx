import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { showScreen } from '../../../test/screen.tsx';
import { user } from '../../../test/user.ts';
import { KeptFocus } from '../../shared/ui/layout.tsx';
import { SignedInFrame } from './signed-in-frame.tsx';

/**
 * A button that disappears when pressed, like Try again. The second button is in its own area, which the third removes.
 */
function Page() {
  const [gone, setGone] = useState<readonly string[]>([]);
  const button = (name: string) =>
    !gone.includes(name) && (
      <button type="button" onClick={() => setGone([...gone, name])}>
        {name}
      </button>
    );
  return (
    <>
      {button('Alone')}
      {!gone.includes('With its area') && (
        <section aria-label="Area">
          <KeptFocus>
            {button('In an area')}
            {button('With its area')}
          </KeptFocus>
        </section>
      )}
    </>
  );
}

const press = async (name: string) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  await user.click(button);
};
const focused = () => document.activeElement;

test('OP-110 when a focused element disappears, the innermost remaining area gets the focus', async () => {
  showScreen(
    <Routes>
      <Route element={<SignedInFrame sidebar={null} tools={null} />}>
        <Route path="/" element={<Page />} />
      </Route>
    </Routes>,
    { answers: { Me: () => ({ me: null }) } },
  );
  const main = screen.getByRole('main');
  await press('Alone');
  await waitFor(() => expect(focused()).toBe(main));
  await press('In an area');
  await waitFor(() => expect(focused()).toBe(screen.getByRole('region', { name: 'Area' }).firstElementChild));
  await press('With its area');
  await waitFor(() => expect(focused()).toBe(main));
});
