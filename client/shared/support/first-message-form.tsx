import { useMutation } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import * as z from 'zod/mini';
import { supportMessageLength, visitorMessageSchema } from '../../../server/office/support/support.rules.ts';
import { fieldErrors } from '../lib/errors.ts';
import { readDraft, storeDraft } from '../lib/text-draft.ts';
import { invalidFields } from '../lib/validation.ts';
import { Button } from '../ui/button.tsx';
import { FieldNote, TextAreaField, TextField } from '../ui/field.tsx';
import { focusOnOpening } from './message-form.tsx';
import styles from './support-chat.module.css';
import { StartVisitorConversationDocument, VisitorMessagesDocument } from './support-documents.ts';

const names = ['name', 'email', 'text'] as const;
const draftName = 'support.visitor.first';
const draftSchema = z.object({ name: z.string(), email: z.string(), text: z.string() });
const noValues: z.infer<typeof draftSchema> = { name: '', email: '', text: '' };

/** What the form shows when it is opened next. */
export const storeFirstMessage = (text: string): void => storeDraft(draftName, { ...noValues, text });

/** A visitor's name, email address and first message. */
export function FirstMessageForm() {
  const { t } = useLingui();
  const [values, setValues] = useState(() => readDraft(draftName, draftSchema) ?? noValues);
  const [problems, setProblems] = useState<Partial<Record<string, string>>>({});
  const [start, { loading }] = useMutation(StartVisitorConversationDocument, {
    refetchQueries: [VisitorMessagesDocument],
    awaitRefetchQueries: true,
  });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const show = (found: Partial<Record<string, string>>) => {
      setProblems(found);
      const first = names.find((name) => found[name]);
      if (first) (form.elements.namedItem(first) as HTMLElement | null)?.focus();
    };
    const invalid = invalidFields(visitorMessageSchema, values);
    show(invalid);
    if (loading || Object.keys(invalid).length > 0) return;
    try {
      await start({ variables: values });
      storeDraft(draftName, null);
    } catch (error) {
      const { fields, formText } = fieldErrors(error, names);
      show({ ...fields, form: formText ?? undefined });
    }
  };
  const field = (name: (typeof names)[number]) => ({
    name,
    value: values[name],
    error: problems[name],
    onChange: ({ target }: { target: { value: string } }) => {
      const typed = { ...values, [name]: target.value };
      setValues(typed);
      storeDraft(draftName, typed);
      setProblems({ ...problems, [name]: undefined });
    },
  });
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextField {...field('name')} ref={focusOnOpening} label={t`Name`} autoComplete="name" maxLength={100} />
      <TextField {...field('email')} type="email" label={t`Email`} autoComplete="email" maxLength={100} />
      <TextAreaField
        {...field('text')}
        label={t`Your message`}
        rows={2}
        maxLength={supportMessageLength}
        placeholder={t`Type your message`}
      />
      {problems.form && <FieldNote error={problems.form} />}
      <Button type="submit" kind="primary" icon="send" busy={loading}>
        <Trans>Send</Trans>
      </Button>
    </form>
  );
}
