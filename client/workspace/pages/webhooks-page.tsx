import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from 'antd';
import { useState } from 'react';
import { webhookScopeLabels } from '../../../server/hiring/webhooks/webhook.labels.ts';
import { webhookLimits } from '../../../server/hiring/webhooks/webhook.rules.ts';
import type { WebhookFieldsFragment, WebhooksQuery } from '../../gql/graphql.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';
import { EmptyState, Loaded } from '../ui/page-states.tsx';
import { WebhookCard } from '../webhooks/webhook-card.tsx';
import { type ScopeChoice, WebhookDialog } from '../webhooks/webhook-dialog.tsx';
import { WebhooksDocument } from '../webhooks/webhook-documents.ts';

/** /hire/webhooks: addresses notified of events on the jobs of the recruiter and of their company. */
export function WebhooksPage() {
  const query = useQuery(WebhooksDocument);
  const [edited, setEdited] = useState<WebhookFieldsFragment | 'new' | null>(null);
  const choices = query.data ? scopeChoices(query.data) : [];
  const add = (
    <Button
      type="primary"
      icon={<Icon name="plus" />}
      disabled={choices.every(({ disabled }) => disabled)}
      onClick={() => setEdited('new')}
    >
      {t`New webhook`}
    </Button>
  );
  return (
    <Stack gap={20}>
      <PageTitle>{t`Webhooks`}</PageTitle>
      <p>
        <Trans>
          When somebody applies, or an application, an interview or a job changes, we send a signed message to your
          program.
        </Trans>{' '}
        <a className="reach" href="/api-guide#webhooks" target="_blank" rel="noreferrer">
          {t`What the messages hold and how to check them: the API guide, in a new tab`}
        </a>
      </p>
      <Loaded
        query={query}
        loading={t`Loading your webhooks`}
        failed={t`Your webhooks could not be loaded.`}
        height={160}
      >
        {({ webhooks }) =>
          webhooks.length === 0 ? (
            <EmptyState title={t`You have no webhooks yet.`} action={add} />
          ) : (
            <>
              {webhooks.map((webhook) => (
                <WebhookCard key={webhook.id} webhook={webhook} onChange={() => setEdited(webhook)} />
              ))}
              <div>{add}</div>
            </>
          )
        }
      </Loaded>
      <WebhookDialog
        isOpen={edited !== null}
        webhook={edited === 'new' ? null : edited}
        choices={choices}
        onClose={() => setEdited(null)}
      />
    </Stack>
  );
}

/** All members of a verified company manage its webhooks. */
function scopeChoices({ webhooks, hrProfile: { companyDetails } }: WebhooksQuery): ScopeChoice[] {
  const ofCompany = webhooks.filter(({ company }) => company).length;
  const own = {
    value: 'RECRUITER',
    label: webhookScopeLabels.RECRUITER(),
    disabled: webhooks.length - ofCompany >= webhookLimits.ofPerson,
  } as const;
  if (!companyDetails?.verified) return [own];
  const { name } = companyDetails;
  return [own, { value: 'COMPANY', label: t`All jobs of ${name}`, disabled: ofCompany >= webhookLimits.ofCompany }];
}
