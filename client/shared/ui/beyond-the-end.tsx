import { useLingui } from '@lingui/react/macro';
import type { To } from 'react-router-dom';
import { usePageAddress } from '../lib/page-address.ts';
import { Button, LinkButton } from './button.tsx';
import { Cluster } from './layout.tsx';
import { EmptyState } from './page-states.tsx';

interface BeyondTheEndProps {
  /** The last page, if known. */
  last?: number;
  /** The query parameter of the page. */
  parameter?: string;
  /** In place of `parameter`, for a list with a cursor. */
  first?: To;
  /** In place of an address, for a list within a page. */
  onGo?: (page: number) => void;
}

/** Replaces the rows of a page that the list does not have. */
export function BeyondTheEnd({ last = 1, parameter = 'page', first, onGo }: BeyondTheEndProps) {
  const { t } = useLingui();
  const addressOf = usePageAddress(parameter);
  const way = (page: number, label: string, to: To = addressOf(page)) =>
    onGo ? <Button onClick={() => onGo(page)}>{label}</Button> : <LinkButton to={to}>{label}</LinkButton>;
  return (
    <EmptyState
      title={t`This page is past the end of the list.`}
      action={
        <Cluster justify="center">
          {last > 1 && way(last, t`Go to the last page`)}
          {way(1, t`Go to the first page`, first)}
        </Cluster>
      }
    />
  );
}
