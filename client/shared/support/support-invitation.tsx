import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { LinkButton } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Stack } from '../ui/layout.tsx';

/** Visitors have no conversation: somebody must be there to be answered. */
export function SupportInvitation({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Support chat`} variant="corner" onClose={onClose}>
      <Stack gap={12}>
        <p>
          <Trans>Log in to chat with us: your conversation waits for you wherever you are signed in.</Trans>
        </p>
        <LinkButton kind="primary" to={paths.login} width="full">
          <Trans>Log in</Trans>
        </LinkButton>
        <p>
          <Trans>
            No account?{' '}
            <Link to={{ pathname: paths.home, hash: 'contact' }} onClick={onClose}>
              Write to us
            </Link>
            , and we'll answer by mail.
          </Trans>
        </p>
      </Stack>
    </Dialog>
  );
}
