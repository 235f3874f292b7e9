import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { cx } from '../lib/cx.ts';
import { mobileQuery } from '../lib/use-media-query.ts';
import { Button, IconButton } from './button.tsx';
import styles from './dialog.module.css';

interface DialogProps {
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
  /** Buttons at the bottom, the primary one last. */
  footer?: ReactNode;
  /**
   * `sheet` rises from the bottom, `drawer` comes from the left, `corner` is at the lower right, or a sheet on phones.
   */
  variant?: 'dialog' | 'sheet' | 'drawer' | 'corner';
}

/**
 * The platform's dialog: closes on Escape and returns the focus. It is modal and traps the focus, except for `corner`
 * on a desktop. Mount it to open it, unmount it to close it.
 */
export function Dialog({ title, onClose, children, footer, variant = 'dialog' }: DialogProps) {
  const { t } = useLingui();
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Before it is removed from the page: closing returns the focus, removing does not.
  useLayoutEffect(() => {
    const dialog = ref.current;
    // Next to a page that stays usable; on a phone it covers the page.
    if (isBesidePage(variant)) dialog?.show();
    else dialog?.showModal();
    return () => dialog?.close();
  }, [variant]);

  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  // A text selection may start in a field and end on the backdrop: only a press that started there closes.
  const pressed = useRef<EventTarget>(null);
  const clickBackdrop = (event: { target: EventTarget }) => {
    if (event.target === ref.current && pressed.current === ref.current) onClose();
  };
  return (
    // Escape is the keyboard's way.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      className={cx(styles.dialog, styles[variant])}
      aria-labelledby={titleId}
      onCancel={cancel}
      onPointerDown={({ target }) => (pressed.current = target)}
      onClick={clickBackdrop}
      // The platform cancels only modal dialogs.
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isBesidePage(variant)) cancel(event);
      }}
    >
      <div className={styles.frame}>
        <div className={styles.header}>
          <h2 id={titleId}>{title}</h2>
        </div>
        <div className={styles.body}>{children}</div>
        {footer && <div className={styles.footer}>{footer}</div>}
        {/* Last in the DOM, so that opening focuses the first field or button of the content. */}
        <IconButton icon="close" label={t`Close`} className={styles.close} onClick={onClose} />
      </div>
    </dialog>
  );
}

const isBesidePage = (variant: DialogProps['variant']): boolean =>
  variant === 'corner' && !window.matchMedia(mobileQuery).matches;

interface ConfirmDialogProps {
  title: string;
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** Red for an action that cannot be undone. */
  danger?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** One question, two answers. Stays open while `busy`, so that a failed request can be retried. */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  cancelLabel,
  danger = false,
  busy = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const footer = (
    <>
      <Button onClick={onCancel}>{cancelLabel ?? <Trans>Cancel</Trans>}</Button>
      <Button kind={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
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
