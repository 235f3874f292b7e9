import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { errorText } from '../lib/errors.ts';
import { useWhenOnline } from '../lib/use-when-online.ts';
import { Button } from './button.tsx';
import styles from './page-states.module.css';

interface EmptyStateProps {
  /** The wording of the specification. */
  title: string;
  children?: ReactNode;
  /** A button or a link to continue with. */
  action?: ReactNode;
}

export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <p className={styles.title}>{title}</p>
      {children && <p className={styles.text}>{children}</p>}
      {action}
    </div>
  );
}

interface ErrorStateProps {
  /** What failed: "Jobs could not be loaded." */
  title: string;
  error: unknown;
  onRetry: () => void;
}

/** Retries automatically when the network returns. */
export function ErrorState({ title, error, onRetry }: ErrorStateProps) {
  useWhenOnline(onRetry);
  return (
    <div className={styles.state} role="alert">
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{errorText(error)}</p>
      <Button onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
