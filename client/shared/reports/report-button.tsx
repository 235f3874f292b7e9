import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import type { Role } from '../../gql/graphql.ts';
import { cx } from '../lib/cx.ts';
import { toast } from '../ui/toast.ts';
import { Icon } from '../ui/icon.tsx';
import { lazyComponent } from '../lib/lazy-component.tsx';
import styles from './report-button.module.css';
import type { ReportTarget } from './report-dialog.tsx';

const ReportDialog = lazyComponent(async () => (await import('./report-dialog.tsx')).ReportDialog);

interface ReportButtonProps {
  target: ReportTarget;
  /** The label of the button and of the dialog: "Report this job". */
  label: string;
}

/** Not for admins, who take content down instead, nor for visitors, who could not be notified of the outcome. */
export const mayReport = (role: Role | undefined): boolean => role === 'JOBSEEKER' || role === 'HR';

export function ReportButton({ target, label }: ReportButtonProps) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const [isSent, setIsSent] = useState(false);
  if (isSent)
    return (
      <p className={cx('quiet small', styles.sent)}>
        <Icon name="check" size={16} /> <Trans>Reported. Thank you.</Trans>
      </p>
    );
  const finish = () => {
    setIsOpen(false);
    setIsSent(true);
    toast.success(t`Thank you. We'll look into it and let you know the outcome.`);
  };
  return (
    <>
      <button type="button" className={cx('quiet small', styles.report)} onClick={() => setIsOpen(true)}>
        <Icon name="warning" size={16} /> {label}
      </button>
      {isOpen && (
        <Suspense>
          <ReportDialog target={target} title={label} onSent={finish} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
