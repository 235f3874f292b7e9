import { useMutation } from '@apollo/client/react';
import { Button } from 'antd';
import { type FormEvent, useState } from 'react';
import type { SeekerProfileFieldsFragment } from '../../gql/graphql.ts';
import { fieldErrors } from '../../shared/lib/errors.ts';
import { useFormFocus } from '../lib/form-in-place.ts';
import { DiscardQuestion } from '../ui/discard-question.tsx';
import { FieldNote } from '../../shared/ui/field.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { keepProfile } from './profile-cache.ts';
import styles from './profile-card.module.css';
import { ProfileControl } from './profile-control.tsx';
import { UpdateSeekerProfileDocument } from './profile-documents.ts';
import { checkedInput, draftOf, problemsWithout, type ProfileDraft, type ProfileProblems } from './profile-draft.ts';
import type { ProfileField } from './profile-fields.ts';

interface ProfileFormProps {
  title: string;
  fields: readonly ProfileField[];
  profile: SeekerProfileFieldsFragment;
  onClose: () => void;
}

export function ProfileForm({ title, fields, profile, onClose }: ProfileFormProps) {
  const [opened] = useState<ProfileDraft>(() => draftOf(fields, profile));
  const [draft, setDraft] = useState(opened);
  const [problems, setProblems] = useState<ProfileProblems>({});
  const [formError, setFormError] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const form = useFormFocus(attempt);
  const [update, { loading }] = useMutation(UpdateSeekerProfileDocument, { update: keepProfile });
  const show = (found: ProfileProblems) => {
    setProblems(found);
    setAttempt((count) => count + 1);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (loading) return;
    const checked = checkedInput(fields, draft);
    setFormError(null);
    if ('problems' in checked) return show(checked.problems);
    try {
      await update({ variables: { input: checked.input } });
      toast.success('Profile updated successfully!');
      onClose();
    } catch (error) {
      const found = fieldErrors(
        error,
        fields.map(({ name }) => name),
      );
      setFormError(found.formText);
      show(found.fields);
    }
  };
  return (
    <form ref={form} className={styles.form} aria-label={title} noValidate onSubmit={(event) => void submit(event)}>
      {fields.map((field) => (
        <ProfileControl
          key={field.name}
          field={field}
          value={draft[field.name] ?? ''}
          problems={problems}
          onChange={(value) => {
            setDraft({ ...draft, [field.name]: value });
            setProblems(problemsWithout(problems, field.name));
          }}
        />
      ))}
      {formError && <FieldNote error={formError} />}
      <div className={styles.buttons}>
        <CancelButton isTyped={JSON.stringify(draft) !== JSON.stringify(opened)} onClose={onClose} />
        <Button htmlType="submit" type="primary" loading={loading}>
          Update
        </Button>
      </div>
    </form>
  );
}

function CancelButton({ isTyped, onClose }: { isTyped: boolean; onClose: () => void }) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button onClick={() => (isTyped ? setIsAsked(true) : onClose())}>Cancel</Button>
      {isAsked && (
        <DiscardQuestion onDiscard={onClose} onKeep={() => setIsAsked(false)}>
          It is not saved yet.
        </DiscardQuestion>
      )}
    </>
  );
}
