import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Form } from 'antd';
import { useState } from 'react';
import { acceptAdminInvitationSchema, staffLimits, staffMessages } from '../../../server/office/admin/staff.rules.ts';
import { invalidFields } from '../../shared/lib/validation.ts';
import { Stack } from '../../shared/ui/layout.tsx';
import { FormProblem, PasswordOwner, SubmitButton } from '../forms/form-parts.tsx';
import { NewPasswordItem } from '../forms/new-password-item.tsx';
import { useServerForm } from '../forms/use-server-form.ts';
import { AcceptAdminInvitationDocument } from './password-documents.ts';
import { PasswordDone, ToLogin } from './password-done.tsx';
import type { ResetLink } from './reset-link.ts';

/** An invalid link is reported above the button. */
export function InvitationForm({ link }: { link: ResetLink }) {
  const [accept] = useMutation(AcceptAdminInvitationDocument);
  const [isDone, setIsDone] = useState(false);
  const { props, item, isBusy, problem } = useServerForm<{ password: string }>({
    check: (values) => invalidFields(acceptAdminInvitationSchema, { ...values, ...link }),
    send: async (values) => {
      await accept({ variables: { input: { ...values, ...link } } });
      setIsDone(true);
    },
  });
  if (isDone)
    return (
      <PasswordDone text={staffMessages.accepted()}>
        <ToLogin />
      </PasswordDone>
    );
  return (
    <Stack gap={20}>
      <p>{t`You are invited to help run this portal, as ${link.email}. Choose a password.`}</p>
      <Form {...props} initialValues={{ password: '' }}>
        <PasswordOwner email={link.email} />
        <NewPasswordItem {...item('password')} label={t`Password`} />
        <FormProblem text={problem} />
        <SubmitButton block isBusy={isBusy}>
          {t`Join the team`}
        </SubmitButton>
      </Form>
    </Stack>
  );
}

export const MissingInvitation = () => (
  <Stack>
    <p>
      <Trans>
        Open the link in your invitation email. It is good for {staffLimits.invitationHours} hours; a superadmin can
        send another one.
      </Trans>
    </p>
    <ToLogin />
  </Stack>
);
