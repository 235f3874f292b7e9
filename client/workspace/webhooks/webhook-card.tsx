import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { webhookEventLabels } from '../../../server/hiring/webhooks/webhook.labels.ts';
import { failingDays } from '../../../server/hiring/webhooks/webhook.rules.ts';
import type { WebhookFieldsFragment } from '../../gql/graphql.ts';
import { longDateTime } from '../../shared/lib/dates.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Cluster, Panel, Stack } from '../../shared/ui/layout.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { NewSecret } from '../forms/new-secret.tsx';
import { AskButton } from '../ui/dialogs.tsx';
import { DeliveryLog } from './delivery-log.tsx';
import { DeleteWebhookDocument, RotateWebhookSecretDocument, WebhooksDocument } from './webhook-documents.ts';
import styles from './webhooks.module.css';

interface WebhookCardProps {
  webhook: WebhookFieldsFragment;
  onChange: () => void;
}

/** One webhook: its events, whether it works, and its deliveries. */
export function WebhookCard({ webhook, onChange }: WebhookCardProps) {
  const { id, url, events, isActive, company } = webhook;
  const [isLogOpen, setIsLogOpen] = useState(false);
  return (
    <Panel label={url}>
      <Stack gap={12}>
        <h2 className={styles.url}>{url}</h2>
        <div>
          <WebhookState webhook={webhook} />
        </div>
        <p>{company ? t`Receives events from all jobs of ${company.name}` : t`Receives events from my jobs`}</p>
        <p className="quiet small">{events.map((event) => webhookEventLabels[event]()).join(' · ')}</p>
        <Cluster>
          <Button onClick={onChange}>{t`Change`}</Button>
          <Button aria-expanded={isLogOpen} onClick={() => setIsLogOpen(!isLogOpen)}>
            {isLogOpen ? t`Hide deliveries` : t`Deliveries`}
          </Button>
          <SecretButton id={id} />
          <DeleteButton id={id} company={company?.name} />
        </Cluster>
        {isLogOpen && <DeliveryLog id={id} isActive={isActive} />}
      </Stack>
    </Panel>
  );
}

function WebhookState({ webhook: { isActive, failingSince } }: { webhook: WebhookFieldsFragment }) {
  if (!isActive) return <Badge>{t`Switched off`}</Badge>;
  if (!failingSince) return <Badge tone="neem">{t`Switched on`}</Badge>;
  return (
    <>
      <Badge tone="brick">{t`Deliveries fail`}</Badge>
      <p className="quiet small">
        <Trans>
          No message has been accepted since {longDateTime(failingSince)}. After {failingDays} days of that the webhook
          is switched off.
        </Trans>
      </p>
    </>
  );
}

function SecretButton({ id }: { id: string }) {
  const [secret, setSecret] = useState<string | null>(null);
  const [rotate] = useMutation(RotateWebhookSecretDocument);
  const act = async () => {
    const { data } = await rotate({ variables: { id } });
    setSecret(data?.rotateWebhookSecret.secret ?? null);
  };
  return (
    <>
      <AskButton
        button={{ children: t`New secret` }}
        title={t`Create a new secret?`}
        okText={t`New secret`}
        danger
        act={act}
      >
        {t`Messages are signed with the new secret from now on. Update your program, or it will reject them.`}
      </AskButton>
      <Modal
        open={secret !== null}
        mask={{ closable: false }}
        title={t`Secret of the webhook`}
        footer={null}
        onCancel={() => setSecret(null)}
      >
        <NewSecret label={t`Secret`} value={secret ?? ''} onClose={() => setSecret(null)} />
      </Modal>
    </>
  );
}

function DeleteButton({ id, company }: { id: string; company: string | undefined }) {
  const [remove, { client }] = useMutation(DeleteWebhookDocument);
  const act = async () => {
    await remove({ variables: { id } });
    toast.success(t`The webhook was deleted.`);
    await client.refetchQueries({ include: [WebhooksDocument] });
  };
  return (
    <AskButton
      button={{ danger: true, children: t`Delete` }}
      title={t`Delete this webhook?`}
      okText={t`Delete`}
      danger
      act={act}
    >
      {company
        ? t`No more events are sent there, and its deliveries are deleted for everyone at ${company}.`
        : t`No more events are sent there, and its deliveries are deleted.`}
    </AskButton>
  );
}
