import { t } from '@lingui/core/macro';
import { Flex, Form, Input, Modal } from 'antd';
import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import { toast } from '../../shared/ui/toast.ts';
import { FormEnd } from '../forms/form-parts.tsx';
import { useServerForm } from '../forms/use-server-form.ts';

interface ReasonDialogProps {
  isOpen: boolean;
  title: string;
  /** The error of the field, if the reason is invalid. */
  label?: string;
  /** The server's validation rule for the reason. */
  check: z.ZodMiniType;
  maxLength: number;
  /** Who will read the reason. */
  hint: string;
  submitLabel: string;
  /** Rejects with the server's error, which is shown in the dialog. */
  send: (reason: string) => Promise<unknown>;
  /** The toast after success. */
  done: string;
  onClose: () => void;
  /** What will happen. */
  children: ReactNode;
}

/** Confirms an admin's action that affects another person: says what will happen and asks for a reason. */
export const ReasonDialog = ({ isOpen, title, ...form }: ReasonDialogProps) => (
  <Modal open={isOpen} destroyOnHidden title={title} footer={null} onCancel={form.onClose}>
    <ReasonFields {...form} />
  </Modal>
);

function ReasonFields({
  label,
  check,
  maxLength,
  hint,
  submitLabel,
  send,
  done,
  onClose,
  children,
}: Omit<ReasonDialogProps, 'isOpen' | 'title'>) {
  const form = useServerForm<{ reason: string }>({
    check,
    send: async ({ reason }) => {
      await send(reason);
      toast.success(done);
      onClose();
    },
  });
  return (
    <Form {...form.props} initialValues={{ reason: '' }}>
      <Flex vertical gap={12}>
        {children}
        <Form.Item {...form.item('reason')} label={label ?? t`Reason`} extra={hint}>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog opens on its main field */}
          <Input.TextArea rows={3} maxLength={maxLength} autoFocus />
        </Form.Item>
      </Flex>
      <FormEnd problem={form.problem} isBusy={form.isBusy} danger onCancel={onClose}>
        {submitLabel}
      </FormEnd>
    </Form>
  );
}
