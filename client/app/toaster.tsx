import { useReactiveVar } from '@apollo/client/react';
import { useLingui } from '@lingui/react/macro';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { cx } from '../shared/lib/cx.ts';
import { Icon, type IconName } from '../shared/ui/icon.tsx';
import { type Toast, type ToastKind, toast, toastStore } from '../shared/ui/toast.ts';
import styles from './toaster.module.css';

const icons: Partial<Record<ToastKind, IconName>> = { success: 'checkCircle', error: 'warning' };
/** The swipe distance that dismisses it. A shorter one is a click with an unsteady hand. */
const [FAR_ENOUGH_PX, LEAST_PX] = [80, 5];

/** Where toasts appear; the app has one. */
export function Toaster() {
  const { t } = useLingui();
  const toasts = useReactiveVar(toastStore.toasts);
  const preset = useReactiveVar(toastStore.preset);
  const ref = useRef<HTMLElement>(null);
  // A manual popover, reopened for each toast: otherwise an open modal dialog in the top layer would cover it.
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
        <ToastCard key={shown.id} shown={shown} isRecruiter={preset === 'recruiter'} />
      ))}
    </section>
  );
}

/**
 * Recruiter toasts (OP-046, HMISC-13) pause on hover, close on a click anywhere and can be swiped away sideways; all
 * can be closed by button (WCAG 2.5.7).
 */
function ToastCard({ shown, isRecruiter }: { shown: Toast; isRecruiter: boolean }) {
  const { t } = useLingui();
  const [isPaused, setIsPaused] = useState(false);
  const [drag, setDrag] = useState<{ from: number; by: number } | null>(null);
  const close = () => toast.dismiss(shown.id);

  useEffect(() => {
    if (isPaused || !Number.isFinite(shown.duration)) return;
    const timer = setTimeout(() => toast.dismiss(shown.id), shown.duration);
    return () => clearTimeout(timer);
  }, [shown, isPaused]);

  const leave = () => {
    setIsPaused(false);
    setDrag(null);
  };
  const recruiterHandlers = {
    onPointerEnter: () => setIsPaused(true),
    onPointerLeave: leave,
    onPointerCancel: leave,
    onPointerDown: ({ button, clientX, target }: PointerEvent) => {
      const isOnButton = target instanceof Element && target.closest('button');
      if (button === 0 && !isOnButton) setDrag({ from: clientX, by: 0 });
    },
    onPointerMove: ({ clientX }: PointerEvent) => drag && setDrag({ ...drag, by: clientX - drag.from }),
    onPointerUp: () => {
      if (!drag) return;
      setDrag(null);
      const distance = Math.abs(drag.by);
      if (distance <= LEAST_PX || distance > FAR_ENOUGH_PX) close();
    },
  };
  const icon = icons[shown.kind];
  return (
    <div
      className={cx(styles.toast, isRecruiter && styles.draggable, styles[shown.kind])}
      style={drag ? { transform: `translateX(${drag.by}px)` } : undefined}
      {...(isRecruiter && recruiterHandlers)}
    >
      {icon && <Icon name={icon} />}
      {shown.kind === 'loading' && <span className="spinner" aria-hidden />}
      <div className={styles.content}>{shown.content}</div>
      <ToastActions shown={shown} />
      <button type="button" className={styles.close} aria-label={t`Close message`} onClick={close}>
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}

function ToastActions({ shown: { id, action, secondAction } }: { shown: Toast }) {
  const actions = [action, secondAction].filter((each) => each !== undefined);
  if (actions.length === 0) return null;
  return (
    <div className={styles.actions}>
      {actions.map(({ label, onClick }) => (
        <button
          key={label}
          type="button"
          className={styles.action}
          onClick={() => {
            toast.dismiss(id);
            onClick();
          }}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
