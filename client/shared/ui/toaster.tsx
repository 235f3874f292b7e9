import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { cx } from '../lib/cx.ts';
import { Icon, type IconName } from './icon.tsx';
import { type Toast, type ToastKind, type ToastPreset, toast, toastStore } from './toast.ts';
import styles from './toaster.module.css';
import { useDragAway } from './use-drag-away.ts';

const icons: Partial<Record<ToastKind, IconName>> = { success: 'checkCircle', error: 'warning' };

/** Where toasts appear; the app holds one. */
export function Toaster() {
  const { t } = useLingui();
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.toasts, toastStore.toasts);
  const preset = useSyncExternalStore(toastStore.subscribe, toastStore.preset, toastStore.preset);
  const ref = useRef<HTMLElement>(null);
  // A manual popover, raised again with each toast: else an open modal dialog, in the top layer, would cover it.
  useEffect(() => {
    ref.current?.hidePopover();
    if (toasts.length > 0) ref.current?.showPopover();
  }, [toasts]);
  return (
    <section
      ref={ref}
      popover="manual"
      className={cx(styles.toaster, styles[preset])}
      aria-label={t`Messages`}
      aria-live="polite"
    >
      {toasts.map((shown) => (
        <ToastCard key={shown.id} shown={shown} preset={preset} />
      ))}
    </section>
  );
}

/**
 * Recruiter toasts (OP-046, HMISC-13) wait under the pointer, close on a click anywhere and can be dragged off
 * sideways; all can be closed by button.
 */
function ToastCard({ shown, preset }: { shown: Toast; preset: ToastPreset }) {
  const { t } = useLingui();
  const [isPaused, setIsPaused] = useState(false);
  const close = () => toast.dismiss(shown.id);
  const isRecruiter = preset === 'recruiter';
  const { offset, wasDragged, start } = useDragAway(close);

  useEffect(() => {
    if (isPaused || !Number.isFinite(shown.duration)) return;
    const timer = setTimeout(() => toast.dismiss(shown.id), shown.duration);
    return () => clearTimeout(timer);
  }, [shown, isPaused]);

  const icon = icons[shown.kind];
  const runAction = () => {
    close();
    shown.action?.onClick();
  };
  return (
    // The close button beside serves the keyboard.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className={cx(styles.toast, isRecruiter && styles.draggable, styles[shown.kind])}
      style={offset === 0 ? undefined : { transform: `translateX(${offset}px)` }}
      onClick={isRecruiter && !wasDragged ? close : undefined}
      onPointerDown={isRecruiter ? start : undefined}
      onPointerEnter={() => setIsPaused(isRecruiter)}
      onPointerLeave={() => setIsPaused(false)}
    >
      {icon && <Icon name={icon} />}
      {shown.kind === 'loading' && <span className={styles.spinner} aria-hidden />}
      <div className={styles.content}>{shown.content}</div>
      {shown.action && (
        <button type="button" className={styles.action} onClick={runAction}>
          {shown.action.label}
        </button>
      )}
      <button type="button" className={styles.close} aria-label={t`Close message`} onClick={close}>
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}
