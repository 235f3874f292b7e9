import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '../lib/paths.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

interface AppliedDialogProps {
  companyName: string;
  /** Whether a resume was sent with it. */
  hasResume: boolean;
  onClose: () => void;
}

/** PUB-20: the specified alert, as a dialog (OP-105). */
export function AppliedDialog({ companyName, hasResume, onClose }: AppliedDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      title={t`Applied!`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
          <LinkButton to={paths.appliedJobs}>
            <Trans>See your applications</Trans>
          </LinkButton>
        </>
      }
    >
      <p>
        {hasResume ? (
          <Trans>
            {companyName} has your application and your resume. We'll keep you posted on every step, here and by email.
          </Trans>
        ) : (
          <Trans>{companyName} has your application. We'll keep you posted on every step, here and by email.</Trans>
        )}
      </p>
    </Dialog>
  );
}
