import { ForgotPasswordForm } from '../passwords/forgot-password-form.tsx';
import { PageColumn, Panel, Stack } from '../../shared/ui/layout.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';

/** /forgot-password */
export function ForgotPasswordPage() {
  return (
    <PageColumn narrow>
      <Stack gap={20}>
        <PageTitle>Forgot password</PageTitle>
        <Panel>
          <ForgotPasswordForm />
        </Panel>
      </Stack>
    </PageColumn>
  );
}
