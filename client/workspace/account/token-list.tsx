import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { tokenScopeLabels } from '../../../server/core/token-scope.labels.ts';
import type { AccessTokenFieldsFragment } from '../../gql/graphql.ts';
import { longDate, notificationAge } from '../../shared/lib/dates.ts';
import { failureOf } from '../../shared/lib/errors.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { useNow } from '../lib/use-now.ts';
import { AskButton } from '../ui/question.tsx';
import styles from './session-list.module.css';
import { AccessTokensDocument, RevokeAccessTokenDocument } from './token-documents.ts';

export const TokenList = ({ tokens }: { tokens: readonly AccessTokenFieldsFragment[] }) =>
  tokens.length === 0 ? (
    <p className={styles.quiet}>{t`You have no access tokens.`}</p>
  ) : (
    <ul>
      {tokens.map((token) => (
        <TokenItem key={token.id} token={token} />
      ))}
    </ul>
  );

function TokenItem({ token }: { token: AccessTokenFieldsFragment }) {
  const { name, scopes, expiresAt, lastUsedAt } = token;
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
      <RevokeButton token={token} />
    </li>
  );
}

function RevokeButton({ token: { id, name } }: { token: AccessTokenFieldsFragment }) {
  const [revoke, { client }] = useMutation(RevokeAccessTokenDocument);
  return (
    <AskButton
      button={{ children: t`Revoke`, 'aria-label': t`Revoke ${name}` }}
      title={t`Revoke “${name}”?`}
      okText={t`Revoke`}
      danger
      act={async () => {
        await revoke({ variables: { id } }).catch((error: unknown) => {
          // Revoked in another window meanwhile: just as well.
          if (failureOf(error).code !== 'NOT_FOUND') throw error;
        });
        toast.success(t`“${name}” is revoked.`);
        await client.refetchQueries({ include: [AccessTokensDocument] });
      }}
    >
      {t`The program that uses it can do nothing here any more, from now on. This cannot be undone.`}
    </AskButton>
  );
}
