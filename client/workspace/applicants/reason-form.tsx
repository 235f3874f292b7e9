import { t } from '@lingui/core/macro';
import { Button, Flex, Form, Input } from 'antd';
import type { KeyboardEvent, ReactNode } from 'react';
import { applicationReasonLength } from '../../../server/hiring/applications/application.rules.ts';
import { FormButtons, FormProblem, SubmitButton } from '../forms/form-parts.tsx';
import type { Failure } from '../../shared/lib/errors.ts';
import { useServerForm } from '../forms/use-server-form.ts';
import type { Decision } from './decisions.ts';

interface ReasonFormProps {
  decision: Decision;
  /** Who reads the reason. */
  hint: string;
  submitLabel: string;
  /** Enter decides at once. */
  startsAtSubmit?: boolean;
  onCancel: () => void;
  /** Null if no reason was given. */
  send: (reason: string | null) => Promise<unknown>;
  /** Called with the server's error; `say` replaces the message above the buttons. */
  onRefused?: (failure: Failure, error: unknown, say: (problem: string) => void) => void;
  /** The decision. */
  children: ReactNode;
}

/** A decision with an optional reason; Ctrl+Enter in it submits. */
export function ReasonForm({
  decision,
  hint,
  submitLabel,
  startsAtSubmit = false,
  onCancel,
  send,
  onRefused,
  children,
}: ReasonFormProps) {
  const form = useServerForm<{ reason: string }>({
    check: () => ({}),
    send: ({ reason }) => send(reason.trim() || null),
    onRefused: (failure, error) => {
      onRefused?.(failure, error, form.setProblem);
      return undefined;
    },
  });
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.form.submit();
  };
  // oxlint-disable jsx-a11y/no-autofocus -- a dialog opens on its main field
  return (
    <Form {...form.props} initialValues={{ reason: '' }}>
      <Flex vertical gap={12}>
        {children}
        <Form.Item
          {...form.item('reason')}
          label={isOffer(decision) ? t`Message (optional)` : t`Reason (optional)`}
          extra={hint}
        >
          <Input.TextArea rows={3} maxLength={applicationReasonLength} autoFocus={!startsAtSubmit} onKeyDown={press} />
        </Form.Item>
      </Flex>
      <FormProblem text={form.problem} />
      <FormButtons>
        <Button onClick={onCancel}>{t`Cancel`}</Button>
        <SubmitButton danger={decision.kind === 'danger'} isBusy={form.isBusy} autoFocus={startsAtSubmit}>
          {submitLabel}
        </SubmitButton>
      </FormButtons>
    </Form>
  );
  // oxlint-enable jsx-a11y/no-autofocus
}

/** The text sent with an offer is a message, not a reason. */
const isOffer = ({ to }: Decision): boolean => to === 'OFFER_EXTENDED' || to === 'HIRED';
