import { ForgotPasswordForm } from '../features/passwords/forgot-password-form.tsx';
import { PageColumn, Panel, Stack } from '../ui/layout.tsx';
import { PageTitle } from '../ui/page-title.tsx';

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
