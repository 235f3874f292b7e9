import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Form } from 'antd';
import { giveConsentSchema } from '../../../server/people/identity/login/account.rules.ts';
import { graphql } from '../../gql/gql.ts';
import { useMe } from '../../shared/lib/me.ts';
import { Panel } from '../../shared/ui/layout.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { FormProblem, SubmitButton } from '../forms/form-parts.tsx';
import { useServerForm } from '../forms/use-server-form.ts';
import { ConsentFields, type Consents } from '../forms/consent-fields.tsx';
import styles from './consent-panel.module.css';

const GiveConsentDocument = graphql(/* GraphQL */ `
  mutation GiveConsent($consent: Boolean!, $adult: Boolean!) {
    giveConsent(consent: $consent, adult: $adult) {
      id
      consentRequired
    }
  }
`);

/** Admins have no profile in the portal, so they have nothing to agree to. */
const isOfPortal = (role: string | undefined): boolean => role === 'ADMIN' || role === 'SUPERADMIN';

/**
 * Asks accounts for consent at their next visit if they have not agreed to the current version; the page below stays
 * usable. The live region is always rendered, so that its text is announced.
 */
export function ConsentPanel() {
  const title = t`One thing before you go on`;
  const me = useMe().data?.me;
  const isAsked = (me?.consentRequired ?? false) && !isOfPortal(me?.role);
  return (
    <>
      <p className="visually-hidden" aria-live="polite">
        {isAsked ? t`One thing before you go on: please agree to the privacy notice.` : ''}
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
  const [giveConsent] = useMutation(GiveConsentDocument);
  const { props, item, isBusy, problem } = useServerForm<Consents>({
    check: giveConsentSchema,
    send: async (values) => {
      await giveConsent({ variables: values });
      toast.success(t`Thank you. You're all set.`);
      // The focus was in the panel, which has closed.
      document.getElementById('main')?.focus({ preventScroll: true });
    },
  });
  return (
    <Form {...props} initialValues={{ consent: false, adult: false }}>
      <h2>{t`One thing before you go on`}</h2>
      <p>{t`Please agree to the privacy notice as it is now. Everything else works as it did.`}</p>
      <ConsentFields item={item} />
      <FormProblem text={problem} />
      <SubmitButton isBusy={isBusy}>{t`Agree and continue`}</SubmitButton>
    </Form>
  );
}
