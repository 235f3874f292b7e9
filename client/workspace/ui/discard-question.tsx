import { t } from '@lingui/core/macro';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';

interface DiscardQuestionProps {
  /** Why it would be lost. */
  children: string;
  onDiscard: () => void;
  onKeep: () => void;
}

/**
 * Before typed text goes that is not saved. In the site's dialog, because antd's gives the focus back after its motion,
 * when the next form has it already.
 */
export const DiscardQuestion = ({ children, onDiscard, onKeep }: DiscardQuestionProps) => (
  <ConfirmDialog
    title={t`Discard what you typed?`}
    confirmLabel={t`Discard`}
    cancelLabel={t`Keep editing`}
    danger
    onConfirm={onDiscard}
    onCancel={onKeep}
  >
    <p>{children}</p>
  </ConfirmDialog>
);
