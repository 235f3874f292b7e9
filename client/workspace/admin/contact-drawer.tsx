import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import { contactAnswerSchema, contentLimits } from '../../../server/office/content/content-admin.rules.ts';
import { contactStateLabels } from '../../../server/office/content/content.labels.ts';
import type { AdminContactDetailsFragment } from '../../gql/graphql.ts';
import { longDateTime } from '../../shared/lib/dates.ts';
import { paths } from '../../shared/lib/paths.ts';
import { Cluster, Stack } from '../../shared/ui/layout.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { Prose } from '../../shared/ui/prose.tsx';
import { StoredTextForm } from '../forms/stored-text-form.tsx';
import { ActButton } from '../ui/act-button.tsx';
import { Section } from '../ui/section.tsx';
import {
  AdminContactMessageDocument,
  AdminContactMessagesDocument,
  AnswerContactMessageDocument,
  CloseContactMessageDocument,
  ReopenContactMessageDocument,
} from './contact-documents.ts';
import { DetailsDrawer, type DrawerProps, Facts } from './details-drawer.tsx';

interface MessageProps {
  message: AdminContactDetailsFragment;
}

/** A message from the contact form, its answers, and the form for the next answer. */
export const ContactDrawer = (drawer: DrawerProps) => (
  <DetailsDrawer
    {...drawer}
    document={AdminContactMessageDocument}
    itemOf={({ adminContactMessage }) => adminContactMessage}
    titleOf={({ name }) => name}
    title={t`Message`}
    texts={{
      loading: t`Loading the message`,
      failed: t`The message could not be loaded.`,
      gone: t`Message not found.`,
    }}
    footer={answerTo}
  >
    {(message) => (
      <Stack gap={20}>
        <ContactFacts message={message} />
        <ContactActions message={message} />
        <Section title={t`Message`}>
          <Prose text={message.message} />
        </Section>
        {message.answers.map(({ id: answerId, text, authorName, sentAt }) => (
          <Section key={answerId} title={t`Answer by ${authorName ?? t`a deleted account`}, ${longDateTime(sentAt)}`}>
            <Prose text={text} />
          </Section>
        ))}
      </Stack>
    )}
  </DetailsDrawer>
);

const answerTo = (message: AdminContactDetailsFragment) => <Answer key={message.id} message={message} />;

function Answer({ message: { id, email } }: MessageProps) {
  const [answer] = useMutation(AnswerContactMessageDocument, { refetchQueries: [AdminContactMessagesDocument] });
  const send = async (text: string, idempotencyKey: string | null) => {
    await answer({ variables: { id, text, idempotencyKey } });
    toast.success(t`The answer is on its way to ${email}.`);
  };
  return (
    <StoredTextForm
      draftName={`contact-answer.${id}`}
      label={t`Your answer`}
      hint={t`It goes to ${email}, with the message below it.`}
      check={contactAnswerSchema}
      maxLength={contentLimits.contactAnswer}
      rows={4}
      submitLabel={t`Send answer`}
      send={send}
    />
  );
}

const ContactFacts = ({ message }: MessageProps) => (
  <Facts
    facts={[
      [t`Status`, contactStateLabels[message.state]()],
      [t`Email`, message.email],
      [
        t`Account`,
        message.personId && (
          <Link key="account" className="reach" to={`${paths.adminUsers}?open=${message.personId}`}>
            {t`Open the account`}
          </Link>
        ),
      ],
      [t`Written`, longDateTime(message.createdAt)],
    ]}
  />
);

function ContactActions({ message: { id, state } }: MessageProps) {
  const about = { variables: { id }, refetchQueries: [AdminContactMessagesDocument] };
  const [close] = useMutation(CloseContactMessageDocument, about);
  const [reopen] = useMutation(ReopenContactMessageDocument, about);
  return (
    <Cluster gap={12}>
      {state !== 'CLOSED' && (
        <ActButton act={close}>{state === 'OPEN' ? t`Close without an answer` : t`Close`}</ActButton>
      )}
      {state !== 'OPEN' && <ActButton act={reopen}>{t`Reopen`}</ActButton>}
    </Cluster>
  );
}
