import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { AccountDetails } from '../account/account-details.tsx';
import { SessionPanel } from '../account/session-panel.tsx';
import { TokenPanel } from '../account/token-panel.tsx';
import { hasDataRights, PrivacyPanels } from '../privacy/privacy-panels.tsx';
import { FoundPanel } from '../talent/found-panel.tsx';
import { MailPanel } from '../notifications/mail-panel.tsx';
import { tokenHolders } from '../../../server/identity/tokens/access-token.rules.ts';
import type { Role } from '../../gql/graphql.ts';
import { useMe } from '../../shared/lib/me.ts';
import { Stack } from '../../shared/ui/layout.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';
import { Columns } from '../ui/columns.tsx';

const holdsTokens = (role: Role): boolean => tokenHolders.some((holder) => holder === role);

/** /account: name and address, mails, logins, access tokens, own data. */
export function AccountPage() {
  const me = useMe().data?.me;
  const { hash } = useLocation();
  // Who comes from a mail: its section was not there yet when the router looked for it.
  useEffect(() => {
    const section = document.getElementById(hash.slice(1));
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
  }, [hash]);
  return (
    <Stack gap={20}>
      <PageTitle>{t`Account`}</PageTitle>
      <Columns template="minmax(0, 1fr) minmax(0, 1.3fr)" gap={16}>
        <Stack>
          {me && <AccountDetails me={me} />}
          {me?.role === 'JOBSEEKER' && <FoundPanel />}
          <MailPanel />
        </Stack>
        <Stack>
          <SessionPanel />
          {me && holdsTokens(me.role) && <TokenPanel email={me.email} />}
          {me && hasDataRights(me) && <PrivacyPanels me={me} />}
        </Stack>
      </Columns>
    </Stack>
  );
}
