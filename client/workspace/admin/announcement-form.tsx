import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Checkbox, Form, Input } from 'antd';
import {
  announcementSchema,
  type AnnouncementValues,
  contentLimits,
} from '../../../server/office/content/content-admin.rules.ts';
import type { AdminAnnouncementDetailsFragment } from '../../gql/graphql.ts';
import { useIdempotencyKey } from '../../shared/lib/idempotency-key.ts';
import { toast } from '../../shared/ui/toast.ts';
import { FormEnd } from '../forms/form-parts.tsx';
import { useServerForm } from '../forms/use-server-form.ts';
import {
  AdminAnnouncementsDocument,
  CreateAnnouncementDocument,
  UpdateAnnouncementDocument,
} from './announcement-documents.ts';

interface AnnouncementFormProps {
  /** The announcement to edit; undefined for a new one. */
  announcement?: AdminAnnouncementDetailsFragment;
  onClose: () => void;
  /** Called with a new one. */
  onWritten?: (id: string) => void;
}

export function AnnouncementForm({ announcement, onClose, onWritten }: AnnouncementFormProps) {
  const { keyFor } = useIdempotencyKey();
  const [create] = useMutation(CreateAnnouncementDocument, { refetchQueries: [AdminAnnouncementsDocument] });
  const [update] = useMutation(UpdateAnnouncementDocument, { refetchQueries: [AdminAnnouncementsDocument] });
  const { props, item, problem, isBusy } = useServerForm<AnnouncementValues>({
    check: announcementSchema,
    send: async (input) => {
      if (announcement) {
        await update({ variables: { id: announcement.id, input } });
        toast.success(t`The announcement is changed.`);
        onClose();
        return;
      }
      const { data } = await create({ variables: { input, idempotencyKey: keyFor(input) } });
      toast.success(t`The draft is saved.`);
      onClose();
      if (data) onWritten?.(data.createAnnouncement.id);
    },
  });
  const { title = '', description = '', isGeneral = false } = announcement ?? {};
  return (
    <Form {...props} initialValues={{ title, description, isGeneral }}>
      <Form.Item {...item('title')} label={t`Title`}>
        <Input maxLength={contentLimits.announcementTitle} autoComplete="off" />
      </Form.Item>
      <Form.Item {...item('description')} label={t`Text`} extra={t`A line that begins with “-” is a point of a list.`}>
        <Input.TextArea rows={8} maxLength={contentLimits.announcementText} showCount />
      </Form.Item>
      <Form.Item
        {...item('isGeneral')}
        valuePropName="checked"
        extra={t`For important news. On the site it appears under All, not under New or Old.`}
      >
        <Checkbox>{t`Send it by email, too`}</Checkbox>
      </Form.Item>
      {announcement?.state === 'PUBLISHED' && (
        <p>{t`Everyone sees the change right away. Emails already sent stay as they were.`}</p>
      )}
      <FormEnd problem={problem} isBusy={isBusy} onCancel={onClose}>
        {announcement ? t`Save` : t`Save as draft`}
      </FormEnd>
    </Form>
  );
}
