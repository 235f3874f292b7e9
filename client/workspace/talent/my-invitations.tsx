import { useMutation, useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { invitationsPath } from '../../../server/hiring/talent/invitation.rules.ts';
import type { MyInvitationsQuery, ReceivedInvitationFragment } from '../../gql/graphql.ts';
import { useAddress } from '../../shared/lib/address.ts';
import { longDate } from '../../shared/lib/dates.ts';
import { paths } from '../../shared/lib/paths.ts';
import { useLive } from '../../shared/lib/live.ts';
import { BeyondTheEnd } from '../../shared/ui/beyond-the-end.tsx';
import { Cluster, KeptFocus, Panel, Stack } from '../../shared/ui/layout.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { ActButton } from '../ui/act-button.tsx';
import { LinkButton } from '../ui/buttons.tsx';
import { LinkPagination } from '../ui/link-pagination.tsx';
import { EmptyState, ErrorState } from '../ui/page-states.tsx';
import { TitledPanel } from '../ui/section.tsx';
import { AskButton } from '../ui/dialogs.tsx';
import { SkeletonCards } from '../ui/skeleton.tsx';
import { InvitationBadge } from './sent-invitations.tsx';
import { pageOf } from './talent-address.ts';
import {
  AcceptInvitationDocument,
  BlockInvitationsDocument,
  DeclineInvitationDocument,
  InvitationNotifiedDocument,
  MyInvitationsDocument,
  RemoveInvitationBlockDocument,
} from './talent-documents.ts';
import styles from './talent.module.css';

const CARD_HEIGHT = 150;

/** Companies' requests that the seeker apply, and the companies the seeker has blocked. */
export function MyInvitations() {
  const { address } = useAddress();
  const page = pageOf(address);
  const { data, error, refetch } = useQuery(MyInvitationsDocument, {
    variables: { page },
  });
  const readAgain = () => void refetch().catch(() => undefined);
  useNewInvitations(readAgain);
  if (!data)
    return error ? (
      <ErrorState title={t`Your invitations could not be loaded.`} error={error} onRetry={readAgain} />
    ) : (
      <SkeletonCards count={2} height={CARD_HEIGHT} label={t`Loading invitations`} />
    );
  const { items, total, pageSize } = data.myInvitations;
  return (
    <KeptFocus>
      <Stack>
        {total === 0 && <NoInvitations />}
        {total > 0 && items.length === 0 && <BeyondTheEnd last={Math.ceil(total / pageSize)} />}
        {items.map((invitation) => (
          <ReceivedCard
            key={invitation.id}
            invitation={invitation}
            isInView={invitation.jobId === address.get('job')}
            onChange={readAgain}
          />
        ))}
        <LinkPagination page={page} pageSize={pageSize} total={total} label={t`Pages of invitations`} />
        <Blocks blocks={data.invitationBlocks} onChange={readAgain} />
      </Stack>
    </KeptFocus>
  );
}

function useNewInvitations(onNew: () => void): void {
  useLive(InvitationNotifiedDocument, (data) => {
    if (data?.notificationReceived.link?.startsWith(invitationsPath)) onNew();
  });
}

const NoInvitations = () => (
  <EmptyState
    title={t`No invitations yet`}
    action={
      <LinkButton type="primary" to={paths.profile}>
        {t`Let recruiters find you`}
      </LinkButton>
    }
  >
    {t`Recruiters can invite you to apply, without knowing your name, once you let them find you on your profile.`}
  </EmptyState>
);

interface ReceivedCardProps {
  invitation: ReceivedInvitationFragment;
  onChange: () => void;
}

function ReceivedCard({ invitation, isInView, onChange }: ReceivedCardProps & { isInView: boolean }) {
  const { id, jobId, jobTitle, companyName, state, sentAt, expiresAt } = invitation;
  const isOpen = state === 'SENT';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isInView) heading.current?.focus();
  }, [isInView]);
  return (
    <Panel as="article" label={jobTitle}>
      <Stack gap={12}>
        <Cluster justify="space-between">
          <h2 ref={heading} tabIndex={-1}>
            {isOpen || state === 'ACCEPTED' ? (
              <Link className="reach" to={paths.seekerJobDetails(jobId)}>
                {jobTitle}
              </Link>
            ) : (
              jobTitle
            )}
          </h2>
          {!isOpen && <InvitationBadge state={state} />}
        </Cluster>
        <p>{t`${companyName} invites you to apply.`}</p>
        <p className={styles.quiet}>
          {isOpen ? t`You can accept until ${longDate(expiresAt)}.` : t`Sent ${longDate(sentAt)}`}
        </p>
        <Answers key={id} invitation={invitation} onChange={onChange} />
      </Stack>
    </Panel>
  );
}

function Answers({ invitation: { id, jobTitle, companyName, state }, onChange }: ReceivedCardProps) {
  const [accept] = useMutation(AcceptInvitationDocument, { variables: { id } });
  const [block] = useMutation(BlockInvitationsDocument, { variables: { id } });
  const [decline] = useMutation(DeclineInvitationDocument, { variables: { id } });
  const answer = async (send: () => Promise<unknown>, said: string) => {
    await send();
    toast.success(said);
    onChange();
  };
  return (
    <div className={styles.actions}>
      <AskButton
        button={{ type: 'primary', children: t`Accept and apply` }}
        isOffered={state === 'SENT'}
        title={t`Apply for ${jobTitle}?`}
        okText={t`Apply`}
        act={() => answer(accept, t`Applied.`)}
      >
        {t`${companyName} then sees your name, how to reach you, and the resume of your profile.`}
      </AskButton>
      {state === 'SENT' && (
        <ActButton act={() => decline().finally(onChange)} done={t`Declined.`}>
          {t`Decline`}
        </ActButton>
      )}
      <AskButton
        button={{ children: t`Block ${companyName}` }}
        title={t`Block ${companyName}?`}
        okText={t`Block`}
        danger
        act={() => answer(block, t`${companyName} can no longer find or invite you.`)}
      >
        <Trans>
          They can no longer find you, and their invitations are declined. Your applications stay. You can unblock them
          below your invitations.
        </Trans>
      </AskButton>
    </div>
  );
}

function Blocks({ blocks, onChange }: { blocks: MyInvitationsQuery['invitationBlocks']; onChange: () => void }) {
  const [remove] = useMutation(RemoveInvitationBlockDocument);
  if (blocks.length === 0) return null;
  return (
    <TitledPanel title={t`Blocked companies`} gap={12}>
      <ul>
        {blocks.map(({ id, companyName }) => (
          <li key={id}>
            <Cluster justify="space-between">
              <span>{companyName}</span>
              <ActButton
                aria-label={t`Unblock ${companyName}`}
                act={() => remove({ variables: { id } }).finally(onChange)}
              >
                {t`Unblock`}
              </ActButton>
            </Cluster>
          </li>
        ))}
      </ul>
    </TitledPanel>
  );
}
