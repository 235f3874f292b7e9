import { useLingui } from '@lingui/react/macro';
import { ForgotPasswordForm } from '../passwords/forgot-password-form.tsx';
import { EntryPage } from '../entry/entry-page.tsx';

/** /forgot-password */
export function ForgotPasswordPage() {
  const { t } = useLingui();
  return (
    <EntryPage title={t`Forgot password`} height={328}>
      <ForgotPasswordForm />
    </EntryPage>
  );
}
