import { t } from '@lingui/core/macro';
import { Flex } from 'antd';
import { useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { IconButton } from '../ui/buttons.tsx';
import styles from './job-stepper.module.css';

interface JobStepperProps {
  jobs: readonly { readonly id: string; readonly title: string }[];
  /** The total number of jobs. */
  total: number;
  jobId: string;
  /** Before the count: "Job 2 of 6" instead of "2 of 6". */
  noun?: string;
  /** Floats above the page on phones (HAPP-05). */
  floating?: boolean;
}

/**
 * Steps through the recruiter's jobs; the current one is in the address. Other parameters belong to the previous job
 * and are dropped (OP-033: the tab stays).
 */
export function JobStepper({ jobs, total, jobId, noun, floating = false }: JobStepperProps) {
  const [parameters, setParameters] = useSearchParams();
  const index = jobs.findIndex(({ id }) => id === jobId);
  const nav = useRef<HTMLElement>(null);
  const pressed = useRef<Element | null>(null);
  // At the first and last job the pressed button becomes disabled, and browsers drop its focus.
  useLayoutEffect(() => {
    if (!pressed.current?.matches(':disabled')) return;
    pressed.current = null;
    nav.current?.querySelector<HTMLElement>('button:enabled')?.focus();
  });
  if (index === -1) return null;
  const place = index + 1;
  const step = (by: 1 | -1) => {
    const next = jobs[index + by];
    if (!next) return;
    pressed.current = document.activeElement;
    const tab = parameters.get('tab');
    setParameters({ job: next.id, ...(tab && { tab }) });
  };
  return (
    <Flex
      align="center"
      gap={4}
      component="nav"
      ref={nav}
      className={floating ? styles.floating : undefined}
      aria-label={t`Jobs`}
    >
      <IconButton icon="chevronLeft" label={t`Previous job`} disabled={index === 0} onClick={() => step(-1)} />
      <span className="tabular" aria-live="polite">
        {noun ? t`${noun} ${place} of ${total}` : t`${place} of ${total}`}
      </span>
      <IconButton icon="chevronRight" label={t`Next job`} disabled={index + 1 >= jobs.length} onClick={() => step(1)} />
    </Flex>
  );
}
