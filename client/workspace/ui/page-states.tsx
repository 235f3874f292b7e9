import { t } from '@lingui/core/macro';
import { Alert, Button, Empty } from 'antd';
import type { ReactNode } from 'react';
import { errorText } from '../../shared/lib/errors.ts';
import { useWhenOnline } from '../../shared/lib/use-when-online.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { SkeletonBlock, SkeletonCards } from './skeleton.tsx';
import styles from './page-states.module.css';

interface EmptyStateProps {
  /** The spec's words. */
  title: string;
  children?: ReactNode;
  /** A way on: a button or a link. */
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
  /** Said while it is on its way. */
  loading: string;
  /** Said when it failed: "Jobs could not be loaded." */
  failed: string;
  /** Of what will stand there, in px. */
  height: number;
  /** How many cards of this height there will be; without, one block. */
  cards?: number;
  children: (data: Data) => ReactNode;
}

/** What a query found; until it is there, that it is on its way, or what failed and the way to try again. */
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
  /** What could not be done: "Jobs could not be loaded." */
  title: string;
  error: unknown;
  onRetry: () => void;
}

/** It tries again by itself once the network is back. antd's Result would bring 10 KiB of pictures. */
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
