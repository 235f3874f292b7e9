import type { ApolloCache, Reference } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Flex } from 'antd';
import * as z from 'zod/mini';
import { applicationNoteLength, applicationNoteSchema } from '../../../server/hiring/notes/application-note.rules.ts';
import type { ApplicantProfileFragment, PrivateNoteFragment } from '../../gql/graphql.ts';
import { longDateTime } from '../../shared/lib/dates.ts';
import { errorText, failureOf } from '../../shared/lib/errors.ts';
import { usePassingFocusOn } from '../lib/pass-focus-on.ts';
import { toast } from '../../shared/ui/toast.ts';
import styles from './private-notes.module.css';
import { IconButton } from '../ui/buttons.tsx';
import { StoredTextForm } from '../forms/stored-text-form.tsx';
import { graphql } from '../../gql/gql.ts';

const DeleteApplicationNoteDocument = graphql(/* GraphQL */ `
  mutation DeleteApplicationNote($id: ID!) {
    deleteApplicationNote(id: $id)
  }
`);

const AddApplicationNoteDocument = graphql(/* GraphQL */ `
  mutation AddApplicationNote($applicationId: ID!, $text: String!, $idempotencyKey: String) {
    addApplicationNote(applicationId: $applicationId, text: $text, idempotencyKey: $idempotencyKey) {
      ...PrivateNote
    }
  }

  fragment PrivateNote on ApplicationNote {
    id
    text
    createdAt
  }
`);

/** Inserted into the cache without a refetch: if its answer were lost, a stored note would look unsaved. */
const showNote = (cache: ApolloCache, applicationId: string, note: Pick<PrivateNoteFragment, 'id'>): void =>
  void cache.modify<{ notes: readonly Reference[] }>({
    id: cache.identify({ __typename: 'Application', id: applicationId }),
    fields: {
      notes: (known, { toReference, readField }) =>
        [
          toReference({ __typename: 'ApplicationNote', id: note.id }),
          ...known.filter((each) => readField('id', each) !== note.id),
        ].filter((each) => each !== undefined),
    },
  });

const dropNote = (cache: ApolloCache, id: string): void =>
  void cache.evict({ id: cache.identify({ __typename: 'ApplicationNote', id }) });

const textSchema = z.pick(applicationNoteSchema, { text: true });

/** The recruiter's private notes on an applicant. */
export function PrivateNotes({
  application: { id, notes },
}: {
  application: Pick<ApplicantProfileFragment, 'id' | 'notes'>;
}) {
  const [add] = useMutation(AddApplicationNoteDocument, {
    update: (cache, { data }) => data && showNote(cache, id, data.addApplicationNote),
  });
  return (
    <Flex vertical gap={12}>
      <StoredTextForm
        className={styles.form}
        draftName={`note.${id}`}
        label={t`Add a note`}
        hint={t`Only you see your notes.`}
        check={textSchema}
        maxLength={applicationNoteLength}
        rows={2}
        submitLabel={t`Add note`}
        isPrimary={false}
        send={(text, idempotencyKey) => add({ variables: { applicationId: id, text, idempotencyKey } })}
      />
      {notes.length > 0 && (
        <Flex vertical gap={12} component="ul" aria-label={t`Notes`}>
          {notes.map((note) => (
            <Note key={note.id} note={note} />
          ))}
        </Flex>
      )}
    </Flex>
  );
}

function Note({ note: { id, text, createdAt } }: { note: PrivateNoteFragment }) {
  const [remove, { loading, client }] = useMutation(DeleteApplicationNoteDocument, {
    variables: { id },
    update: (cache) => dropNote(cache, id),
  });
  const row = usePassingFocusOn<HTMLLIElement>();
  const press = () => {
    if (loading) return;
    remove().catch((error: unknown) => {
      // Deleted in another window, or the answer was lost: the note is gone either way.
      if (failureOf(error).code === 'NOT_FOUND') dropNote(client.cache, id);
      else toast.error(errorText(error));
    });
  };
  return (
    <li ref={row} className={styles.note}>
      <div>
        <p className={styles.text}>{text}</p>
        <p className="quiet small">
          <time dateTime={createdAt}>{longDateTime(createdAt)}</time>
        </p>
      </div>
      <IconButton icon="trash" label={t`Delete note: ${text.slice(0, 40)}`} aria-disabled={loading} onClick={press} />
    </li>
  );
}
