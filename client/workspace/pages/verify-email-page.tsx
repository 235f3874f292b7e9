import { t } from '@lingui/core/macro';
import { Navigate, useLocation } from 'react-router-dom';
import { sentEmailCodeOf } from '../account/email-change.ts';
import { EmailVerification } from '../account/email-verification.tsx';
import { useMe } from '../../shared/lib/me.ts';
import { paths } from '../../shared/lib/paths.ts';
import { Panel, Stack } from '../../shared/ui/layout.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';

/** /verify-email-otp: opened by the profile or the account page, which pass the new address (OP-085). */
export function VerifyEmailPage() {
  const me = useMe().data?.me;
  const sent = sentEmailCodeOf(useLocation().state);
  if (!sent) return <Navigate to={me?.role === 'JOBSEEKER' ? paths.profile : paths.account} replace />;
  return (
    <div style={{ maxWidth: 480 }}>
      <Stack gap={20}>
        <PageTitle>{t`Verify your new email`}</PageTitle>
        <Panel>
          <EmailVerification sent={sent} />
        </Panel>
      </Stack>
    </div>
  );
}
