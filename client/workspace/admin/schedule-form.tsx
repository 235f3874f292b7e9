import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Form, Input } from 'antd';
import { contentAdminMessages } from '../../../server/office/content/content-admin.rules.ts';
import type { FieldMessages } from '../../shared/lib/errors.ts';
import { longDateTime } from '../../shared/lib/dates.ts';
import { toast } from '../../shared/ui/toast.ts';
import { FormEnd } from '../forms/form-parts.tsx';
import { useServerForm } from '../forms/use-server-form.ts';
import { AdminAnnouncementsDocument, PublishAnnouncementDocument } from './announcement-documents.ts';

/** The field has no time zone: the typed time is Indian time, wherever the admin is. */
const instantOf = (typed: string): string | null =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(typed) ? `${typed.slice(0, 16)}:00+05:30` : null;

/** Asks when to publish an announcement. */
export function ScheduleForm({ id, onClose }: { id: string; onClose: () => void }) {
  const [publish] = useMutation(PublishAnnouncementDocument, { refetchQueries: [AdminAnnouncementsDocument] });
  const { props, item, problem, isBusy } = useServerForm<{ at: string }>({
    check: ({ at }): FieldMessages => (instantOf(at) ? {} : { at: contentAdminMessages.timeToCome() }),
    send: async ({ at }) => {
      const instant = instantOf(at);
      await publish({ variables: { id, at: instant } });
      if (instant) toast.success(t`It will be published on ${longDateTime(instant)}.`);
      onClose();
    },
  });
  return (
    <Form {...props} initialValues={{ at: '' }}>
      <Form.Item {...item('at')} label={t`Day and time in India`} extra={t`Everybody is notified then.`}>
        <Input type="datetime-local" />
      </Form.Item>
      <FormEnd problem={problem} isBusy={isBusy} onCancel={onClose}>{t`Schedule`}</FormEnd>
    </Form>
  );
}
