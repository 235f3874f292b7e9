import { Trans } from '@lingui/react/macro';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** Red when the step cannot be taken back. */
  danger?: boolean;
  busy?: boolean;
  /** There is nothing to confirm any more; `children` say why. */
  disabled?: boolean;
  /** Enter confirms at once, also where the dialog has fields. */
  startsAtConfirm?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** One question, two answers. Stays open while `busy`, so that a failed request can be tried again. */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  cancelLabel,
  danger = false,
  busy = false,
  disabled = false,
  startsAtConfirm = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const confirm = useRef<HTMLButtonElement>(null);
  // After the dialog has opened, which puts the focus on the first field.
  useLayoutEffect(() => {
    if (startsAtConfirm) confirm.current?.focus();
  }, [startsAtConfirm]);
  const footer = (
    <>
      <Button onClick={onCancel}>{cancelLabel ?? <Trans>Cancel</Trans>}</Button>
      <Button ref={confirm} kind={danger ? 'danger' : 'primary'} busy={busy} disabled={disabled} onClick={onConfirm}>
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <Dialog title={title} onClose={onCancel} footer={footer}>
      {children}
    </Dialog>
  );
}
