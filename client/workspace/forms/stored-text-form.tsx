import { Form, Input } from 'antd';
import type * as z from 'zod/mini';
import { useTextToSend } from '../../shared/lib/text-to-send.ts';
import { FormProblem, SubmitButton } from './form-parts.tsx';
import { useServerForm } from './use-server-form.ts';

interface StoredTextFormProps {
  /** The key under which the typed text is stored until the server has it. */
  draftName: string;
  label: string;
  hint: string;
  /** The server's rule for the text. */
  check: z.ZodMiniType;
  maxLength: number;
  rows: number;
  submitLabel: string;
  isPrimary?: boolean;
  className?: string;
  /** Rejects with the server's error. */
  send: (text: string, idempotencyKey: string | null) => Promise<unknown>;
}

/**
 * A text field that loses nothing: the typed text is stored, and a retry after a lost answer does not send it twice.
 */
export function StoredTextForm(props: StoredTextFormProps) {
  const { draftName, label, hint, check, maxLength, rows, submitLabel, isPrimary = true, className, send } = props;
  const { text, type, takeIdempotencyKey, arrived } = useTextToSend(draftName);
  const form = useServerForm<{ text: string }>({
    check,
    send: async (typed) => {
      await send(typed.text, takeIdempotencyKey());
      arrived(typed.text);
    },
  });
  return (
    <Form
      {...form.props}
      className={className}
      fields={[{ name: 'text', value: text }]}
      onValuesChange={(_changed, typed) => type(typed.text)}
    >
      <Form.Item {...form.item('text')} label={label} extra={hint}>
        <Input.TextArea rows={rows} maxLength={maxLength} />
      </Form.Item>
      <FormProblem text={form.problem} />
      <SubmitButton type={isPrimary ? 'primary' : 'default'} isBusy={form.isBusy}>
        {submitLabel}
      </SubmitButton>
    </Form>
  );
}
