import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Form, Input, Select } from 'antd';
import { roleLabels } from '../../../server/office/admin/admin.labels.ts';
import { inviteAdminSchema, staffLimits, staffRoles } from '../../../server/office/admin/staff.rules.ts';
import type { InviteAdminInput } from '../../gql/graphql.ts';
import { toast } from '../../shared/ui/toast.ts';
import { FormEnd } from '../forms/form-parts.tsx';
import { useServerForm } from '../forms/use-server-form.ts';
import { InviteAdminDocument, StaffDocument } from './staff-documents.ts';

/** Asks whom to invite. */
export function InviteForm({ onClose }: { onClose: () => void }) {
  const [invite] = useMutation(InviteAdminDocument, { refetchQueries: [StaffDocument], awaitRefetchQueries: true });
  const { props, item, problem, isBusy } = useServerForm<InviteAdminInput>({
    check: inviteAdminSchema,
    send: async (input) => {
      await invite({ variables: { input } });
      toast.success(t`The invitation is on its way to ${input.email}.`);
      onClose();
    },
  });
  return (
    <Form {...props} initialValues={{ name: '', email: '', role: 'ADMIN' }}>
      <Form.Item {...item('name')} label={t`Name`}>
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item
        {...item('email')}
        label={t`Email`}
        extra={t`A link goes there, valid for ${staffLimits.invitationHours} hours. It must not have an account yet.`}
      >
        <Input type="email" inputMode="email" autoComplete="off" spellCheck={false} />
      </Form.Item>
      <Form.Item
        {...item('role')}
        label={t`Role`}
        extra={t`A superadmin also changes settings, reads the audit log and decides who is an admin.`}
      >
        <Select virtual={false} options={staffRoles.map((role) => ({ value: role, label: roleLabels[role]() }))} />
      </Form.Item>
      <FormEnd problem={problem} isBusy={isBusy} onCancel={onClose}>{t`Send invitation`}</FormEnd>
    </Form>
  );
}
