import { useMutation } from '@apollo/client/react';
import { type FormEvent, useState } from 'react';
import { updateNameSchema } from '../../../server/identity/accounts/account.rules.ts';
import { fieldErrors } from '../../shared/lib/errors.ts';
import { evictProfiles } from '../../shared/lib/me.ts';
import { invalidFields } from '../../shared/lib/validation.ts';
import { Button } from '../../shared/ui/button.tsx';
import { TextField } from '../../shared/ui/field.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { UpdateNameDocument } from './account-documents.ts';
import styles from './account-settings.module.css';

export function NameForm({ name, onClose }: { name: string; onClose: () => void }) {
  const [typed, setTyped] = useState(name);
  const [problem, setProblem] = useState<string | null>(null);
  const [updateName, { loading }] = useMutation(UpdateNameDocument, {
    update: (cache, { data }) => void (data && evictProfiles(cache)),
  });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (loading) return;
    const invalid = invalidFields(updateNameSchema, { name: typed }).name ?? null;
    setProblem(invalid);
    if (invalid) return;
    try {
      await updateName({ variables: { name: typed.trim() } });
      toast.success('Name saved.');
      onClose();
    } catch (error) {
      const { fields, formText } = fieldErrors(error, ['name']);
      setProblem(fields.name ?? formText);
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        <TextField
          label="Full name"
          autoComplete="name"
          value={typed}
          error={problem}
          onChange={(event) => setTyped(event.target.value)}
        />
        <div className={styles.buttons}>
          <Button disabled={loading} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" kind="primary" busy={loading}>
            Save name
          </Button>
        </div>
      </Stack>
    </form>
  );
}
