import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { graphql } from '../../gql/gql.ts';
import { errorText } from '../../shared/lib/errors.ts';
import { toast } from '../../shared/ui/toast.ts';
import type { ServerForm } from '../forms/use-server-form.ts';
import { PosterDocument } from './hiring-documents.ts';
import type { JobDraft } from './job-draft.ts';

const AskToJoinForJobDocument = graphql(/* GraphQL */ `
  mutation AskToJoinForJob($company: String!) {
    askToJoinCompany(company: $company)
  }
`);

interface CompanyItemProps extends Pick<ServerForm<JobDraft>, 'item'> {
  /** The name that was refused because it is others'. */
  taken: string | null;
}

/**
 * A name that is others' (D-01) brings the way to ask them, after which the job can be posted and waits; the focus goes
 * on to the field, which says what comes next.
 */
export function CompanyItem({ item, taken }: CompanyItemProps) {
  const form = Form.useFormInstance<JobDraft>();
  const company = (Form.useWatch('company', form) as string | undefined) ?? '';
  const [asked, setAsked] = useState<{ company: string; hint: string } | null>(null);
  const [send, { loading }] = useMutation(AskToJoinForJobDocument, {
    variables: { company },
    refetchQueries: [PosterDocument],
  });
  const ask = async () => {
    try {
      const { data } = await send();
      const hint =
        data?.askToJoinCompany === 'MEMBER'
          ? t`You belong to ${company} now.`
          : t`We've asked ${company}. Post the job now: it waits, unseen by others, until they let you in.`;
      setAsked({ company, hint });
      form.setFields([{ name: 'company', errors: [] }]);
      form.focusField('company');
    } catch (error) {
      toast.error(errorText(error));
    }
  };
  const hint = asked?.company === company ? asked.hint : undefined;
  return (
    <div>
      <Form.Item {...item('company')} label={t`Company`} extra={hint}>
        <Input name="company" autoComplete="organization" />
      </Form.Item>
      {taken === company && !hint && (
        <Button loading={loading} onClick={() => void ask()}>
          {t`Ask to join`}
        </Button>
      )}
    </div>
  );
}
