import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Form, Input } from 'antd';
import { contactAnswerSchema, contentLimits } from '../../../server/content/content-admin.rules.ts';
import { useTextToSend } from '../../shared/lib/text-to-send.ts';
import { toast } from '../../shared/ui/toast.ts';
import { FormProblem, SubmitButton } from '../forms/form-parts.tsx';
import { useServerForm } from '../forms/use-server-form.ts';
import { AdminContactMessagesDocument, AnswerContactMessageDocument } from './contact-documents.ts';

/** What is typed is stored until it has arrived; after a lost answer the same text is not sent twice. */
export function ContactAnswer({ id, email }: { id: string; email: string }) {
  const { text, type, takeIdempotencyKey, arrived } = useTextToSend(`contact-answer.${id}`);
  const [answer] = useMutation(AnswerContactMessageDocument, { refetchQueries: [AdminContactMessagesDocument] });
  const form = useServerForm<{ text: string }>({
    check: contactAnswerSchema,
    send: async (typed) => {
      await answer({ variables: { id, text: typed.text, idempotencyKey: takeIdempotencyKey() } });
      arrived(typed.text);
      toast.success(t`The answer is on its way to ${email}.`);
    },
  });
  return (
    <Form
      {...form.props}
      fields={[{ name: 'text', value: text }]}
      onValuesChange={(_changed, typed) => type(typed.text)}
    >
      <Form.Item
        {...form.item('text')}
        label={t`Your answer`}
        extra={t`It goes to ${email}, with the message below it.`}
      >
        <Input.TextArea rows={4} maxLength={contentLimits.contactAnswer} />
      </Form.Item>
      <FormProblem text={form.problem} />
      <SubmitButton isBusy={form.isBusy}>{t`Send answer`}</SubmitButton>
    </Form>
  );
}
