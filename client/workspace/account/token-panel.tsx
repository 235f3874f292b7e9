import { useMutation, useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Button } from 'antd';
import { useState } from 'react';
import { accessTokenLimits } from '../../../server/people/identity/tokens/access-token.rules.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { Loaded } from '../ui/page-states.tsx';
import { TitledPanel } from '../ui/section.tsx';
import { TokenDialog } from './token-dialog.tsx';
import { AccessTokensDocument, RevokeAccessTokenDocument } from './token-documents.ts';
import { tokenScopeLabels } from '../../../server/core/token-scope.labels.ts';
import type { AccessTokenFieldsFragment } from '../../gql/graphql.ts';
import { longDate, notificationAge } from '../../shared/lib/dates.ts';
import { failureOf } from '../../shared/lib/errors.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { useNow } from '../lib/use-now.ts';
import { AskButton } from '../ui/dialogs.tsx';
import styles from './session-list.module.css';

/** Access tokens for programs that act for this person. */
export function TokenPanel({ email }: { email: string }) {
  const query = useQuery(AccessTokensDocument);
  const [isMaking, setIsMaking] = useState(false);
  const tokens = query.data?.accessTokens;
  const isFull = tokens !== undefined && tokens.length >= accessTokenLimits.perPerson;
  return (
    <TitledPanel title={t`Access tokens`} id="tokens">
      <p>
        {t`A token lets a program, such as your HR software, act for you here without your password.`}{' '}
        <a className="reach" href="/api-guide" target="_blank" rel="noreferrer">
          {t`How programs use it: the API guide, in a new tab`}
        </a>
      </p>
      <Loaded query={query} loading={t`Loading your tokens`} failed={t`Your tokens could not be loaded.`} height={80}>
        {({ accessTokens }) => (
          <>
            <TokenList tokens={accessTokens} />
            <div>
              <Button icon={<Icon name="plus" />} disabled={isFull} onClick={() => setIsMaking(true)}>
                {t`New token`}
              </Button>
            </div>
          </>
        )}
      </Loaded>
      {isFull && <p>{t`At most ${accessTokenLimits.perPerson} tokens are possible. Revoke one to make another.`}</p>}
      <TokenDialog isOpen={isMaking} email={email} onClose={() => setIsMaking(false)} />
    </TitledPanel>
  );
}

const TokenList = ({ tokens }: { tokens: readonly AccessTokenFieldsFragment[] }) =>
  tokens.length === 0 ? (
    <p className="quiet small">{t`You have no access tokens.`}</p>
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
        <p className="quiet small">{scopes.map((scope) => tokenScopeLabels[scope]()).join(' · ')}</p>
        <p className="quiet small">{used ? t`Last used: ${used}` : t`Never used`}</p>
        <p className="quiet small">{isExpired ? t`Expired: ${until}` : t`Valid until ${until}`}</p>
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
          // Already revoked in another window; the result is the same.
          if (failureOf(error).code !== 'NOT_FOUND') throw error;
        });
        toast.success(t`“${name}” is revoked.`);
        await client.refetchQueries({ include: [AccessTokensDocument] });
      }}
    >
      {t`Programs that use it lose access right away. This cannot be undone.`}
    </AskButton>
  );
}
