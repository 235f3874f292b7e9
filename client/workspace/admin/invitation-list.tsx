import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Button } from 'antd';
import { useState } from 'react';
import { roleLabels } from '../../../server/identity/administration/user-admin.labels.ts';
import type { StaffQuery } from '../../gql/graphql.ts';
import { longDate, longDateTime } from '../../shared/lib/dates.ts';
import { Cluster, KeptFocus, Stack } from '../../shared/ui/layout.tsx';
import { errorText } from '../../shared/lib/errors.ts';
import { toast } from '../../shared/ui/toast.ts';
import { useNow } from '../lib/use-now.ts';
import { Question } from '../ui/question.tsx';
import { type AdminColumn, AdminRows } from './admin-list.tsx';
import styles from './admin-list.module.css';
import { InviteAdminDocument, StaffDocument, WithdrawAdminInvitationDocument } from './staff-documents.ts';

type Invitation = StaffQuery['staff']['invitations'][number];

const afterwards = { refetchQueries: [StaffDocument], awaitRefetchQueries: true };

/** Who was invited and has not come yet. */
export function InvitationList({ invitations }: { invitations: readonly Invitation[] }) {
  const [withdrawn, setWithdrawn] = useState<Invitation | null>(null);
  return (
    <section>
      <Stack gap={12}>
        <h2>{t`Invitations`}</h2>
        <KeptFocus>
          <AdminRows label={t`Invitations`} columns={columnsOf(setWithdrawn)} items={invitations} isBusy={false} />
        </KeptFocus>
        <WithdrawQuestion invitation={withdrawn} onClose={() => setWithdrawn(null)} />
      </Stack>
    </section>
  );
}

const columnsOf = (withdraw: (invitation: Invitation) => void): AdminColumn<Invitation>[] => [
  {
    key: 'who',
    title: t`Name`,
    width: '40%',
    renderCell: ({ name, email }) => (
      <div className={styles.facts}>
        <span>{name}</span>
        <span className={styles.quiet}>{email}</span>
      </div>
    ),
  },
  { key: 'role', title: t`Role`, renderCell: ({ role }) => roleLabels[role]() },
  { key: 'until', title: t`Link`, renderCell: (invitation) => <Until invitation={invitation} /> },
  {
    key: 'change',
    title: t`Change`,
    renderCell: (invitation) => (
      <Cluster>
        <SendAgain invitation={invitation} />
        <Button
          danger
          aria-label={t`Withdraw the invitation of ${invitation.name}`}
          onClick={() => withdraw(invitation)}
        >
          {t`Withdraw`}
        </Button>
      </Cluster>
    ),
  },
];

function Until({ invitation: { expiresAt } }: { invitation: Invitation }) {
  const isGood = Date.parse(expiresAt) > useNow().getTime();
  return isGood ? t`Good until ${longDateTime(expiresAt)}` : t`Expired on ${longDate(expiresAt)}`;
}

function SendAgain({ invitation: { name, email, role } }: { invitation: Invitation }) {
  const [invite, { loading }] = useMutation(InviteAdminDocument, {
    ...afterwards,
    onCompleted: () => toast.success(t`A new link is on its way to ${email}.`),
    onError: (error) => toast.error(errorText(error)),
  });
  return (
    <Button
      loading={loading}
      aria-label={t`Send again to ${name}`}
      onClick={() => void invite({ variables: { input: { name, email, role } } })}
    >
      {t`Send again`}
    </Button>
  );
}

function WithdrawQuestion({ invitation, onClose }: { invitation: Invitation | null; onClose: () => void }) {
  const [withdraw] = useMutation(WithdrawAdminInvitationDocument, afterwards);
  // The question keeps its words while it closes.
  const [asked, setAsked] = useState(invitation);
  if (invitation && invitation !== asked) setAsked(invitation);
  return (
    <Question
      isOpen={invitation !== null}
      title={t`Withdraw the invitation of ${asked?.name ?? ''}?`}
      okText={t`Withdraw`}
      danger
      act={async () => {
        await withdraw({ variables: { id: asked?.id ?? '' } });
        toast.success(t`The invitation is withdrawn.`);
      }}
      onClose={onClose}
    >
      {t`The link in the mail opens no more.`}
    </Question>
  );
}
