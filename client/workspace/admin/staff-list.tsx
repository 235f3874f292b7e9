import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Button } from 'antd';
import { useState } from 'react';
import { roleLabels } from '../../../server/identity/administration/user-admin.labels.ts';
import type { StaffQuery } from '../../gql/graphql.ts';
import { longDateTime } from '../../shared/lib/dates.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { Question } from '../ui/question.tsx';
import { type AdminColumn, AdminList, useRows } from './admin-list.tsx';
import styles from './admin-list.module.css';
import { InvitationList } from './invitation-list.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { RemoveAdminDocument, StaffDocument } from './staff-documents.ts';

type Member = StaffQuery['staff']['members'][number];

/** Who runs the portal, and who is invited to. */
export function StaffList() {
  const rows = useRows(StaffDocument, {}, ({ staff }) => ({ ...staff, items: staff.members }));
  const invitations = rows.list?.invitations ?? [];
  const [isInviting, setIsInviting] = useState(false);
  const [removed, setRemoved] = useState<Member | null>(null);
  return (
    <Stack gap={20}>
      <div>
        <Button type="primary" icon={<Icon name="plus" />} onClick={() => setIsInviting(true)}>
          {t`Invite an admin`}
        </Button>
      </div>
      <AdminList
        label={t`Admins`}
        columns={memberColumns(setRemoved)}
        rows={rows}
        texts={{ loading: t`Loading admins`, failed: t`The admins could not be loaded.`, empty: t`There are none.` }}
      />
      {invitations.length > 0 && <InvitationList invitations={invitations} />}
      <InviteDialog isOpen={isInviting} onClose={() => setIsInviting(false)} />
      <RemoveQuestion member={removed} onClose={() => setRemoved(null)} />
    </Stack>
  );
}

const memberColumns = (remove: (member: Member) => void): AdminColumn<Member>[] => [
  {
    key: 'who',
    title: t`Name`,
    width: '40%',
    renderCell: ({ name, email, disabledAt }) => (
      <div className={styles.facts}>
        <span>
          {name} {disabledAt && <Badge tone="brick">{t`Disabled`}</Badge>}
        </span>
        <span className={styles.quiet}>{email}</span>
      </div>
    ),
  },
  { key: 'role', title: t`Role`, renderCell: ({ role }) => roleLabels[role]() },
  {
    key: 'seen',
    title: t`Last seen`,
    renderCell: ({ lastSeenAt }) => (lastSeenAt ? longDateTime(lastSeenAt) : t`never`),
  },
  {
    key: 'remove',
    title: t`Change`,
    renderCell: (member) =>
      member.mayRemove ? (
        <Button danger aria-label={t`Remove ${member.name}`} onClick={() => remove(member)}>
          {t`Remove`}
        </Button>
      ) : (
        t`You`
      ),
  },
];

function RemoveQuestion({ member, onClose }: { member: Member | null; onClose: () => void }) {
  const [remove] = useMutation(RemoveAdminDocument, { refetchQueries: [StaffDocument], awaitRefetchQueries: true });
  // The question keeps its words while it closes.
  const [asked, setAsked] = useState(member);
  if (member && member !== asked) setAsked(member);
  const name = asked?.name ?? '';
  return (
    <Question
      isOpen={member !== null}
      title={t`Remove ${name}?`}
      okText={t`Remove`}
      danger
      act={async () => {
        await remove({ variables: { id: asked?.id ?? '' } });
        toast.success(t`${name} no longer runs the portal.`);
      }}
      onClose={onClose}
    >
      {t`They are logged out everywhere and told by mail. Their account stays, as that of a job seeker.`}
    </Question>
  );
}
