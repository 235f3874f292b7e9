import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import { contactStateLabels } from '../../../server/content/content.labels.ts';
import type { AdminContactDetailsFragment } from '../../gql/graphql.ts';
import { longDateTime } from '../../shared/lib/dates.ts';
import { paths } from '../../shared/lib/paths.ts';
import { Cluster, Stack } from '../../shared/ui/layout.tsx';
import { Prose } from '../../shared/ui/prose.tsx';
import { ActButton } from '../ui/act-button.tsx';
import { Part } from '../ui/part.tsx';
import { ContactAnswer } from './contact-answer.tsx';
import {
  AdminContactMessageDocument,
  AdminContactMessagesDocument,
  CloseContactMessageDocument,
  ReopenContactMessageDocument,
} from './contact-documents.ts';
import { DetailsDrawer, Facts, useDetails } from './details-drawer.tsx';

/** A message through the contact form, what was answered, and the next answer. */
export function ContactDrawer({ id, onClose }: { id: string | null; onClose: () => void }) {
  const { data, ...asked } = useDetails(AdminContactMessageDocument, id);
  return (
    <DetailsDrawer
      isOpen={id !== null}
      title={data?.adminContactMessage?.name ?? t`Message`}
      item={data?.adminContactMessage}
      {...asked}
      onClose={onClose}
      texts={{
        loading: t`Loading the message`,
        failed: t`The message could not be loaded.`,
        gone: t`There is no such message.`,
      }}
      footer={answerTo}
    >
      {(message) => (
        <Stack gap={20}>
          <ContactFacts message={message} />
          <ContactActions message={message} />
          <Part title={t`Message`}>
            <Prose text={message.message} />
          </Part>
          {message.answers.map(({ id: answerId, text, authorName, sentAt }) => (
            <Part key={answerId} title={t`Answer by ${authorName ?? t`a deleted account`}, ${longDateTime(sentAt)}`}>
              <Prose text={text} />
            </Part>
          ))}
        </Stack>
      )}
    </DetailsDrawer>
  );
}

const answerTo = ({ id, email }: AdminContactDetailsFragment) => <ContactAnswer key={id} id={id} email={email} />;

const ContactFacts = ({ message }: { message: AdminContactDetailsFragment }) => (
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

function ContactActions({ message: { id, state } }: { message: AdminContactDetailsFragment }) {
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
