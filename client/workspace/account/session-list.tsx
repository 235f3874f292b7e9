import { t } from '@lingui/core/macro';
import { Button } from 'antd';
import { useState } from 'react';
import type { SessionFieldsFragment } from '../../gql/graphql.ts';
import { longDateTime, notificationAge } from '../../shared/lib/dates.ts';
import { useNow } from '../lib/use-now.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { EndSessionDialog } from './end-session-dialog.tsx';
import styles from './session-list.module.css';

/** Every place where the account is open, the present one marked. */
export function SessionList({ sessions }: { sessions: readonly SessionFieldsFragment[] }) {
  const [asked, setAsked] = useState<SessionFieldsFragment | 'others' | null>(null);
  const isOnlyHere = sessions.every(({ isCurrent }) => isCurrent);
  return (
    <>
      <ul className={styles.list}>
        {sessions.map((session) => (
          <SessionItem key={session.id} session={session} onEnd={() => setAsked(session)} />
        ))}
      </ul>
      {isOnlyHere ? (
        <p className={styles.quiet}>{t`You are logged in on this device only.`}</p>
      ) : (
        <div className={styles.others}>
          <p className={styles.quiet}>{t`Is one of them not yours? Log it out, then change your password.`}</p>
          <Button icon={<Icon name="logout" />} onClick={() => setAsked('others')}>
            {t`Log out everywhere else`}
          </Button>
        </div>
      )}
      <EndSessionDialog asked={asked} onClose={() => setAsked(null)} />
    </>
  );
}

const isPhone = (device: string): boolean => /Android|iPhone|iPad|iOS/.test(device);

function SessionItem({
  session: { device, ipAddress, createdAt, lastSeenAt, isCurrent },
  onEnd,
}: {
  session: SessionFieldsFragment;
  onEnd: () => void;
}) {
  const lastUsed = notificationAge(lastSeenAt, useNow().getTime());
  const since = longDateTime(createdAt);
  return (
    <li className={styles.item}>
      <Icon name={isPhone(device) ? 'mobile' : 'screen'} size={24} />
      <div className={styles.facts}>
        <p className={styles.device}>
          {device} {isCurrent && <Badge tone="neem">{t`This device`}</Badge>}
        </p>
        <p className={styles.quiet}>{isCurrent ? t`Last used: Now` : t`Last used: ${lastUsed}`}</p>
        <p className={styles.quiet}>{ipAddress ? t`Logged in: ${since}, from ${ipAddress}` : t`Logged in: ${since}`}</p>
      </div>
      {!isCurrent && (
        <Button aria-label={t`Log out ${device}`} onClick={onEnd}>
          {t`Log out`}
        </Button>
      )}
    </li>
  );
}
