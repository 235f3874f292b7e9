import { t } from '@lingui/core/macro';
import { Button, Form } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { StoredTypingNote } from '../ui/form-note.tsx';
import type { StoredTyping } from '../ui/one-edited.tsx';
import { CardControl } from './card-control.tsx';
import {
  type CardDraft,
  type CardField,
  cardProblems,
  changedFields,
  changeOf,
  draftOf,
  type StoredFields,
} from './card-draft.ts';
import { FormButtons, FormProblem, SubmitButton } from './form-parts.tsx';
import { type ServerForm, useServerForm } from './use-server-form.ts';

export type CardForm = ServerForm<CardDraft>;

export interface ProfileCardFormProps {
  title: string;
  fields: readonly CardField[];
  stored: StoredFields;
  /** The server's rule for a change; every field may be left out. */
  schema: z.ZodMiniType;
  /** Gets the fields that were changed. Rejects with the server's refusal. */
  save: (change: Record<string, unknown>) => Promise<unknown>;
  kept: StoredTyping<CardDraft>;
  /** Asks first if something was typed. */
  onCancel: () => void;
  onSaved: () => void;
}

export function ProfileCardForm({
  title,
  fields,
  stored,
  schema,
  save,
  kept,
  onCancel,
  onSaved,
}: ProfileCardFormProps) {
  const [opened] = useState(() => draftOf(fields, stored));
  const frame = useRef<HTMLDivElement>(null);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    frame.current?.querySelector<HTMLElement>('input, textarea')?.focus();
    return () => {
      isOpen.current = false;
    };
  }, []);
  const form = useServerForm<CardDraft>({
    check: (draft) => cardProblems(schema, fields, opened, draft),
    send: async (draft) => {
      await save(changeOf(fields, opened, draft));
      // It may have been closed while the answer was on its way, and opened anew.
      if (isOpen.current) onSaved();
    },
  });
  const keep = (draft: CardDraft) => {
    const typed = changedFields(fields, opened, draft).map(({ name }) => [name, draft[name] ?? ''] as const);
    kept.keep(typed.length === 0 ? null : Object.fromEntries(typed));
  };
  return (
    <div ref={frame}>
      <Form
        {...form.props}
        aria-label={title}
        initialValues={{ ...opened, ...kept.typed }}
        onValuesChange={(_, draft) => keep(draft)}
      >
        {kept.isRestored && <StoredTypingNote />}
        {fields.map((field) => (
          <CardControl key={field.name} field={field} form={form} />
        ))}
        <FormProblem text={form.problem} />
        <FormButtons>
          <Button onClick={onCancel}>{t`Cancel`}</Button>
          <SubmitButton isBusy={form.isBusy}>{t`Update`}</SubmitButton>
        </FormButtons>
      </Form>
    </div>
  );
}
