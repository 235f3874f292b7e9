import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Form } from 'antd';
import type { ReactNode } from 'react';
import { deletionGraceDays, deleteAccountSchema } from '../../../server/office/privacy/privacy.rules.ts';
import type { MeQuery } from '../../gql/graphql.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import { DialogButton } from '../ui/dialogs.tsx';
import { TitledPanel } from '../ui/section.tsx';
import { ProofItem, useProof } from '../forms/proof-item.tsx';
import { FormEnd } from '../forms/form-parts.tsx';
import { useServerForm } from '../forms/use-server-form.ts';
import { DeleteAccountDocument } from './privacy-documents.ts';
import styles from './privacy.module.css';

type Me = NonNullable<MeQuery['me']>;

/** Deletes the account. */
export const DeletePanel = ({ me }: { me: Me }) => (
  <TitledPanel title={t`Delete my account`}>
    <p>
      {me.deletesAt
        ? t`Your account will be deleted. To stop it, choose “Keep my account” at the top of this page.`
        : whatHappens(me)}
    </p>
    <DialogButton
      button={{
        danger: true,
        icon: <Icon name="trash" />,
        style: { alignSelf: 'flex-start' },
        children: t`Delete my account`,
      }}
      isOffered={!me.deletesAt}
      title={t`Delete your account?`}
    >
      {(close) => <DeleteForm me={me} onClose={close} />}
    </DialogButton>
  </TitledPanel>
);

const whatHappens = ({ role }: Me): ReactNode =>
  role === 'HR' ? (
    <Trans>
      Your open jobs close at once. After {deletionGraceDays} days your applicants are notified, and all your personal
      data is permanently deleted. Until then you can log in and keep the account.
    </Trans>
  ) : (
    <Trans>
      After {deletionGraceDays} days your applications are withdrawn, and all your personal data is permanently deleted:
      profile, resume, messages. Until then you can log in and keep the account.
    </Trans>
  );

function DeleteForm({ me, onClose }: { me: Me; onClose: () => void }) {
  const proof = useProof();
  const [deleteAccount] = useMutation(DeleteAccountDocument);
  const { props, item, isBusy, problem } = useServerForm<{ password: string }>({
    check: deleteAccountSchema,
    send: async (values) => {
      await deleteAccount({ variables: { password: proof.passwordOf(values) } });
      onClose();
      // The banner above the page cancels the deletion.
      document.getElementById('main')?.scrollIntoView();
    },
    onRefused: proof.onRefused,
  });
  return (
    <Form {...props} initialValues={{ password: '' }}>
      <Stack gap={12} className={styles.question}>
        <p>{whatHappens(me)}</p>
        <p>
          <Trans>
            You stay logged in here; other devices and access tokens are logged out. You may want to download your data
            first.
          </Trans>
        </p>
      </Stack>
      {proof.isAsked && <ProofItem email={me.email} item={item('password')} />}
      <FormEnd problem={problem} isBusy={isBusy} danger onCancel={onClose}>{t`Delete my account`}</FormEnd>
    </Form>
  );
}
