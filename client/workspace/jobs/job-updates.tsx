import { t } from '@lingui/core/macro';
import { Flex } from 'antd';
import { graphql } from '../../gql/gql.ts';
import type { JobEventType, JobUpdatesJobFragment } from '../../gql/graphql.ts';
import { longDate } from '../../shared/lib/dates.ts';
import { Icon, type IconName } from '../../shared/ui/icon.tsx';
import { statusLooks } from '../ui/status-tag.tsx';
import styles from './job-updates.module.css';

graphql(/* GraphQL */ `
  fragment JobUpdatesJob on Job {
    id
    updates {
      type
      text
      at
    }
    myApplication {
      id
      timeline {
        id
        status
        text
        at
      }
    }
  }
`);

const icons: Record<JobEventType, IconName> = {
  POSTED: 'send',
  EDITED: 'edit',
  APPLICATIONS: 'users',
  CLOSING_SOON: 'clock',
  CLOSED: 'crossCircle',
  REOPENED: 'undo',
  ARCHIVED: 'trash',
};

interface Update {
  readonly key: string;
  readonly icon: IconName;
  readonly text: string;
  readonly at: string;
}

/** What happened to the job and, once applied, to the seeker's application, newest first (OP-094). */
export function updatesOf({ updates, myApplication }: JobUpdatesJobFragment): Update[] {
  const ofJob = updates.map(({ type, text, at }) => ({ key: `${type} ${at}`, icon: icons[type], text, at }));
  const ofApplication = (myApplication?.timeline ?? []).toReversed().map(({ id, status, text, at }) => ({
    key: id,
    icon: statusLooks[status].icon,
    text: t`Your application: ${text}`,
    at,
  }));
  return [...ofJob, ...ofApplication].toSorted((one, other) => other.at.localeCompare(one.at));
}

export function JobUpdates({ job }: { job: JobUpdatesJobFragment }) {
  return (
    <Flex vertical gap={12} component="section" aria-labelledby="job-updates">
      <h2 id="job-updates" className="large">{t`Job Updates`}</h2>
      <ol className={styles.strip}>
        {updatesOf(job).map(({ key, icon, text, at }) => (
          <Flex gap={10} component="li" key={key} className={styles.update}>
            <Icon name={icon} />
            <div>
              <p>{text}</p>
              <time className="quiet small" dateTime={at}>
                {longDate(at)}
              </time>
            </div>
          </Flex>
        ))}
      </ol>
    </Flex>
  );
}
