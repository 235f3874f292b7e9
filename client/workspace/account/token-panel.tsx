import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Button } from 'antd';
import { useState } from 'react';
import { accessTokenLimits } from '../../../server/identity/tokens/access-token.rules.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { ErrorState } from '../ui/page-states.tsx';
import { TitledPanel } from '../ui/part.tsx';
import { SkeletonBlock } from '../ui/skeleton.tsx';
import { TokenDialog } from './token-dialog.tsx';
import { AccessTokensDocument } from './token-documents.ts';
import { TokenList } from './token-list.tsx';

/** What programs may do for this person. */
export function TokenPanel({ email }: { email: string }) {
  const { data, error, refetch } = useQuery(AccessTokensDocument, { fetchPolicy: 'cache-and-network' });
  const [isMaking, setIsMaking] = useState(false);
  const tokens = data?.accessTokens;
  const isFull = tokens !== undefined && tokens.length >= accessTokenLimits.perPerson;
  return (
    <TitledPanel title={t`Access tokens`} id="tokens">
      <p>
        {t`A token lets a program, such as your HR software, act for you here without your password.`}{' '}
        <a className="reach" href="/api-guide" target="_blank" rel="noreferrer">
          {t`How programs use it: the API guide, in a new tab`}
        </a>
      </p>
      {error && !data && (
        <ErrorState title={t`Your tokens could not be loaded.`} error={error} onRetry={() => void refetch()} />
      )}
      {!error && !data && <SkeletonBlock label={t`Loading your tokens`} height={80} />}
      {tokens && <TokenList tokens={tokens} />}
      {tokens && (
        <div>
          <Button icon={<Icon name="plus" />} disabled={isFull} onClick={() => setIsMaking(true)}>
            {t`New token`}
          </Button>
        </div>
      )}
      {isFull && <p>{t`At most ${accessTokenLimits.perPerson} tokens are possible. Revoke one to make another.`}</p>}
      <TokenDialog isOpen={isMaking} email={email} onClose={() => setIsMaking(false)} />
    </TitledPanel>
  );
}
