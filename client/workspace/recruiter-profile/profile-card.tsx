import { useMutation } from '@apollo/client/react';
import { Button } from 'antd';
import { Icon } from '../../shared/ui/icon.tsx';
import { type FormEvent, useState } from 'react';
import type { HrProfileFieldsFragment } from '../../gql/graphql.ts';
import { fieldErrors } from '../../shared/lib/errors.ts';
import { useFormFocus, useFormInPlace } from '../lib/form-in-place.ts';
import { MeDocument } from '../../shared/lib/me.ts';
import { FieldNote, TextField } from '../../shared/ui/field.tsx';
import { StoredTypingNote } from '../ui/form-note.tsx';
import { Cluster, Panel } from '../../shared/ui/layout.tsx';
import type { StoredTyping } from '../ui/one-edited.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { HrProfileDocument, UpdateHrProfileDocument } from './hr-profile-documents.ts';
import type { TypedHrProfile } from './hr-profile-draft.ts';
import styles from './profile-card.module.css';

export type ProfileFieldName = keyof TypedHrProfile;

export interface ProfileField {
  /** `email` is shown but changed elsewhere. */
  readonly name: ProfileFieldName | 'email';
  readonly label: string;
  readonly type?: 'email' | 'tel';
  readonly autoComplete?: string;
}

interface ProfileCardProps {
  title: string;
  fields: readonly ProfileField[];
  profile: HrProfileFieldsFragment;
  isEdited: boolean;
  kept: StoredTyping<TypedHrProfile>;
  onEdit: () => void;
  onClose: () => void;
}

/** One card of the profile: read, or with its fields to edit (HPROF-01…04). */
export function ProfileCard({ title, fields, profile, isEdited, kept, onEdit, onClose }: ProfileCardProps) {
  const { buttonId, leave } = useFormInPlace(isEdited, onClose);
  return (
    <Panel className={styles.card} label={title}>
      <Cluster justify="space-between">
        <h2>{title}</h2>
        {!isEdited && (
          <Button id={buttonId} icon={<Icon name="edit" />} onClick={onEdit} aria-label={`Edit ${title}`}>
            Edit
          </Button>
        )}
      </Cluster>
      {isEdited ? (
        <ProfileForm fields={fields} profile={profile} kept={kept} onClose={leave} />
      ) : (
        <ProfileFacts fields={fields} profile={profile} />
      )}
    </Panel>
  );
}

function ProfileFacts({ fields, profile }: Pick<ProfileCardProps, 'fields' | 'profile'>) {
  return (
    <dl className={styles.facts}>
      {fields.map(({ name, label }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>{profile[name] || <span className={styles.missing}>Not given yet</span>}</dd>
        </div>
      ))}
    </dl>
  );
}

const isEditable = (name: ProfileField['name']): name is ProfileFieldName => name !== 'email';

/** The page, and the name in the head of every page. */
const useUpdateProfile = () =>
  useMutation(UpdateHrProfileDocument, {
    update: (cache, { data }) => {
      if (!data) return;
      cache.writeQuery({ query: HrProfileDocument, data: { hrProfile: data.updateHrProfile } });
      cache.updateQuery({ query: MeDocument }, (known) =>
        known?.me ? { me: { ...known.me, name: data.updateHrProfile.name } } : undefined,
      );
    },
  });

type ProfileFormProps = Pick<ProfileCardProps, 'fields' | 'profile' | 'kept' | 'onClose'>;

function ProfileForm({ fields, profile, kept, onClose }: ProfileFormProps) {
  const names = fields.map(({ name }) => name).filter(isEditable);
  // Only what was typed is sent: the rest may have been changed in another window meanwhile.
  const typed = kept.typed ?? {};
  const [problems, setProblems] = useState<Partial<Record<ProfileFieldName, string>>>({});
  const [formError, setFormError] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const form = useFormFocus(attempt);
  const [update, { loading }] = useUpdateProfile();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (loading) return;
    setFormError(null);
    try {
      await update({ variables: { input: typed } });
      toast.success('Profile updated');
      onClose();
    } catch (error) {
      const { fields: found, formText } = fieldErrors(error, names);
      setProblems(found);
      setFormError(formText);
      setAttempt((count) => count + 1);
    }
  };
  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {kept.isRestored && <StoredTypingNote />}
      {fields.map(({ name, label, type, autoComplete }) =>
        isEditable(name) ? (
          <TextField
            key={name}
            label={label}
            type={type}
            autoComplete={autoComplete}
            maxLength={200}
            value={typed[name] ?? profile[name] ?? ''}
            error={problems[name]}
            onChange={({ target }) => {
              kept.keep({ ...typed, [name]: target.value });
              setProblems({ ...problems, [name]: undefined });
            }}
          />
        ) : (
          <TextField key={name} label={label} value={profile[name] ?? ''} readOnly hint="You sign in with it." />
        ),
      )}
      {formError && <FieldNote error={formError} />}
      <div className={styles.buttons}>
        <Button onClick={onClose}>Cancel</Button>
        <Button htmlType="submit" type="primary" loading={loading}>
          Update
        </Button>
      </div>
    </form>
  );
}
