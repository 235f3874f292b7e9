import { useMutation, useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Button } from 'antd';
import { webhookOutcomeLabels } from '../../../server/hiring/webhooks/webhook.labels.ts';
import type { DeliveryFieldsFragment } from '../../gql/graphql.ts';
import { longDateTime } from '../../shared/lib/dates.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Cluster, Stack } from '../../shared/ui/layout.tsx';
import { ActButton } from '../ui/act-button.tsx';
import { Loaded } from '../ui/page-states.tsx';
import styles from './webhooks.module.css';
import {
  ResendFailedWebhookDeliveriesDocument,
  ResendWebhookDeliveryDocument,
  TestWebhookDocument,
  WebhookDeliveriesDocument,
} from './webhook-documents.ts';

/** An attempt ends soon; its result is refetched then. */
const readAgainMs = 3000;

/** The deliveries of one webhook, newest first, and a button to send a test message. */
export function DeliveryLog({ id, isActive }: { id: string; isActive: boolean }) {
  const query = useQuery(WebhookDeliveriesDocument, { variables: { id } });
  const { refetch, startPolling, stopPolling } = query;
  const [test] = useMutation(TestWebhookDocument, { variables: { id } });
  const [resendFailed] = useMutation(ResendFailedWebhookDeliveriesDocument, { variables: { id } });
  const follow = () => {
    startPolling(readAgainMs);
    setTimeout(stopPolling, readAgainMs * 5);
    return refetch();
  };
  return (
    <Stack gap={12}>
      <Cluster>
        <ActButton disabled={!isActive} act={() => test().then(follow)}>{t`Send a test`}</ActButton>
        <ActButton disabled={!isActive} act={() => resendFailed().then(follow)}>{t`Send all failed again`}</ActButton>
        <Button onClick={() => void refetch()}>{t`Read again`}</Button>
      </Cluster>
      <Loaded
        query={query}
        loading={t`Loading the deliveries`}
        failed={t`The deliveries could not be loaded.`}
        height={80}
      >
        {({ webhookDeliveries }) =>
          webhookDeliveries.length === 0 ? (
            <p className="quiet small">{t`Nothing was sent in the last 30 days.`}</p>
          ) : (
            <ul>
              {webhookDeliveries.map((delivery) => (
                <Delivery key={delivery.id} delivery={delivery} isActive={isActive} onSent={follow} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Stack>
  );
}

interface DeliveryProps {
  delivery: DeliveryFieldsFragment;
  isActive: boolean;
  onSent: () => Promise<unknown>;
}

function Delivery({ delivery: { id, event, createdAt, ...last }, isActive, onSent }: DeliveryProps) {
  const [resend] = useMutation(ResendWebhookDeliveryDocument, { variables: { id } });
  return (
    <li className={styles.delivery}>
      <div className={styles.facts}>
        <p>
          <code>{event}</code> <StateBadge outcome={last.outcome} />
        </p>
        <p className="quiet small">{longDateTime(createdAt)}</p>
        <p className="quiet small">{triesText(last)}</p>
        {last.answer && (
          <details>
            <summary>{t`Answer`}</summary>
            <pre className={styles.answer}>{last.answer}</pre>
          </details>
        )}
        {last.tries.length > 1 && <Tries tries={last.tries.toReversed()} />}
      </div>
      <ActButton aria-label={t`Send ${event} again`} disabled={!isActive} act={() => resend().then(onSent)}>
        {t`Send again`}
      </ActButton>
    </li>
  );
}

/** Newest first. */
const Tries = ({ tries }: Pick<DeliveryFieldsFragment, 'tries'>) => (
  <details>
    <summary>{t`All tries`}</summary>
    <ol reversed className={styles.tries}>
      {tries.map(({ at, answer, ...one }) => (
        <li key={at}>
          <p className="quiet small">{[longDateTime(at), ...factsOf(one)].join(' · ')}</p>
          {answer && <pre className={styles.answer}>{answer}</pre>}
        </li>
      ))}
    </ol>
  </details>
);

const factsOf = ({ status, durationMs }: { status: number | null; durationMs: number | null }): string[] => [
  ...(status ? [t`Status: ${status}`] : []),
  ...(durationMs ? [t`${durationMs} ms`] : []),
];

type LastTry = Omit<DeliveryFieldsFragment, 'id' | 'event' | 'createdAt' | '__typename' | ' $fragmentName'>;

const tones = { WAITING: 'marigold', NOT_SENT: 'quiet', ACCEPTED: 'neem', FAILED: 'brick' } as const;

const StateBadge = ({ outcome }: Pick<LastTry, 'outcome'>) => (
  <Badge tone={tones[outcome]}>{webhookOutcomeLabels[outcome]()}</Badge>
);

function triesText({ attempts, status, durationMs, nextAttemptAt }: LastTry): string {
  const next = nextAttemptAt && longDateTime(nextAttemptAt);
  const parts = [
    t`Tries: ${attempts}`,
    ...factsOf({ status, durationMs }),
    ...(next && attempts > 0 ? [t`Next try: ${next}`] : []),
  ];
  return parts.join(' · ');
}
