import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { Drawer } from 'antd';
import type { ReactNode } from 'react';
import { failureOf } from '../../shared/lib/errors.ts';
import { EmptyState, ErrorState } from '../ui/page-states.tsx';
import { SkeletonBlock } from '../ui/skeleton.tsx';
import styles from './details-drawer.module.css';

interface DetailsDrawerProps<Item> {
  isOpen: boolean;
  title: string;
  item: Item | null | undefined;
  error: unknown;
  onRetry: () => void;
  onClose: () => void;
  texts: { loading: string; failed: string; gone: string };
  children: (item: Item) => ReactNode;
  /** Stays in sight, however long the rest is. */
  footer?: (item: Item) => ReactNode;
}

/** What a drawer shows; while it is closed nothing is asked. */
export function useDetails<Data>(document: TypedDocumentNode<Data, { id: string }>, id: string | null) {
  const { data, error, refetch } = useQuery(document, {
    variables: { id: id ?? '' },
    skip: !id,
    fetchPolicy: 'cache-and-network',
  });
  return { data, error, onRetry: () => void refetch() };
}

/** One row of a list, opened beside it. */
export const DetailsDrawer = <Item,>({
  isOpen,
  title,
  onClose,
  children,
  footer,
  ...state
}: DetailsDrawerProps<Item>) => (
  <Drawer
    open={isOpen}
    title={title}
    size={480}
    destroyOnHidden
    onClose={onClose}
    footer={state.item && footer ? footer(state.item) : null}
  >
    <State {...state}>{children}</State>
  </Drawer>
);

function State<Item>({
  item,
  error,
  onRetry,
  texts,
  children,
}: Omit<DetailsDrawerProps<Item>, 'isOpen' | 'title' | 'onClose' | 'footer'>) {
  if (item) return children(item);
  if (item === null || failureOf(error).code === 'NOT_FOUND') return <EmptyState title={texts.gone} />;
  if (error) return <ErrorState title={texts.failed} error={error} onRetry={onRetry} />;
  return <SkeletonBlock label={texts.loading} height={320} />;
}

/** Facts by their names; those without a value are left out. */
export const Facts = ({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <dl className={styles.facts}>
    {facts
      .filter(([, value]) => value !== null && value !== undefined)
      .map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);
