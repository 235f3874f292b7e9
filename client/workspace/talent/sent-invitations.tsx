import { useMutation, useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import { invitationStateLabels } from '../../../server/hiring/talent/talent.labels.ts';
import type { InvitationState, SentInvitationFragment } from '../../gql/graphql.ts';
import { useAddress } from '../../shared/lib/address.ts';
import { longDate } from '../../shared/lib/dates.ts';
import { paths } from '../../shared/lib/paths.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { BeyondTheEnd } from '../../shared/ui/beyond-the-end.tsx';
import { Cluster, KeptFocus, Panel, Stack } from '../../shared/ui/layout.tsx';
import { LinkPagination } from '../ui/link-pagination.tsx';
import { EmptyState, ErrorState } from '../ui/page-states.tsx';
import { AskButton } from '../ui/dialogs.tsx';
import { SkeletonCards } from '../ui/skeleton.tsx';
import { pageOf } from './talent-address.ts';
import { TalentFacts } from './talent-card.tsx';
import { SentInvitationsDocument, WithdrawInvitationDocument } from './talent-documents.ts';
import styles from './talent.module.css';

const CARD_HEIGHT = 120;
const tones = { SENT: 'indigo', ACCEPTED: 'neem', DECLINED: 'brick', EXPIRED: 'quiet', WITHDRAWN: 'quiet' } as const;

export const InvitationBadge = ({ state }: { state: InvitationState }) => (
  <Badge tone={tones[state]}>{invitationStateLabels[state]()}</Badge>
);

/** The invitations to one job, newest first. */
export function SentInvitations({ jobId }: { jobId: string }) {
  const { address } = useAddress();
  const page = pageOf(address);
  const { data, error, refetch } = useQuery(SentInvitationsDocument, {
    variables: { jobId, page },
  });
  if (!data)
    return error ? (
      <ErrorState title={t`The invitations could not be loaded.`} error={error} onRetry={() => void refetch()} />
    ) : (
      <SkeletonCards count={2} height={CARD_HEIGHT} label={t`Loading invitations`} />
    );
  const { items, total, pageSize } = data.sentInvitations;
  if (total === 0)
    return (
      <EmptyState title={t`No invitations yet`}>
        {t`Invite people who fit. Those who accept appear in your applications with name and resume.`}
      </EmptyState>
    );
  if (items.length === 0) return <BeyondTheEnd last={Math.ceil(total / pageSize)} />;
  return (
    <Stack gap={12}>
      <KeptFocus>
        <ul className={styles.list} aria-label={t`Invitations`}>
          {items.map((invitation) => (
            <li key={invitation.id}>
              <SentCard invitation={invitation} />
            </li>
          ))}
        </ul>
      </KeptFocus>
      <LinkPagination page={page} pageSize={pageSize} total={total} label={t`Pages of invitations`} />
    </Stack>
  );
}

const applicationPath = (jobId: string, id: string) => ({
  pathname: paths.applications,
  search: new URLSearchParams({ job: jobId, application: id }).toString(),
});

function SentCard({ invitation }: { invitation: SentInvitationFragment }) {
  const { id, jobId, state, sentAt, expiresAt, profile, application } = invitation;
  const [withdraw] = useMutation(WithdrawInvitationDocument, { variables: { id } });
  return (
    <Panel as="article">
      <Stack gap={8}>
        <Cluster>
          <InvitationBadge state={state} />
          <span className={styles.quiet}>
            {state === 'SENT'
              ? t`Sent ${longDate(sentAt)}, open until ${longDate(expiresAt)}`
              : t`Sent ${longDate(sentAt)}`}
          </span>
        </Cluster>
        {application && (
          <Link className="reach" to={applicationPath(jobId, application.id)}>
            {application.applicant.name}
          </Link>
        )}
        {profile ? <TalentFacts profile={profile} /> : !application && <p>{t`This person is no longer visible.`}</p>}
        {state === 'SENT' && (
          <div>
            <AskButton
              button={{ children: t`Withdraw` }}
              title={t`Withdraw this invitation?`}
              okText={t`Withdraw`}
              danger
              act={withdraw}
              done={t`Invitation withdrawn.`}
            >
              {t`You cannot invite the same person to this job again.`}
            </AskButton>
          </div>
        )}
      </Stack>
    </Panel>
  );
}
