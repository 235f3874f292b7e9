import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { graphql } from '../../gql/gql.ts';
import type { ServerForm } from '../forms/use-server-form.ts';
import { ActButton } from '../ui/act-button.tsx';
import { PosterDocument } from './hiring-documents.ts';
import type { JobDraft } from './job-draft.ts';

const AskToJoinForJobDocument = graphql(/* GraphQL */ `
  mutation AskToJoinForJob($company: String!) {
    askToJoinCompany(company: $company)
  }
`);

interface CompanyItemProps extends Pick<ServerForm<JobDraft>, 'item'> {
  /** The name that was refused because it belongs to another company. */
  taken: string | null;
}

/**
 * A name that belongs to another company (D-01) offers a request to join it, after which the job can be posted and
 * waits. The focus moves to the field, which says what comes next.
 */
export function CompanyItem({ item, taken }: CompanyItemProps) {
  const form = Form.useFormInstance<JobDraft>();
  const company = (Form.useWatch('company', form) as string | undefined) ?? '';
  const [asked, setAsked] = useState<{ company: string; hint: string } | null>(null);
  const [send] = useMutation(AskToJoinForJobDocument, {
    variables: { company },
    refetchQueries: [PosterDocument],
  });
  const ask = async () => {
    const { data } = await send();
    const hint =
      data?.askToJoinCompany === 'MEMBER'
        ? t`You are now part of ${company}.`
        : t`We've asked ${company}. You can post the job now; it stays hidden until they accept you.`;
    setAsked({ company, hint });
    form.setFields([{ name: 'company', errors: [] }]);
    form.focusField('company');
  };
  const hint = asked?.company === company ? asked.hint : undefined;
  return (
    <div>
      <Form.Item {...item('company')} label={t`Company`} extra={hint}>
        <Input name="company" autoComplete="organization" />
      </Form.Item>
      {taken === company && !hint && <ActButton act={ask}>{t`Ask to join`}</ActButton>}
    </div>
  );
}
