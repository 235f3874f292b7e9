import { t } from '@lingui/core/macro';
import { Form, Input } from 'antd';
import { useState } from 'react';
import type { ServerForm } from '../forms/use-server-form.ts';
import { AskToJoin } from './ask-to-join.tsx';
import type { JobDraft } from './job-draft.ts';

interface CompanyItemProps extends Pick<ServerForm<JobDraft>, 'item'> {
  /** The name that was refused because it is others'. */
  taken: string | null;
}

/** A name that is others' brings the way to ask them; the focus goes on to the field, which says what comes next. */
export function CompanyItem({ item, taken }: CompanyItemProps) {
  const form = Form.useFormInstance<JobDraft>();
  const company = (Form.useWatch('company', form) as string | undefined) ?? '';
  const [asked, setAsked] = useState<{ company: string; hint: string } | null>(null);
  const isAsked = asked?.company === company;
  const onAsked = (hint: string) => {
    setAsked({ company, hint });
    form.setFields([{ name: 'company', errors: [] }]);
    form.focusField('company');
  };
  return (
    <div>
      <Form.Item {...item('company')} label={t`Company`} extra={isAsked ? asked.hint : undefined}>
        <Input name="company" autoComplete="organization" />
      </Form.Item>
      {taken === company && !isAsked && <AskToJoin company={company} onAsked={onAsked} />}
    </div>
  );
}
