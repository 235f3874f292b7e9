import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Button } from 'antd';
import { useState } from 'react';
import type { MyResumeViewsQuery } from '../../gql/graphql.ts';
import { longDateTime } from '../../shared/lib/dates.ts';
import { errorText } from '../../shared/lib/errors.ts';
import { toast } from '../../shared/ui/toast.ts';
import { ErrorState } from '../ui/page-states.tsx';
import { TitledPanel } from '../ui/part.tsx';
import { SkeletonBlock } from '../ui/skeleton.tsx';
import { viewText } from '../lib/resume-view.ts';
import { MyResumeViewsDocument } from './privacy-documents.ts';
import styles from './privacy.module.css';

/** Who opened the resume, for any job; the newest first. */
export function ResumeLogPanel() {
  const { data, error, refetch, fetchMore } = useQuery(MyResumeViewsDocument, { fetchPolicy: 'cache-and-network' });
  const views = data?.myResumeViews;
  return (
    <TitledPanel title={t`Who opened your resume`}>
      {error && !data && (
        <ErrorState title={t`This list could not be loaded.`} error={error} onRetry={() => void refetch()} />
      )}
      {!error && !data && <SkeletonBlock label={t`Loading who opened your resume`} height={80} />}
      {views?.items.length === 0 && (
        <p className={styles.quiet}>{t`Nobody yet. When a recruiter you applied to opens it, you see it here.`}</p>
      )}
      {views && views.items.length > 0 && (
        <ul>
          {views.items.map((view) => (
            <ResumeView key={view.id} view={view} />
          ))}
        </ul>
      )}
      {views?.endCursor && <MoreButton onMore={() => fetchMore(nextAfter(views.endCursor))} />}
    </TitledPanel>
  );
}

const nextAfter = (after: string | null) => ({
  variables: { after },
  updateQuery: (
    { myResumeViews: known }: MyResumeViewsQuery,
    { fetchMoreResult }: { fetchMoreResult: MyResumeViewsQuery },
  ) => ({
    myResumeViews: {
      ...fetchMoreResult.myResumeViews,
      items: [...known.items, ...fetchMoreResult.myResumeViews.items],
    },
  }),
});

function ResumeView({ view }: { view: MyResumeViewsQuery['myResumeViews']['items'][number] }) {
  const { jobTitle, at } = view;
  return (
    <li className={styles.item}>
      <p>{viewText(view)}</p>
      <p className={styles.quiet}>{t`For “${jobTitle}”, on ${longDateTime(at)}`}</p>
    </li>
  );
}

function MoreButton({ onMore }: { onMore: () => Promise<unknown> }) {
  const [isBusy, setIsBusy] = useState(false);
  const more = async () => {
    setIsBusy(true);
    await onMore().catch((error: unknown) => toast.error(errorText(error)));
    setIsBusy(false);
  };
  return (
    <div>
      <Button loading={isBusy} onClick={() => void more()}>
        {t`Show earlier ones`}
      </Button>
    </div>
  );
}
