import { t } from '@lingui/core/macro';
import { Button, Form } from 'antd';
import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { StoredTypingNote } from './one-edited.tsx';
import { CardControl } from './card-control.tsx';
import {
  type CardDraft,
  cardDraftSchema,
  type CardField,
  cardProblems,
  changedFields,
  changeOf,
  draftOf,
  type StoredFields,
} from './card-draft.ts';
import { FormButtons, FormProblem, SubmitButton } from './form-parts.tsx';
import { useTyped } from './use-draft.ts';
import { type ServerForm, useServerForm } from './use-server-form.ts';

export type CardForm = ServerForm<CardDraft>;

export interface ProfileCardFormProps {
  /** Identifies the form among the person's forms. */
  id: string;
  title: string;
  fields: readonly CardField[];
  stored: StoredFields;
  /** The server's rule for a change; every field is optional. */
  schema: z.ZodMiniType;
  /** Receives the changed fields. Rejects with the server's error. */
  save: (change: Record<string, unknown>) => Promise<unknown>;
}

interface Closing {
  /** Confirms first if something was typed. */
  onCancel: () => void;
  onSaved: () => void;
}

export function ProfileCardForm({
  id,
  title,
  fields,
  stored,
  schema,
  save,
  onCancel,
  onSaved,
}: ProfileCardFormProps & Closing) {
  const [opened] = useState(() => draftOf(fields, stored));
  const { typed, keep } = useTyped(id, cardDraftSchema);
  const form = useServerForm<CardDraft>({
    check: (draft) => cardProblems(schema, fields, opened, draft),
    send: async (draft) => {
      await save(changeOf(fields, opened, draft));
      onSaved();
    },
  });
  const first = fields[0]?.name ?? '';
  useEffect(() => form.form.focusField(first), [form.form, first]);
  const keepChanged = (draft: CardDraft) => {
    const changed = changedFields(fields, opened, draft).map(({ name }) => [name, draft[name] ?? ''] as const);
    keep(changed.length === 0 ? null : Object.fromEntries(changed));
  };
  return (
    <Form
      {...form.props}
      aria-label={title}
      initialValues={{ ...opened, ...typed }}
      onValuesChange={(_, draft) => keepChanged(draft)}
    >
      {typed && <StoredTypingNote />}
      {fields.map((field) => (
        <CardControl key={field.name} field={field} form={form} />
      ))}
      <FormProblem text={form.problem} />
      <FormButtons>
        <Button disabled={form.isBusy} onClick={onCancel}>
          {t`Cancel`}
        </Button>
        <SubmitButton isBusy={form.isBusy}>{t`Update`}</SubmitButton>
      </FormButtons>
    </Form>
  );
}
