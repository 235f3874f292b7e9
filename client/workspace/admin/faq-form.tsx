import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Form, Input } from 'antd';
import { contentLimits, faqSchema, type FaqValues } from '../../../server/office/content/content-admin.rules.ts';
import type { AdminFaqFragment } from '../../gql/graphql.ts';
import { useIdempotencyKey } from '../../shared/lib/idempotency-key.ts';
import { toast } from '../../shared/ui/toast.ts';
import { FormEnd } from '../forms/form-parts.tsx';
import { useServerForm } from '../forms/use-server-form.ts';
import { AdminFaqsDocument, CreateFaqDocument, UpdateFaqDocument } from './faq-documents.ts';

interface FaqFormProps {
  /** The question to edit; undefined for a new one. */
  faq?: AdminFaqFragment;
  onClose: () => void;
}

export function FaqForm({ faq, onClose }: FaqFormProps) {
  const { keyFor } = useIdempotencyKey();
  const [create] = useMutation(CreateFaqDocument, { refetchQueries: [AdminFaqsDocument] });
  const [update] = useMutation(UpdateFaqDocument);
  const { props, item, problem, isBusy } = useServerForm<FaqValues>({
    check: faqSchema,
    send: async (input) => {
      await (faq
        ? update({ variables: { id: faq.id, input } })
        : create({ variables: { input, idempotencyKey: keyFor(input) } }));
      toast.success(faq ? t`The question is changed.` : t`The question is at the end of the list.`);
      onClose();
    },
  });
  return (
    <Form {...props} initialValues={{ question: faq?.question ?? '', answer: faq?.answer ?? '' }}>
      <Form.Item {...item('question')} label={t`Question`}>
        <Input maxLength={contentLimits.faqQuestion} autoComplete="off" />
      </Form.Item>
      <Form.Item {...item('answer')} label={t`Answer`} extra={t`A line that begins with “-” is a point of a list.`}>
        <Input.TextArea rows={6} maxLength={contentLimits.faqAnswer} showCount />
      </Form.Item>
      <FormEnd problem={problem} isBusy={isBusy} onCancel={onClose}>
        {faq ? t`Save` : t`Add`}
      </FormEnd>
    </Form>
  );
}
