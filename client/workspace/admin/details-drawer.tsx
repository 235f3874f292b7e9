import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { Drawer } from 'antd';
import type { ReactNode } from 'react';
import { failureOf } from '../../shared/lib/errors.ts';
import { EmptyState, Loaded } from '../ui/page-states.tsx';
import styles from './details-drawer.module.css';

/** For every drawer: the id of the open row, if any. */
export interface DrawerProps {
  id: string | null;
  onClose: () => void;
}

interface DetailsDrawerProps<Data, Item> extends DrawerProps {
  /** Nothing is fetched while the drawer is closed. */
  document: TypedDocumentNode<Data, { id: string }>;
  /** Null if it does not exist. */
  itemOf: (data: Data) => Item | null | undefined;
  /** The title of the item, and its placeholder while loading. */
  titleOf: (item: Item) => string;
  title: string;
  texts: { loading: string; failed: string; gone: string };
  children: (item: Item) => ReactNode;
  /** Stays visible, however long the content is. */
  footer?: (item: Item) => ReactNode;
}

/** One row of a list, opened in a drawer. */
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

/** Facts with their labels; those without a value are left out. */
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
