import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import * as z from 'zod/mini';
import { companyDomainSchema } from '../../../server/companies/company.rules.ts';
import type { AdminCompanyDetailsFragment } from '../../gql/graphql.ts';
import { useIdempotencyKey } from '../../shared/lib/idempotency-key.ts';
import { KeptFocus } from '../../shared/ui/layout.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { FormProblem, SubmitButton } from '../forms/form-parts.tsx';
import { useServerForm } from '../forms/use-server-form.ts';
import { Part } from '../ui/part.tsx';
import { Question } from '../ui/question.tsx';
import {
  AdminCompaniesDocument,
  AdminJoinRequestsDocument,
  ConfirmCompanyDomainDocument,
  RemoveCompanyDomainDocument,
} from './company-documents.ts';
import styles from './company-drawer.module.css';

/** The mail domains whose confirmed addresses are let into a company. */
export function CompanyDomains({ record: { id, domains } }: { record: AdminCompanyDetailsFragment }) {
  const [leaving, setLeaving] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const [remove] = useMutation(RemoveCompanyDomainDocument, { refetchQueries: [AdminCompaniesDocument] });
  return (
    <Part title={t`Mail domains`}>
      <p className={styles.quiet}>{t`People who have confirmed an address there are let in at once.`}</p>
      <KeptFocus>
        <ul className={styles.rows}>
          {domains.map((domain) => (
            <li key={domain}>
              <span>{domain}</span>
              <Button
                aria-label={t`Remove ${domain}`}
                onClick={() => {
                  setLeaving(domain);
                  setIsAsking(true);
                }}
              >
                {t`Remove`}
              </Button>
            </li>
          ))}
        </ul>
      </KeptFocus>
      <NewDomain key={id} id={id} />
      <Question
        isOpen={isAsking}
        title={t`Remove ${leaving}?`}
        okText={t`Remove`}
        danger
        act={() => remove({ variables: { id, domain: leaving } })}
        onClose={() => setIsAsking(false)}
      >
        {t`It lets nobody in any more. Who was let in stays.`}
      </Question>
    </Part>
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
      toast.success(t`${domain} lets in from now on.`);
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
