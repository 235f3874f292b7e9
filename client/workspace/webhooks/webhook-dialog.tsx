import { useApolloClient, useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Checkbox, Form, Input, Modal, Radio, Switch } from 'antd';
import { useState } from 'react';
import { webhookEventLabels } from '../../../server/hiring/webhooks/webhook.labels.ts';
import { webhookLimits, webhookSchema } from '../../../server/hiring/webhooks/webhook.rules.ts';
import { keysOf } from '../../../server/core/text.rules.ts';
import type { WebhookEvent, WebhookFieldsFragment, WebhookScope } from '../../gql/graphql.ts';
import { useIdempotencyKey } from '../../shared/lib/idempotency-key.ts';
import { invalidFields } from '../../shared/lib/validation.ts';
import { toast } from '../../shared/ui/toast.ts';
import { FormEnd } from '../forms/form-parts.tsx';
import { NewSecret } from '../forms/new-secret.tsx';
import { useServerForm } from '../forms/use-server-form.ts';
import { CreateWebhookDocument, UpdateWebhookDocument, WebhooksDocument } from './webhook-documents.ts';

/** The possible owners of a new webhook. */
export interface ScopeChoice {
  value: WebhookScope;
  label: string;
  /** The limit is reached. */
  disabled: boolean;
}

interface WebhookDialogProps {
  isOpen: boolean;
  /** Null for a new one. */
  webhook: WebhookFieldsFragment | null;
  choices: ScopeChoice[];
  onClose: () => void;
}

/** Asks for address and events; shows the secret of a new webhook once. */
export function WebhookDialog({ isOpen, webhook, choices, onClose }: WebhookDialogProps) {
  const [secret, setSecret] = useState<string | null>(null);
  const close = () => {
    setSecret(null);
    onClose();
  };
  const title = webhook ? t`Change webhook` : t`New webhook`;
  return (
    <Modal
      open={isOpen}
      destroyOnHidden
      mask={{ closable: false }}
      title={secret ? t`Secret of the webhook` : title}
      footer={null}
      onCancel={close}
    >
      {secret ? (
        <NewSecret label={t`Secret`} value={secret} onClose={close} />
      ) : (
        <WebhookForm webhook={webhook} choices={choices} onMade={setSecret} onClose={close} />
      )}
    </Modal>
  );
}

interface WebhookFormProps extends Pick<WebhookDialogProps, 'webhook' | 'choices' | 'onClose'> {
  onMade: (secret: string) => void;
}

interface WebhookValues {
  url: string;
  events: WebhookEvent[];
  isActive: boolean;
  scope: WebhookScope | null;
}

const eventChoices = () => keysOf(webhookEventLabels).map((value) => ({ value, label: webhookEventLabels[value]() }));

function valuesOf(webhook: WebhookFieldsFragment | null, choices: ScopeChoice[]): WebhookValues {
  if (webhook) return { url: webhook.url, events: webhook.events, isActive: webhook.isActive, scope: null };
  const scope = choices.find(({ disabled }) => !disabled)?.value ?? null;
  return { url: '', events: keysOf(webhookEventLabels), isActive: true, scope };
}

function WebhookForm({ webhook, choices, onMade, onClose }: WebhookFormProps) {
  const client = useApolloClient();
  const { keyFor } = useIdempotencyKey();
  const [create] = useMutation(CreateWebhookDocument);
  const [update] = useMutation(UpdateWebhookDocument);
  const { props, item, problem, isBusy } = useServerForm<WebhookValues>({
    check: (values) => invalidFields(webhookSchema, values),
    send: async ({ scope, ...input }) => {
      if (webhook) {
        await update({ variables: { id: webhook.id, input } });
        toast.success(t`The webhook was changed.`);
        return onClose();
      }
      const { data } = await create({ variables: { input, scope, idempotencyKey: keyFor({ input, scope }) } });
      if (data) onMade(data.createWebhook.secret);
      await client.refetchQueries({ include: [WebhooksDocument] });
    },
  });
  return (
    <Form {...props} initialValues={valuesOf(webhook, choices)}>
      <Form.Item
        {...item('url')}
        label={t`Address`}
        extra={t`Where we send the events: an https address of your program.`}
      >
        <Input type="url" inputMode="url" maxLength={webhookLimits.urlCharacters} spellCheck={false} />
      </Form.Item>
      {!webhook && choices.length > 1 && (
        <Form.Item
          {...item('scope')}
          label={t`Receives events from`}
          extra={t`A webhook for all jobs of the company is shared by its members.`}
        >
          <Radio.Group options={choices} vertical />
        </Form.Item>
      )}
      <Form.Item {...item('events')} label={t`Events`}>
        <Checkbox.Group options={eventChoices()} style={{ flexDirection: 'column', gap: 8 }} />
      </Form.Item>
      <Form.Item
        {...item('isActive')}
        label={t`Send events`}
        valuePropName="checked"
        extra={t`While it is off, no events are sent, including those still waiting.`}
      >
        <Switch />
      </Form.Item>
      <FormEnd problem={problem} isBusy={isBusy} onCancel={onClose}>{t`Save`}</FormEnd>
    </Form>
  );
}
