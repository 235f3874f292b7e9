import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { accountMessages } from '../../../server/accounts/account.rules.ts';
import { errorText, failureOf } from '../../lib/errors.ts';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { FieldNote } from '../../ui/field.tsx';
import { Stack } from '../../ui/layout.tsx';
import { toast } from '../../ui/toast.ts';
import { PasswordDone } from './password-done.tsx';
import { ResetPasswordDocument } from './password-documents.ts';
import { PasswordForm } from './password-form.tsx';
import type { PasswordValues } from './password-values.ts';
import type { ResetLink } from './reset-link.ts';

/** Chooses a new password with a mailed link (OP-006). */
export function PasswordReset({ link }: { link: ResetLink }) {
  const client = useApolloClient();
  const [resetPassword] = useMutation(ResetPasswordDocument);
  const [outcome, setOutcome] = useState<'done' | 'dead' | null>(null);

  const reset = async ({ newPassword }: PasswordValues) => {
    try {
      await resetPassword({ variables: { ...link, newPassword } });
    } catch (error) {
      const { fields } = failureOf(error);
      if (!fields.token && !fields.email) throw error;
      setOutcome('dead');
      return;
    }
    setOutcome('done');
    // Every session of the account has ended, this browser's own too.
    client.resetStore().catch((error: unknown) => toast.error(errorText(error)));
  };

  if (outcome === 'dead') return <DeadLink />;
  if (outcome === 'done') {
    return (
      <PasswordDone text={accountMessages.passwordReset}>
        <LinkButton kind="primary" width="full" to={paths.login}>Go to Login</LinkButton>
      </PasswordDone>
    );
  }
  return <PasswordForm email={link.email} asksOld={false} submitLabel="Reset Password" onSubmit={reset} />;
}

function DeadLink() {
  return (
    <Stack>
      <FieldNote error={accountMessages.linkGone} />
      <LinkButton kind="primary" width="full" to={paths.forgotPassword}>Request a new link</LinkButton>
    </Stack>
  );
}
