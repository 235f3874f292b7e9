import { t } from '@lingui/core/macro';
import { Button } from 'antd';
import { tokenScopeLabels } from '../../../server/core/token-scope.labels.ts';
import type { AccessTokenFieldsFragment } from '../../gql/graphql.ts';
import { longDate, notificationAge } from '../../shared/lib/dates.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { useNow } from '../lib/use-now.ts';
import styles from './session-list.module.css';

interface TokenListProps {
  tokens: readonly AccessTokenFieldsFragment[];
  onRevoke: (token: AccessTokenFieldsFragment) => void;
}

export const TokenList = ({ tokens, onRevoke }: TokenListProps) =>
  tokens.length === 0 ? (
    <p className={styles.quiet}>{t`You have no access tokens.`}</p>
  ) : (
    <ul className={styles.list}>
      {tokens.map((token) => (
        <TokenItem key={token.id} token={token} onRevoke={() => onRevoke(token)} />
      ))}
    </ul>
  );

function TokenItem({
  token: { name, scopes, expiresAt, lastUsedAt },
  onRevoke,
}: {
  token: AccessTokenFieldsFragment;
  onRevoke: () => void;
}) {
  const now = useNow().getTime();
  const isExpired = new Date(expiresAt).getTime() <= now;
  const until = longDate(expiresAt);
  const used = lastUsedAt && notificationAge(lastUsedAt, now);
  return (
    <li className={styles.item}>
      <div className={styles.facts}>
        <p className={styles.device}>
          {name} {isExpired && <Badge tone="quiet">{t`Expired`}</Badge>}
        </p>
        <p className={styles.quiet}>{scopes.map((scope) => tokenScopeLabels[scope]()).join(' · ')}</p>
        <p className={styles.quiet}>{used ? t`Last used: ${used}` : t`Never used`}</p>
        <p className={styles.quiet}>{isExpired ? t`Expired: ${until}` : t`Valid until ${until}`}</p>
      </div>
      <Button aria-label={t`Revoke ${name}`} onClick={onRevoke}>
        {t`Revoke`}
      </Button>
    </li>
  );
}
