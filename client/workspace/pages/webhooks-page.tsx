import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from 'antd';
import { useState } from 'react';
import { webhookLimits } from '../../../server/webhooks/webhook.rules.ts';
import type { WebhookFieldsFragment } from '../../gql/graphql.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { Panel, Stack } from '../../shared/ui/layout.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';
import { ErrorState } from '../ui/page-states.tsx';
import { SkeletonBlock } from '../ui/skeleton.tsx';
import { WebhookCard } from '../webhooks/webhook-card.tsx';
import { WebhookDialog } from '../webhooks/webhook-dialog.tsx';
import { WebhooksDocument } from '../webhooks/webhook-documents.ts';

/** /hire/webhooks: the addresses that hear of what happens to the recruiter's jobs. */
export function WebhooksPage() {
  const { data, error, refetch } = useQuery(WebhooksDocument, { fetchPolicy: 'cache-and-network' });
  const [edited, setEdited] = useState<WebhookFieldsFragment | 'new' | null>(null);
  const webhooks = data?.webhooks;
  return (
    <Stack gap={20}>
      <PageTitle>{t`Webhooks`}</PageTitle>
      <p>
        <Trans>
          When somebody applies, an application moves, an interview is scheduled or a job closes, we send a signed
          message to your program.
        </Trans>
      </p>
      {error && !data && (
        <ErrorState title={t`Your webhooks could not be loaded.`} error={error} onRetry={() => void refetch()} />
      )}
      {!error && !data && <SkeletonBlock label={t`Loading your webhooks`} height={160} />}
      {webhooks?.length === 0 && (
        <Panel>
          <p>{t`You have no webhooks yet.`}</p>
        </Panel>
      )}
      {webhooks?.map((webhook) => (
        <WebhookCard key={webhook.id} webhook={webhook} onChange={() => setEdited(webhook)} />
      ))}
      {webhooks && (
        <div>
          <Button
            type="primary"
            icon={<Icon name="plus" />}
            disabled={webhooks.length >= webhookLimits.ofPerson}
            onClick={() => setEdited('new')}
          >
            {t`New webhook`}
          </Button>
        </div>
      )}
      <WebhookDialog
        isOpen={edited !== null}
        webhook={edited === 'new' ? null : edited}
        onClose={() => setEdited(null)}
      />
    </Stack>
  );
}
