import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { roleLabels } from '../../../server/office/admin/admin.labels.ts';
import type { StaffQuery } from '../../gql/graphql.ts';
import { longDate, longDateTime } from '../../shared/lib/dates.ts';
import { Cluster, KeptFocus, Stack } from '../../shared/ui/layout.tsx';
import { useNow } from '../lib/use-now.ts';
import { ActButton } from '../ui/act-button.tsx';
import { AskButton } from '../ui/dialogs.tsx';
import { type AdminColumn, AdminRows, Cell } from './admin-list.tsx';
import { InviteAdminDocument, StaffDocument, WithdrawAdminInvitationDocument } from './staff-documents.ts';

type Invitation = StaffQuery['staff']['invitations'][number];

const afterwards = { refetchQueries: [StaffDocument], awaitRefetchQueries: true };

/** Open invitations. */
export const InvitationList = ({ invitations }: { invitations: readonly Invitation[] }) => (
  <section>
    <Stack gap={12}>
      <h2>{t`Invitations`}</h2>
      <KeptFocus>
        <AdminRows label={t`Invitations`} columns={columns()} items={invitations} isBusy={false} />
      </KeptFocus>
    </Stack>
  </section>
);

const columns = (): AdminColumn<Invitation>[] => [
  {
    title: t`Name`,
    width: '40%',
    renderCell: ({ name, email }) => <Cell more={email}>{name}</Cell>,
  },
  { title: t`Role`, renderCell: ({ role }) => roleLabels[role]() },
  { title: t`Link`, renderCell: (invitation) => <Until invitation={invitation} /> },
  { title: t`Change`, renderCell: (invitation) => <Change invitation={invitation} /> },
];

function Until({ invitation: { expiresAt } }: { invitation: Invitation }) {
  const isGood = Date.parse(expiresAt) > useNow().getTime();
  return isGood ? t`Valid until ${longDateTime(expiresAt)}` : t`Expired on ${longDate(expiresAt)}`;
}

function Change({ invitation: { id, name, email, role } }: { invitation: Invitation }) {
  const [invite] = useMutation(InviteAdminDocument, afterwards);
  const [withdraw] = useMutation(WithdrawAdminInvitationDocument, afterwards);
  return (
    <Cluster>
      <ActButton
        aria-label={t`Send again to ${name}`}
        act={() => invite({ variables: { input: { name, email, role } } })}
        done={t`A new link is on its way to ${email}.`}
      >
        {t`Send again`}
      </ActButton>
      <AskButton
        button={{ danger: true, children: t`Withdraw`, 'aria-label': t`Withdraw the invitation of ${name}` }}
        title={t`Withdraw the invitation of ${name}?`}
        okText={t`Withdraw`}
        danger
        act={() => withdraw({ variables: { id } })}
        done={t`The invitation is withdrawn.`}
      >
        {t`The link in the email no longer works.`}
      </AskButton>
    </Cluster>
  );
}
