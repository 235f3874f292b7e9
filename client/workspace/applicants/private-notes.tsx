import type { ApolloCache, Reference } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { type FormEvent, useState } from 'react';
import { applicationNoteLength, applicationNoteMessages } from '../../../server/notes/application-note.rules.ts';
import type { ApplicantProfileFragment, PrivateNoteFragment } from '../../gql/graphql.ts';
import { longDateTime } from '../../shared/lib/dates.ts';
import { errorText, failureOf } from '../../shared/lib/errors.ts';
import { usePassingFocusOn } from '../lib/pass-focus-on.ts';
import { useTextToSend } from '../../shared/lib/text-to-send.ts';
import { TextAreaField } from '../../shared/ui/field.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { AddApplicationNoteDocument, DeleteApplicationNoteDocument } from './applicant-documents.ts';
import styles from './private-notes.module.css';
import { IconButton } from '../ui/icon-button.tsx';
import { SubmitButton } from '../forms/form-parts.tsx';

/**
 * Shown without asking again: an answer that got lost on the way would make a note that is stored look like one that is
 * not.
 */
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

/** The recruiter's private notes about an applicant. */
export function PrivateNotes({
  application: { id, notes },
}: {
  application: Pick<ApplicantProfileFragment, 'id' | 'notes'>;
}) {
  const { text, type, takeIdempotencyKey, arrived } = useTextToSend(`note.${id}`);
  const [problem, setProblem] = useState<string | null>(null);
  const [add, { loading }] = useMutation(AddApplicationNoteDocument, {
    update: (cache, { data }) => data && showNote(cache, id, data.addApplicationNote),
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(text.trim() ? null : applicationNoteMessages.required);
    if (!text.trim()) return;
    try {
      await add({ variables: { applicationId: id, text, idempotencyKey: takeIdempotencyKey() } });
      arrived(text);
    } catch (error) {
      setProblem(errorText(error));
    }
  };
  return (
    <div className={styles.notes}>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <TextAreaField
          label="Add a note"
          hint="Only you see your notes."
          rows={2}
          maxLength={applicationNoteLength}
          error={problem}
          value={text}
          onChange={({ target }) => type(target.value)}
        />
        <SubmitButton type="default" isBusy={loading}>
          Add note
        </SubmitButton>
      </form>
      {notes.length > 0 && (
        <ul className={styles.list} aria-label="Notes">
          {notes.map((note) => (
            <Note key={note.id} note={note} />
          ))}
        </ul>
      )}
    </div>
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
      // Another window has deleted it, or the answer got lost: it is gone, as was wished.
      if (failureOf(error).code === 'NOT_FOUND') dropNote(client.cache, id);
      else toast.error(errorText(error));
    });
  };
  return (
    <li ref={row} className={styles.note}>
      <div>
        <p className={styles.text}>{text}</p>
        <p className={styles.when}>
          <time dateTime={createdAt}>{longDateTime(createdAt)}</time>
        </p>
      </div>
      <IconButton icon="trash" label={`Delete note: ${text.slice(0, 40)}`} aria-disabled={loading} onClick={press} />
    </li>
  );
}
