import { Link } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { LinkButton } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Stack } from '../ui/layout.tsx';

/** Visitors have no conversation: somebody must be there to be answered. */
export function SupportInvitation({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Support chat" variant="corner" onClose={onClose}>
      <Stack gap={12}>
        <p>Log in to chat with us: your conversation waits for you wherever you are signed in.</p>
        <LinkButton kind="primary" to={paths.login} width="full">
          Log in
        </LinkButton>
        <p>
          No account?{' '}
          <Link to={{ pathname: paths.home, hash: 'contact' }} onClick={onClose}>
            Write to us
          </Link>
          , and the answer comes by mail.
        </p>
      </Stack>
    </Dialog>
  );
}
