import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Form, Modal } from 'antd';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { deletionGraceDays, deleteAccountSchema } from '../../../server/privacy/privacy.rules.ts';
import type { MeQuery } from '../../gql/graphql.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import { TitledPanel } from '../ui/part.tsx';
import { ProofItem } from '../forms/proof-item.tsx';
import { FormEnd } from '../forms/form-parts.tsx';
import { useServerForm } from '../forms/use-server-form.ts';
import { DeleteAccountDocument } from './privacy-documents.ts';
import styles from './privacy.module.css';

type Me = NonNullable<MeQuery['me']>;

/** The end of the account. */
export function DeletePanel({ me }: { me: Me }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <TitledPanel title={t`Delete my account`}>
      {me.deletesAt ? (
        <p>{t`Your account will be deleted. To stop it, choose “Keep my account” at the top of this page.`}</p>
      ) : (
        <>
          <p>{whatHappens(me)}</p>
          <div>
            <Button danger icon={<Icon name="trash" />} onClick={() => setIsAsking(true)}>
              {t`Delete my account`}
            </Button>
          </div>
        </>
      )}
      <Modal
        open={isAsking}
        destroyOnHidden
        title={t`Delete your account?`}
        footer={null}
        onCancel={() => setIsAsking(false)}
      >
        <DeleteForm me={me} onClose={() => setIsAsking(false)} />
      </Modal>
    </TitledPanel>
  );
}

const whatHappens = ({ role }: Me): ReactNode =>
  role === 'HR' ? (
    <Trans>
      Your open jobs close at once. After {deletionGraceDays} days your applicants hear of it, and everything personal
      is deleted for good. Until then you can log in and keep the account.
    </Trans>
  ) : (
    <Trans>
      After {deletionGraceDays} days your applications are withdrawn, and everything personal is deleted for good:
      profile, resume, messages. Until then you can log in and keep the account.
    </Trans>
  );

function DeleteForm({ me, onClose }: { me: Me; onClose: () => void }) {
  const [asksPassword, setAsksPassword] = useState(false);
  const [deleteAccount] = useMutation(DeleteAccountDocument);
  const { props, item, isBusy, problem } = useServerForm<{ password: string }>({
    check: deleteAccountSchema,
    send: async ({ password }) => {
      await deleteAccount({ variables: { password: asksPassword ? password : null } });
      onClose();
      // The way back stands above the page.
      document.getElementById('main')?.scrollIntoView();
    },
    // A session that is no longer fresh: the field appears when the server asks for it (asvs-7.5.1).
    onRefused: ({ fields }) => {
      if (fields.password) flushSync(() => setAsksPassword(true));
      return undefined;
    },
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
      {asksPassword && <ProofItem email={me.email} item={item('password')} />}
      <FormEnd problem={problem} isBusy={isBusy} danger onCancel={onClose}>{t`Delete my account`}</FormEnd>
    </Form>
  );
}
