import { useMutation, useQuery } from '@apollo/client/react';
import { plural, t } from '@lingui/core/macro';
import { Alert } from 'antd';
import { Link } from 'react-router-dom';
import { roleLabels } from '../../../server/office/admin/admin.labels.ts';
import {
  lookingSeconds,
  supportMessageLength,
  supportMessageSchema,
} from '../../../server/office/support/support.rules.ts';
import type { SupportConversationRowFragment } from '../../gql/graphql.ts';
import { longDateTime } from '../../shared/lib/dates.ts';
import { Age } from '../ui/age.tsx';
import { paths } from '../../shared/lib/paths.ts';
import { SupportLog } from '../../shared/support/support-log.tsx';
import { Cluster, Stack } from '../../shared/ui/layout.tsx';
import { StoredTextForm } from '../forms/stored-text-form.tsx';
import { ActButton } from '../ui/act-button.tsx';
import { ErrorState } from '../ui/page-states.tsx';
import { SkeletonBlock } from '../ui/skeleton.tsx';
import { DetailsDrawer, type DrawerProps, Facts } from './details-drawer.tsx';
import {
  AnswerSupportConversationDocument,
  AssignSupportConversationDocument,
  CloseSupportConversationDocument,
  ConversationMessagesDocument,
  ConversationViewersDocument,
  SupportConversationDocument,
  SupportConversationsDocument,
} from './support-documents.ts';

/** A support conversation and the form to answer it. */
export const SupportDrawer = (drawer: DrawerProps) => (
  <DetailsDrawer
    {...drawer}
    document={SupportConversationDocument}
    itemOf={({ supportConversation }) => supportConversation}
    titleOf={({ person }) => person.name}
    title={t`Conversation`}
    texts={{
      loading: t`Loading the conversation`,
      failed: t`The conversation could not be loaded.`,
      gone: t`Conversation not found.`,
    }}
    footer={answerTo}
  >
    {(conversation) => (
      <Stack gap={20}>
        <OtherViewers id={conversation.id} />
        <PersonFacts conversation={conversation} />
        <ConversationActions conversation={conversation} />
        <Messages conversation={conversation} />
      </Stack>
    )}
  </DetailsDrawer>
);

const askEveryMs = lookingSeconds.every * 1000;

/** Colleagues who have it open too, so that two do not answer at once. Hidden windows do not count. */
function OtherViewers({ id }: { id: string }) {
  const { data } = useQuery(ConversationViewersDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
    pollInterval: askEveryMs,
    skipPollAttempt: () => document.hidden,
  });
  const names = data?.supportConversationViewers ?? [];
  return <div aria-live="polite">{names.length > 0 && <Alert type="info" showIcon title={lookingText(names)} />}</div>;
}

function lookingText([name = '', ...others]: string[]): string {
  if (others.length === 0) return t`${name} is looking at this, too.`;
  return plural(others.length, {
    one: `${name} and # other are looking at this, too.`,
    other: `${name} and # others are looking at this, too.`,
  });
}

const answerTo = ({ id }: SupportConversationRowFragment) => <Answer key={id} id={id} />;

function Answer({ id }: { id: string }) {
  const [answer] = useMutation(AnswerSupportConversationDocument, {
    refetchQueries: [ConversationMessagesDocument, SupportConversationDocument, SupportConversationsDocument],
  });
  return (
    <StoredTextForm
      draftName={`support-answer.${id}`}
      label={t`Your answer`}
      hint={t`Delivered right away. If it isn't seen within two minutes, it is also emailed.`}
      check={supportMessageSchema}
      maxLength={supportMessageLength}
      rows={3}
      submitLabel={t`Send answer`}
      send={(text, idempotencyKey) => answer({ variables: { id, text, idempotencyKey } })}
    />
  );
}

const PersonFacts = ({ conversation: { person, assignedName, isMine } }: ConversationProps) => (
  <Facts
    facts={[
      [
        t`Person`,
        person.id ? (
          <Link key="person" to={`${paths.adminUsers}?open=${person.id}`}>
            {t`${person.name}, ${person.email}`}
          </Link>
        ) : (
          t`${person.name}, ${person.email}`
        ),
      ],
      [t`Role`, person.role ? roleLabels[person.role]() : t`Visitor`],
      [t`Last active`, person.lastActiveAt ? <Age key="active" at={person.lastActiveAt} /> : t`Logged out`],
      [t`Assigned to`, isMine ? t`You` : (assignedName ?? t`Nobody`)],
    ]}
  />
);

interface ConversationProps {
  conversation: SupportConversationRowFragment;
}

function ConversationActions({ conversation: { id, isMine, state } }: ConversationProps) {
  const refresh = { refetchQueries: [SupportConversationsDocument] };
  const [assign] = useMutation(AssignSupportConversationDocument, refresh);
  const [close] = useMutation(CloseSupportConversationDocument, refresh);
  return (
    <Cluster gap={12}>
      <ActButton act={() => assign({ variables: { id, isMine: !isMine } })}>
        {isMine ? t`Unassign` : t`Assign to me`}
      </ActButton>
      {state !== 'CLOSED' && <ActButton act={() => close({ variables: { id } })}>{t`Close conversation`}</ActButton>}
    </Cluster>
  );
}

/** Empty for each new answer: the latest message is above it. */
function bringIntoSight(end: HTMLElement | null): void {
  end?.scrollIntoView({ block: 'end' });
}

function Messages({ conversation: { id, person, seenAt } }: ConversationProps) {
  const { data, error, refetch, fetchMore } = useQuery(ConversationMessagesDocument, {
    variables: { id },
    // Refetching the newest messages keeps the earlier ones.
    refetchWritePolicy: 'merge',
  });
  const messages = data?.supportConversationMessages;
  if (!messages)
    return error ? (
      <ErrorState title={t`The messages could not be loaded.`} error={error} onRetry={() => void refetch()} />
    ) : (
      <SkeletonBlock label={t`Loading the messages`} height={160} />
    );
  const answered = messages.findLast(({ answeredBy }) => answeredBy !== null);
  const isSeen = answered && seenAt && seenAt >= answered.createdAt;
  const notSeen = person.id ? t`The last answer was not seen yet.` : t`Answers are mailed to ${person.email}, too.`;
  return (
    <Stack gap={8}>
      <SupportLog
        messages={messages}
        onEarlier={(before) => fetchMore({ variables: { before } })}
        isOwn={({ fromSupport }) => fromSupport}
        speakerOf={({ fromSupport, answeredBy }) => (fromSupport ? (answeredBy ?? t`Automatic answer`) : person.name)}
        showsSpeakers
      />
      <p key={messages.at(-1)?.id} ref={bringIntoSight}>
        {answered && (isSeen ? t`Seen on ${longDateTime(seenAt)}` : notSeen)}
      </p>
    </Stack>
  );
}
