import { useMutation } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useState } from 'react';
import { graphql } from '../../gql/gql.ts';
import { fieldErrors } from '../../shared/lib/errors.ts';
import { Button } from '../../shared/ui/button.tsx';
import { FieldNote, TextAreaField, TextField } from '../../shared/ui/field.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import styles from './contact-form.module.css';
import { type ContactProblems, contactProblems, type ContactValues, noContactProblems } from './contact-values.ts';

const SendContactMessageDocument = graphql(/* GraphQL */ `
  mutation SendContactMessage($name: String!, $email: String!, $message: String!) {
    sendContactMessage(name: $name, email: $email, message: $message)
  }
`);

/** LAND-38: how long the confirmation stays. */
const THANKS_MS = 4000;

export function ContactForm() {
  const { t } = useLingui();
  const [problems, setProblems] = useState(noContactProblems);
  const [isSent, setIsSent] = useState(false);
  useEffect(() => {
    if (!isSent) return undefined;
    const timer = setTimeout(() => setIsSent(false), THANKS_MS);
    return () => clearTimeout(timer);
  }, [isSent]);
  const [send, { loading }] = useMutation(SendContactMessageDocument);
  const bind = (field: keyof ContactValues) => ({
    name: field,
    readOnly: loading,
    error: problems.fields[field],
  });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (loading) return;
    const form = event.currentTarget;
    // From the form itself: a field may have been filled in before hydration.
    const values = Object.fromEntries(new FormData(form)) as unknown as ContactValues;
    const found = contactProblems(values);
    setProblems(found ?? noContactProblems);
    if (found) return focusFirst(form, found.fields);
    try {
      await send({ variables: values });
      form.reset();
      setIsSent(true);
    } catch (error) {
      setProblems(fieldErrors(error, ['name', 'email', 'message']));
    }
  };
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <TextField label={t`Name`} autoComplete="name" {...bind('name')} />
      <TextField label={t`Email`} type="email" autoComplete="email" {...bind('email')} />
      <div className={styles.message}>
        <TextAreaField label={t`Message`} {...bind('message')} />
      </div>
      <div className={styles.end}>
        <div>
          {problems.formText && <FieldNote error={problems.formText} />}
          <output className={styles.sent}>
            {isSent && (
              <>
                <Icon name="checkCircle" />
                <Trans>Submitted successfully!</Trans>
              </>
            )}
          </output>
        </div>
        <Button type="submit" kind="primary" width="full-on-phones" busy={loading}>
          <Trans>Send message</Trans>
        </Button>
      </div>
    </form>
  );
}

/** The first field with an error, else the first empty one. */
function focusFirst(form: HTMLFormElement, fields: ContactProblems['fields']): void {
  const controls = [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
  (controls.find(({ name }) => fields[name]) ?? controls.find(({ value }) => value.trim() === ''))?.focus();
}
