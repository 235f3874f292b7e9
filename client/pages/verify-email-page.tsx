import { Navigate, useLocation } from 'react-router-dom';
import { EmailVerification } from '../features/accounts/email-verification.tsx';
import { sentEmailCodeOf } from '../lib/email-change.ts';
import { paths } from '../lib/paths.ts';
import { Panel, Stack } from '../ui/layout.tsx';
import { PageTitle } from '../ui/page-title.tsx';

/** /verify-email-otp: reached from the profile, which hands the new address over. */
export function VerifyEmailPage() {
  const sent = sentEmailCodeOf(useLocation().state);
  if (!sent) return <Navigate to={paths.profile} replace />;
  return (
    <div style={{ maxWidth: 480 }}>
      <Stack gap={20}>
        <PageTitle>Verify your new email</PageTitle>
        <Panel><EmailVerification sent={sent} /></Panel>
      </Stack>
    </div>
  );
}
