import { t } from '@lingui/core/macro';
import { Alert, Button, Empty } from 'antd';
import type { ReactNode } from 'react';
import { errorText } from '../../shared/lib/errors.ts';
import { useWhenOnline } from '../../shared/lib/use-when-online.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { SkeletonBlock, SkeletonCards } from './skeleton.tsx';
import styles from './page-states.module.css';

interface EmptyStateProps {
  /** The wording of the specification. */
  title: string;
  children?: ReactNode;
  /** A button or a link to continue with. */
  action?: ReactNode;
}

export const EmptyState = ({ title, children, action }: EmptyStateProps) => (
  <Empty
    classNames={{ root: styles.empty, image: styles.image }}
    image={<Icon name="list" size={28} />}
    description={
      <>
        <p className={styles.title}>{title}</p>
        {children && <p className={styles.text}>{children}</p>}
      </>
    }
  >
    {action}
  </Empty>
);

interface LoadedProps<Data> {
  query: { data?: Data | undefined; error?: unknown; refetch: () => Promise<unknown> };
  /** The label while loading. */
  loading: string;
  /** The message after a failure: "Jobs could not be loaded." */
  failed: string;
  /** The height of the content, in px. */
  height: number;
  /** The number of cards of this height; one block if omitted. */
  cards?: number;
  children: (data: Data) => ReactNode;
}

/** The result of a query, or its loading state, or its error with a retry. */
export function Loaded<Data>({ query, loading, failed, height, cards, children }: LoadedProps<Data>) {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (error) return <ErrorState title={failed} error={error} onRetry={() => void refetch()} />;
  return cards ? (
    <SkeletonCards count={cards} height={height} label={loading} />
  ) : (
    <SkeletonBlock height={height} label={loading} />
  );
}

interface ErrorStateProps {
  /** What failed: "Jobs could not be loaded." */
  title: string;
  error: unknown;
  onRetry: () => void;
}

/** Retries automatically when the network is back. antd's Result would add 10 KiB of pictures. */
export function ErrorState({ title, error, onRetry }: ErrorStateProps) {
  useWhenOnline(onRetry);
  return (
    <Alert
      type="error"
      showIcon
      icon={<Icon name="warning" />}
      classNames={{ root: styles.error, section: styles.words, title: styles.what, actions: styles.way }}
      title={title}
      description={errorText(error)}
      action={<Button onClick={onRetry}>{t`Try again`}</Button>}
    />
  );
}
