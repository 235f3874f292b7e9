import { useMutation, useQuery } from '@apollo/client/react';
import { type FormEvent, useState } from 'react';
import { giveConsentSchema } from '../../../server/identity/accounts/account.rules.ts';
import { graphql } from '../../gql/gql.ts';
import { fieldErrors } from '../../shared/lib/errors.ts';
import { MeDocument } from '../../shared/lib/me.ts';
import { invalidFields } from '../../shared/lib/validation.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ConsentFields, type Consents } from '../ui/consent-fields.tsx';
import { FieldNote } from '../../shared/ui/field.tsx';
import { Panel, Stack } from '../../shared/ui/layout.tsx';
import { toast } from '../../shared/ui/toast.ts';
import styles from './consent-panel.module.css';

const GiveConsentDocument = graphql(/* GraphQL */ `
  mutation GiveConsent($consent: Boolean!, $adult: Boolean!) {
    giveConsent(consent: $consent, adult: $adult) {
      id
      consentRequired
    }
  }
`);

const title = 'One thing before you go on';

/**
 * Asks an account that never agreed, at its first visit; the page below stays usable. The region is always there, so
 * that its text is announced.
 */
export function ConsentPanel() {
  const isAsked = useQuery(MeDocument).data?.me?.consentRequired ?? false;
  return (
    <>
      <p className="visually-hidden" aria-live="polite">
        {isAsked ? `${title}: please agree to the privacy notice.` : ''}
      </p>
      {isAsked && (
        <Panel label={title} className={styles.panel}>
          <ConsentForm />
        </Panel>
      )}
    </>
  );
}

function ConsentForm() {
  const [values, setValues] = useState<Consents>({ consent: false, adult: false });
  const [errors, setErrors] = useState<Partial<Record<keyof Consents, string>>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [giveConsent, { loading }] = useMutation(GiveConsentDocument);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (loading) return;
    const form = event.currentTarget;
    const refuse = (found: typeof errors) => {
      setErrors(found);
      // After the next paint, when the marks are there.
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
    };
    setProblem(null);
    const invalid = invalidFields(giveConsentSchema, values);
    if (Object.keys(invalid).length > 0) return refuse(invalid);
    try {
      await giveConsent({ variables: values });
      toast.success('Thank you. That was all.');
      // The panel is gone with the focus in it.
      document.getElementById('main')?.focus({ preventScroll: true });
    } catch (error) {
      const { fields, formText } = fieldErrors(error, ['consent', 'adult']);
      setProblem(formText);
      refuse(fields);
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap={12}>
        <h2>{title}</h2>
        <p>Your account was made without these two. Everything else works as it did.</p>
        <ConsentFields
          values={values}
          errors={errors}
          onChange={(part) => {
            setValues({ ...values, ...part });
            setErrors({});
          }}
        />
        {problem !== null && <FieldNote error={problem} />}
        <div>
          <Button type="submit" kind="primary" width="full-on-phones" busy={loading}>
            Agree and continue
          </Button>
        </div>
      </Stack>
    </form>
  );
}
