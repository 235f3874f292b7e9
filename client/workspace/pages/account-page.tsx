import { t } from '@lingui/core/macro';
import { AccountDetails } from '../account/account-details.tsx';
import { SessionPanel } from '../account/session-panel.tsx';
import { TokenPanel } from '../account/token-panel.tsx';
import { hasDataRights, PrivacyPanels } from '../privacy/privacy-panels.tsx';
import { FoundPanel } from '../talent/found-panel.tsx';
import { MailPanel } from '../notifications/mail-panel.tsx';
import { tokenHolders } from '../../../server/people/identity/tokens/access-token.rules.ts';
import type { Role } from '../../gql/graphql.ts';
import { useMe } from '../../shared/lib/me.ts';
import { Stack } from '../../shared/ui/layout.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';
import { Columns } from '../ui/columns.tsx';
import { useLinkedSection } from '../lib/use-linked-section.ts';

const holdsTokens = (role: Role): boolean => tokenHolders.some((holder) => holder === role);

/** /account: name and address, mails, sessions, access tokens, personal data. */
export function AccountPage() {
  const me = useMe().data?.me;
  useLinkedSection();
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
