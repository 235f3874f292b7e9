import { useMutation } from '@apollo/client/react';
import { type FormEvent, useState } from 'react';
import { applicationNoteLength, applicationNoteMessages } from '../../../server/notes/application-note.rules.ts';
import type { ApplicantProfileFragment, PrivateNoteFragment } from '../../gql/graphql.ts';
import { longDateTime } from '../../lib/dates.ts';
import { errorText } from '../../lib/errors.ts';
import { usePassingFocusOn } from '../../lib/pass-focus-on.ts';
import { keepTextDraft, readTextDraft } from '../../lib/text-draft.ts';
import { unsentPart } from '../../lib/unsent.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.ts';
import { AddApplicationNoteDocument, ApplicantProfileDocument, DeleteApplicationNoteDocument } from './applicant-documents.ts';
import styles from './private-notes.module.css';

/** The list of notes is the server's. */
const readAgain = { refetchQueries: [ApplicantProfileDocument], awaitRefetchQueries: true };

/** What the recruiter keeps for themselves about an applicant. */
export function PrivateNotes({ application: { id, notes } }: { application: Pick<ApplicantProfileFragment, 'id' | 'notes'> }) {
  const draft = `note.${id}`;
  const [text, setText] = useState(() => readTextDraft(draft));
  const type = (typed: string) => {
    setText(typed);
    keepTextDraft(draft, typed);
  };
  const [problem, setProblem] = useState<string | null>(null);
  const [add, { loading }] = useMutation(AddApplicationNoteDocument, readAgain);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(text.trim() ? null : applicationNoteMessages.required);
    if (!text.trim()) return;
    try {
      await add({ variables: { applicationId: id, text } });
      setText((typed) => {
        const unsent = unsentPart(typed, text);
        keepTextDraft(draft, unsent);
        return unsent;
      });
    } catch (error) {
      setProblem(errorText(error));
    }
  };
  return (
    <div className={styles.notes}>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <TextAreaField label="Add a note" hint="Only you see your notes." rows={2} maxLength={applicationNoteLength} error={problem} value={text} onChange={({ target }) => type(target.value)} />
        <Button type="submit" busy={loading}>Add note</Button>
      </form>
      {notes.length > 0 && <ul className={styles.list} aria-label="Notes">{notes.map((note) => <Note key={note.id} note={note} />)}</ul>}
    </div>
  );
}

function Note({ note: { id, text, createdAt } }: { note: PrivateNoteFragment }) {
  const [remove, { loading }] = useMutation(DeleteApplicationNoteDocument, { variables: { id }, ...readAgain });
  const row = usePassingFocusOn<HTMLLIElement>();
  const press = () => {
    if (!loading) remove().catch((error: unknown) => toast.error(errorText(error)));
  };
  return (
    <li ref={row} className={styles.note}>
      <div>
        <p className={styles.text}>{text}</p>
        <p className={styles.when}><time dateTime={createdAt}>{longDateTime(createdAt)}</time></p>
      </div>
      <IconButton icon="trash" label={`Delete note: ${text.slice(0, 40)}`} aria-disabled={loading} onClick={press} />
    </li>
  );
}
