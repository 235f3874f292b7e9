import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { AdminFaqsDocument } from '../admin/faq-documents.ts';
import { FaqList } from '../admin/faq-list.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';
import { ErrorState } from '../ui/page-states.tsx';
import { SkeletonCards } from '../ui/skeleton.tsx';

/** /admin/faqs: the questions of the landing page and their order. */
export function AdminFaqsPage() {
  const { data, error, refetch } = useQuery(AdminFaqsDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <Stack gap={20}>
      <PageTitle>{t`Questions and answers`}</PageTitle>
      <p>{t`Everybody finds them on the landing page, in this order.`}</p>
      {data && <FaqList faqs={data.faqs.items} />}
      {!data && error && (
        <ErrorState title={t`The questions could not be loaded.`} error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <SkeletonCards count={4} height={96} label={t`Loading the questions`} />}
    </Stack>
  );
}
