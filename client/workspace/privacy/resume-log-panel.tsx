import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import type { MyResumeViewsQuery } from '../../gql/graphql.ts';
import { longDateTime } from '../../shared/lib/dates.ts';
import { ActButton } from '../ui/act-button.tsx';
import { Loaded } from '../ui/page-states.tsx';
import { TitledPanel } from '../ui/section.tsx';
import { viewText } from '../lib/resume-view.ts';
import { MyResumeViewsDocument } from './privacy-documents.ts';
import styles from './privacy.module.css';

/** Who opened the resume, for any job, newest first. */
export function ResumeLogPanel() {
  const query = useQuery(MyResumeViewsDocument);
  return (
    <TitledPanel title={t`Who opened your resume`}>
      <Loaded
        query={query}
        loading={t`Loading who opened your resume`}
        failed={t`This list could not be loaded.`}
        height={80}
      >
        {({ myResumeViews: { items, endCursor } }) => (
          <>
            {items.length === 0 ? (
              <p className="quiet small">{t`Nobody yet. When a recruiter you applied to opens it, you see it here.`}</p>
            ) : (
              <ul>
                {items.map((view) => (
                  <ResumeView key={view.id} view={view} />
                ))}
              </ul>
            )}
            {endCursor && (
              <div>
                <ActButton act={() => query.fetchMore(nextAfter(endCursor))}>{t`Show earlier ones`}</ActButton>
              </div>
            )}
          </>
        )}
      </Loaded>
    </TitledPanel>
  );
}

const nextAfter = (after: string) => ({
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
      <p className="quiet small">{t`For “${jobTitle}”, on ${longDateTime(at)}`}</p>
    </li>
  );
}
