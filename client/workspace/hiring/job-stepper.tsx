import { t } from '@lingui/core/macro';
import { Button } from 'antd';
import { useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { cx } from '../../shared/lib/cx.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import styles from './job-stepper.module.css';

interface JobStepperProps {
  jobs: readonly { readonly id: string; readonly title: string }[];
  /** How many there are in all. */
  total: number;
  jobId: string;
  /** Before the count: "Job 2 of 6" instead of "2 of 6". */
  noun?: string;
  /** Floats above the page on phones (HAPP-05). */
  floating?: boolean;
}

/**
 * Steps through the recruiter's jobs; the current one is in the address. Other parts of the address belong to the
 * previous job and are dropped (OP-033: the tab stays).
 */
export function JobStepper({ jobs, total, jobId, noun, floating = false }: JobStepperProps) {
  const [parameters, setParameters] = useSearchParams();
  const index = jobs.findIndex(({ id }) => id === jobId);
  const { nav, noteFocus } = useFocusAtTheEnds();
  if (index === -1) return null;
  const place = index + 1;
  const step = (by: 1 | -1) => {
    const next = jobs[index + by];
    if (!next) return;
    noteFocus();
    const tab = parameters.get('tab');
    setParameters({ job: next.id, ...(tab && { tab }) });
  };
  return (
    <nav ref={nav} className={cx(styles.stepper, floating && styles.floating)} aria-label={t`Jobs`}>
      <Button
        type="text"
        icon={<Icon name="chevronLeft" />}
        aria-label={t`Previous job`}
        title={t`Previous job`}
        disabled={index === 0}
        onClick={() => step(-1)}
      />
      <span className="tabular" aria-live="polite">
        {noun ? t`${noun} ${place} of ${total}` : t`${place} of ${total}`}
      </span>
      <Button
        type="text"
        icon={<Icon name="chevronRight" />}
        aria-label={t`Next job`}
        title={t`Next job`}
        disabled={index + 1 >= jobs.length}
        onClick={() => step(1)}
      />
    </nav>
  );
}

/**
 * At the first and the last job the pressed button becomes disabled, and browsers remove the focus from it at once. The
 * other button gets the focus.
 */
function useFocusAtTheEnds() {
  const nav = useRef<HTMLElement>(null);
  const pressed = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (!pressed.current?.matches(':disabled')) return;
    const isLost = document.activeElement === document.body || document.activeElement === pressed.current;
    pressed.current = null;
    if (isLost) nav.current?.querySelector<HTMLElement>('button:enabled')?.focus();
  });
  return { nav, noteFocus: () => void (pressed.current = document.activeElement) };
}
