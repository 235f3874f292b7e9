import { useQuery } from '@apollo/client/react';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { graphql } from '../../gql/gql.ts';
import { mobileQuery, useMediaQuery } from '../../shared/lib/use-media-query.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { BeyondTheEnd } from '../../shared/ui/beyond-the-end.tsx';
import { EmptyState, ErrorState } from '../../shared/ui/page-states.tsx';
import { Prose } from '../../shared/ui/prose.tsx';
import styles from './faqs.module.css';
import { Pagination } from '../ui/pagination.tsx';
import { FaqsPlaceholder } from './placeholders.tsx';

const FaqsDocument = graphql(/* GraphQL */ `
  query Faqs($page: Int!, $pageSize: Int!) {
    faqs(page: $page, pageSize: $pageSize) {
      total
      items {
        id
        question
        answer
      }
    }
  }
`);

/** LAND-30, LAND-31. */
const pageSizes = { wide: 10, phone: 5 } as const;

/** Frequent questions; several can be open at once, to compare. */
export function Faqs() {
  const { t } = useLingui();
  const pageSize = useMediaQuery(mobileQuery) ? pageSizes.phone : pageSizes.wide;
  // The first question of the page, so that rotating the phone keeps the reader's place.
  const [first, setFirst] = useState(0);
  const page = Math.floor(first / pageSize) + 1;
  const { data, previousData, error, refetch } = useQuery(FaqsDocument, {
    variables: { page, pageSize },
    fetchPolicy: 'cache-first',
  });
  if (error && !data)
    return <ErrorState title={t`Questions could not be loaded.`} error={error} onRetry={() => void refetch()} />;
  const faqs = (data ?? previousData)?.faqs;
  if (!faqs) return <FaqsPlaceholder />;
  if (faqs.total === 0) return <EmptyState title={t`No questions yet.`}>{t`Ask yours below.`}</EmptyState>;
  const goTo = (next: number) => setFirst((next - 1) * pageSize);
  const last = Math.ceil(faqs.total / pageSize);
  if (data && page > last) return <BeyondTheEnd last={last} onGo={goTo} />;
  return (
    <>
      <div className={styles.list} aria-busy={!data}>
        {faqs.items.map(({ id, question, answer }) => (
          <details key={id} className={styles.item}>
            <summary>
              <h3>{question}</h3>
              <Icon name="chevronDown" />
            </summary>
            <Prose text={answer} />
          </details>
        ))}
      </div>
      <Pagination page={page} pageSize={pageSize} total={faqs.total} label={t`Pages of questions`} onChange={goTo} />
    </>
  );
}
