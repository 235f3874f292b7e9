import { useQuery } from '@apollo/client/react';
import { Navigate, useLocation } from 'react-router-dom';
import { sentEmailCodeOf } from '../features/account-settings/email-change.ts';
import { EmailVerification } from '../features/account-settings/email-verification.tsx';
import { MeDocument } from '../lib/me.ts';
import { paths } from '../lib/paths.ts';
import { Panel, Stack } from '../ui/layout.tsx';
import { PageTitle } from '../ui/page-title.tsx';

/** /verify-email-otp: reached from the profile or the account page, which hand the new address over (OP-085). */
export function VerifyEmailPage() {
  const me = useQuery(MeDocument).data?.me;
  const sent = sentEmailCodeOf(useLocation().state);
  if (!sent) return <Navigate to={me?.role === 'JOBSEEKER' ? paths.profile : paths.account} replace />;
  return (
    <div style={{ maxWidth: 480 }}>
      <Stack gap={20}>
        <PageTitle>Verify your new email</PageTitle>
        <Panel>
          <EmailVerification sent={sent} />
        </Panel>
      </Stack>
    </div>
  );
}
