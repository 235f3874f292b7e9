import { useMutation, useQuery } from '@apollo/client/react';
import { plural, t } from '@lingui/core/macro';
import { Loaded } from '../ui/page-states.tsx';
import { TitledPanel } from '../ui/section.tsx';
import { EndOtherSessionsDocument, EndSessionDocument, SessionsDocument } from './account-documents.ts';
import type { SessionFieldsFragment } from '../../gql/graphql.ts';
import { longDateTime, notificationAge } from '../../shared/lib/dates.ts';
import { failureOf } from '../../shared/lib/errors.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { useNow } from '../lib/use-now.ts';
import { AskButton } from '../ui/dialogs.tsx';
import styles from './session-list.module.css';

export function SessionPanel() {
  const query = useQuery(SessionsDocument);
  return (
    <TitledPanel title={t`Where you are logged in`}>
      <Loaded
        query={query}
        loading={t`Loading your devices`}
        failed={t`Your devices could not be loaded.`}
        height={140}
      >
        {({ sessions }) => <SessionList sessions={sessions} />}
      </Loaded>
    </TitledPanel>
  );
}

/** Lists the account's sessions and marks the current one. */
const SessionList = ({ sessions }: { sessions: readonly SessionFieldsFragment[] }) => (
  <>
    <ul>
      {sessions.map((session) => (
        <SessionItem key={session.id} session={session} />
      ))}
    </ul>
    <Others isOnlyHere={sessions.every(({ isCurrent }) => isCurrent)} />
  </>
);

function Others({ isOnlyHere }: { isOnlyHere: boolean }) {
  const [endOthers, { client }] = useMutation(EndOtherSessionsDocument);
  if (isOnlyHere) return <p className="quiet small">{t`You are logged in on this device only.`}</p>;
  return (
    <div className={styles.others}>
      <p className="quiet small">{t`Is one of them not yours? Log it out, then change your password.`}</p>
      <AskButton
        button={{ icon: <Icon name="logout" />, children: t`Log out everywhere else` }}
        title={t`Log out everywhere else?`}
        okText={t`Log out`}
        act={async () => {
          const { data } = await endOthers();
          toast.success(endedText(data?.endOtherSessions ?? 0));
          await client.refetchQueries({ include: [SessionsDocument] });
        }}
      >
        {t`Every other device needs to log in again. You stay logged in here.`}
      </AskButton>
    </div>
  );
}

const endedText = (count: number): string =>
  plural(count, { one: 'Logged out on # other device.', other: 'Logged out on # other devices.' });

const isPhone = (device: string): boolean => /Android|iPhone|iPad|iOS/.test(device);

function SessionItem({ session }: { session: SessionFieldsFragment }) {
  const { device, ipAddress, createdAt, lastSeenAt, isCurrent } = session;
  const lastUsed = notificationAge(lastSeenAt, useNow().getTime());
  const since = longDateTime(createdAt);
  return (
    <li className={styles.item}>
      <Icon name={isPhone(device) ? 'mobile' : 'screen'} size={24} />
      <div className={styles.facts}>
        <p className={styles.device}>
          {device} {isCurrent && <Badge tone="neem">{t`This device`}</Badge>}
        </p>
        <p className="quiet small">{isCurrent ? t`Last used: Now` : t`Last used: ${lastUsed}`}</p>
        <p className="quiet small">{ipAddress ? t`Logged in: ${since}, from ${ipAddress}` : t`Logged in: ${since}`}</p>
      </div>
      {!isCurrent && <EndButton session={session} />}
    </li>
  );
}

function EndButton({ session: { id, device } }: { session: SessionFieldsFragment }) {
  const [end, { client }] = useMutation(EndSessionDocument);
  return (
    <AskButton
      button={{ children: t`Log out`, 'aria-label': t`Log out ${device}` }}
      title={t`Log out ${device}?`}
      okText={t`Log out`}
      act={async () => {
        await end({ variables: { id } }).catch((error: unknown) => {
          // The session expired while the dialog was open; the result is the same.
          if (failureOf(error).code !== 'NOT_FOUND') throw error;
        });
        toast.success(t`${device} is logged out.`);
        await client.refetchQueries({ include: [SessionsDocument] });
      }}
    >
      {t`Anyone using it must log in again.`}
    </AskButton>
  );
}
