import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Flex } from 'antd';
import { Link } from 'react-router-dom';
import { interviewStatusAt } from '../../../server/hiring/interviews/interview.rules.ts';
import { graphql } from '../../gql/gql.ts';
import type { SeekerInterviewFragment } from '../../gql/graphql.ts';
import { longDate } from '../../shared/lib/dates.ts';
import { paths } from '../../shared/lib/paths.ts';
import { useNow } from '../lib/use-now.ts';
import { InterviewPlace } from '../ui/interview-place.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { AddToCalendar } from './add-to-calendar.tsx';
import styles from './seeker-interviews.module.css';

graphql(/* GraphQL */ `
  fragment SeekerInterview on Interview {
    id
    title
    date
    endsAt
    slotText
    status
    calendarUrl
    place {
      mode
      location
    }
    application {
      id
      applicant {
        phone
      }
      job {
        id
        company {
          id
          name
        }
      }
    }
  }
`);

/** The seeker's interviews, each linking to its application. */
export function SeekerInterviews({ interviews }: { interviews: readonly SeekerInterviewFragment[] }) {
  // The page may have been open since before one ended.
  const now = useNow();
  return (
    <Flex vertical gap={8} component="ul" aria-label={t`Interviews`}>
      {interviews.map(({ id, title, date, slotText, status, endsAt, calendarUrl, application, place }) => (
        <li key={id} className={styles.interview}>
          <Icon name="calendar" />
          <div>
            <p className={styles.title}>
              {application ? (
                <Link
                  className="reach"
                  to={`${paths.appliedJobs}?${new URLSearchParams({ application: application.id })}`}
                >
                  {title}
                </Link>
              ) : (
                title
              )}
            </p>
            {application && <p>{application.job.company.name}</p>}
            <p className="tabular">
              <Trans>
                <time dateTime={date}>{longDate(date)}</time>, {slotText} (India time)
              </Trans>
            </p>
            {interviewStatusAt(status, new Date(endsAt), now) === 'COMPLETED' ? (
              <p className="quiet small">{t`This interview is over.`}</p>
            ) : (
              <>
                <InterviewPlace side="seeker" place={place} phone={application?.applicant.phone} />
                <AddToCalendar url={calendarUrl} title={title} />
              </>
            )}
          </div>
        </li>
      ))}
    </Flex>
  );
}
