import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { errorText } from '../lib/errors.ts';
import { type AfterLogout, useLogout } from '../lib/logout.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { toast } from '../ui/toast.ts';

/** OP-044: each side has its own wording. */
const questions = { seeker: msg`Are you sure?`, recruiter: msg`Are you sure you want to logout?` } as const;

interface LogoutButtonProps {
  question: keyof typeof questions;
  then?: AfterLogout;
  iconOnly?: boolean;
}

export function LogoutButton({ question, then = 'login', iconOnly = false }: LogoutButtonProps) {
  const { t, i18n } = useLingui();
  const [isAsking, setIsAsking] = useState(false);
  const { logOut, loading } = useLogout(then);

  const confirm = async () => {
    try {
      await logOut();
    } catch (error) {
      toast.error(errorText(error));
    }
  };

  return (
    <>
      {iconOnly ? (
        <IconButton icon="logout" label={t`Logout`} onClick={() => setIsAsking(true)} />
      ) : (
        <Button kind="quiet" icon="logout" onClick={() => setIsAsking(true)}>
          <Trans>Logout</Trans>
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={i18n._(questions[question])}
          confirmLabel={t`Logout`}
          busy={loading}
          onConfirm={() => void confirm()}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
