import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { roleLabels } from '../../../server/office/admin/admin.labels.ts';
import type { StaffQuery } from '../../gql/graphql.ts';
import { longDateTime } from '../../shared/lib/dates.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';
import { AskButton, DialogButton } from '../ui/dialogs.tsx';
import { type AdminColumn, AdminList, Cell, useRows } from '../admin/admin-list.tsx';
import { InvitationList } from '../admin/invitation-list.tsx';
import { InviteForm } from '../admin/invite-form.tsx';
import { RemoveAdminDocument, StaffDocument } from '../admin/staff-documents.ts';

type Member = StaffQuery['staff']['members'][number];

/** /superadmin/admins: the staff and open invitations. */
export function AdminsPage() {
  const rows = useRows(StaffDocument, {}, ({ staff }) => ({ ...staff, items: staff.members }));
  const invitations = rows.list?.invitations ?? [];
  return (
    <Stack gap={20}>
      <PageTitle>{t`Admins`}</PageTitle>
      <div>
        <DialogButton
          button={{ type: 'primary', icon: <Icon name="plus" />, children: t`Invite an admin` }}
          mask={{ closable: false }}
          title={t`Invite an admin`}
        >
          {(close) => <InviteForm onClose={close} />}
        </DialogButton>
      </div>
      <AdminList
        label={t`Admins`}
        columns={memberColumns()}
        rows={rows}
        texts={{ loading: t`Loading admins`, failed: t`The admins could not be loaded.`, empty: t`There are none.` }}
      />
      {invitations.length > 0 && <InvitationList invitations={invitations} />}
    </Stack>
  );
}

const memberColumns = (): AdminColumn<Member>[] => [
  {
    title: t`Name`,
    width: '40%',
    renderCell: ({ name, email, disabledAt }) => (
      <Cell more={email}>
        <span>
          {name} {disabledAt && <Badge tone="brick">{t`Disabled`}</Badge>}
        </span>
      </Cell>
    ),
  },
  { title: t`Role`, renderCell: ({ role }) => roleLabels[role]() },
  {
    title: t`Last seen`,
    renderCell: ({ lastSeenAt }) => (lastSeenAt ? longDateTime(lastSeenAt) : t`never`),
  },
  {
    title: t`Change`,
    renderCell: (member) => (member.mayRemove ? <RemoveButton member={member} /> : t`You`),
  },
];

function RemoveButton({ member: { id, name } }: { member: Member }) {
  const [remove] = useMutation(RemoveAdminDocument, { refetchQueries: [StaffDocument], awaitRefetchQueries: true });
  return (
    <AskButton
      button={{ danger: true, children: t`Remove`, 'aria-label': t`Remove ${name}` }}
      title={t`Remove ${name}?`}
      okText={t`Remove`}
      danger
      act={() => remove({ variables: { id } })}
      done={t`${name} no longer runs the portal.`}
    >
      {t`They are logged out everywhere and get an email. Their account stays, as that of a job seeker.`}
    </AskButton>
  );
}
