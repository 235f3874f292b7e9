import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { Drawer } from 'antd';
import type { ReactNode } from 'react';
import { failureOf } from '../../shared/lib/errors.ts';
import { EmptyState, Loaded } from '../ui/page-states.tsx';
import styles from './details-drawer.module.css';

/** Of each drawer: whose row is opened, if any. */
export interface DrawerProps {
  id: string | null;
  onClose: () => void;
}

interface DetailsDrawerProps<Data, Item> extends DrawerProps {
  /** While it is closed nothing is asked. */
  document: TypedDocumentNode<Data, { id: string }>;
  /** Null for what is not there. */
  itemOf: (data: Data) => Item | null | undefined;
  /** Of the item, and what stands there until it is known. */
  titleOf: (item: Item) => string;
  title: string;
  texts: { loading: string; failed: string; gone: string };
  children: (item: Item) => ReactNode;
  /** Stays in sight, however long the rest is. */
  footer?: (item: Item) => ReactNode;
}

/** One row of a list, opened beside it. */
export function DetailsDrawer<Data, Item>(props: DetailsDrawerProps<Data, Item>) {
  const { id, onClose, document, itemOf, titleOf, title, texts, children, footer } = props;
  const { data, error, refetch } = useQuery(document, {
    variables: { id: id ?? '' },
    skip: !id,
  });
  const item = data && itemOf(data);
  const isGone = item === null || failureOf(error).code === 'NOT_FOUND';
  return (
    <Drawer
      open={id !== null}
      title={item ? titleOf(item) : title}
      size={480}
      destroyOnHidden
      onClose={onClose}
      footer={item && footer ? footer(item) : null}
    >
      {isGone && !item ? (
        <EmptyState title={texts.gone} />
      ) : (
        <Loaded query={{ data: item ?? undefined, error, refetch }} {...texts} height={320}>
          {children}
        </Loaded>
      )}
    </Drawer>
  );
}

/** Facts by their names; those without a value are left out. */
export const Facts = ({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <dl className={styles.facts}>
    {facts
      .filter(([, value]) => value !== null && value !== undefined)
      .map(([name, value]) => (
        <div key={name}>
          <dt className="quiet">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);
