import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Form, Input } from 'antd';
import { supportMessageSchema, supportMessageLength } from '../../../server/support/support.rules.ts';
import { useTextToSend } from '../../shared/lib/text-to-send.ts';
import { FormProblem, SubmitButton } from '../forms/form-parts.tsx';
import { useServerForm } from '../forms/use-server-form.ts';
import {
  AnswerSupportConversationDocument,
  ConversationMessagesDocument,
  SupportConversationDocument,
  SupportConversationsDocument,
} from './support-documents.ts';

/** What is typed is stored until it has arrived; after a lost answer the same text is not sent twice. */
export function SupportAnswer({ id }: { id: string }) {
  const { text, type, takeIdempotencyKey, arrived } = useTextToSend(`support-answer.${id}`);
  const [answer] = useMutation(AnswerSupportConversationDocument, {
    refetchQueries: [ConversationMessagesDocument, SupportConversationDocument, SupportConversationsDocument],
  });
  const form = useServerForm<{ text: string }>({
    check: supportMessageSchema,
    send: async (typed) => {
      await answer({ variables: { id, text: typed.text, idempotencyKey: takeIdempotencyKey() } });
      arrived(typed.text);
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
        extra={t`It arrives at once. What is not seen within two minutes goes by email, too.`}
      >
        <Input.TextArea rows={3} maxLength={supportMessageLength} />
      </Form.Item>
      <FormProblem text={form.problem} />
      <SubmitButton isBusy={form.isBusy}>{t`Send answer`}</SubmitButton>
    </Form>
  );
}
