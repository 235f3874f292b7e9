import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Form, Input } from 'antd';
import * as z from 'zod/mini';
import { companyDomainSchema } from '../../../server/companies/company.rules.ts';
import type { AdminCompanyDetailsFragment } from '../../gql/graphql.ts';
import { useIdempotencyKey } from '../../shared/lib/idempotency-key.ts';
import { KeptFocus } from '../../shared/ui/layout.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { FormProblem, SubmitButton } from '../forms/form-parts.tsx';
import { useServerForm } from '../forms/use-server-form.ts';
import { Section } from '../ui/section.tsx';
import { AskButton } from '../ui/dialogs.tsx';
import {
  AdminCompaniesDocument,
  AdminJoinRequestsDocument,
  ConfirmCompanyDomainDocument,
  RemoveCompanyDomainDocument,
} from './company-documents.ts';
import styles from './company-drawer.module.css';

/** The email domains whose verified addresses may join a company. */
export function CompanyDomains({ record: { id, domains } }: { record: AdminCompanyDetailsFragment }) {
  const [remove] = useMutation(RemoveCompanyDomainDocument, { refetchQueries: [AdminCompaniesDocument] });
  return (
    <Section title={t`Email domains`}>
      <p className="quiet small">{t`People with a confirmed address there join right away.`}</p>
      <KeptFocus>
        <ul className={styles.rows}>
          {domains.map((domain) => (
            <li key={domain}>
              <span>{domain}</span>
              <AskButton
                button={{ children: t`Remove`, 'aria-label': t`Remove ${domain}` }}
                title={t`Remove ${domain}?`}
                okText={t`Remove`}
                danger
                act={() => remove({ variables: { id, domain } })}
              >
                {t`New people no longer join automatically. Current members stay.`}
              </AskButton>
            </li>
          ))}
        </ul>
      </KeptFocus>
      <NewDomain key={id} id={id} />
    </Section>
  );
}

const domainForm = z.object({ domain: companyDomainSchema });

function NewDomain({ id }: { id: string }) {
  const { keyFor, forget } = useIdempotencyKey();
  const [confirm] = useMutation(ConfirmCompanyDomainDocument, {
    refetchQueries: [AdminCompaniesDocument, AdminJoinRequestsDocument],
  });
  const form = useServerForm<{ domain: string }>({
    check: domainForm,
    send: async ({ domain }) => {
      await confirm({ variables: { id, domain, idempotencyKey: keyFor({ domain }) } });
      toast.success(t`People from ${domain} now join automatically.`);
      form.form.setFieldValue('domain', '');
      forget();
    },
  });
  return (
    <Form {...form.props} initialValues={{ domain: '' }}>
      <Form.Item {...form.item('domain')} label={t`Another domain`}>
        <Input placeholder="example.in" maxLength={253} autoComplete="off" autoCapitalize="none" spellCheck={false} />
      </Form.Item>
      <FormProblem text={form.problem} />
      <SubmitButton isBusy={form.isBusy}>{t`Confirm domain`}</SubmitButton>
    </Form>
  );
}
