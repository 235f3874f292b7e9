import { t } from '@lingui/core/macro';
import { ForgotPasswordForm } from '../passwords/forgot-password-form.tsx';
import { EntryPage } from '../ui/entry-page.tsx';

/** /forgot-password */
export const ForgotPasswordPage = () => (
  <EntryPage title={t`Forgot password`}>
    <ForgotPasswordForm />
  </EntryPage>
);
