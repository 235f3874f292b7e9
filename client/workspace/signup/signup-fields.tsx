import { t } from '@lingui/core/macro';
import { Form, Input } from 'antd';
import { FileInput } from '../forms/file-input.tsx';
import { NewPasswordItem } from '../forms/new-password-item.tsx';
import type { ServerForm } from '../forms/use-server-form.ts';
import { resumeTypes } from '../lib/resume-problem.ts';
import { ConsentFields } from '../forms/consent-fields.tsx';
import type { SignupValues } from './signup-values.ts';

export function SignupFields({ item, asksResume }: Pick<ServerForm<SignupValues>, 'item'> & { asksResume: boolean }) {
  return (
    <>
      <Form.Item {...item('name')} label={t`Name`}>
        <Input name="name" autoComplete="name" />
      </Form.Item>
      <Form.Item {...item('email')} label={t`Email`} extra={t`We send a code there to check it.`}>
        <Input type="email" name="email" autoComplete="email" inputMode="email" spellCheck={false} />
      </Form.Item>
      <NewPasswordItem {...item('password')} label={t`Password`} />
      {asksResume && (
        <Form.Item
          {...item('resumeFileId')}
          // A file is checked when it is chosen.
          validateTrigger="onChange"
          label={t`Resume`}
          extra={t`PDF, DOC or DOCX, at most 10 MB. Only you and the recruiters you apply to can open it.`}
        >
          <FileInput accept={resumeTypes} />
        </Form.Item>
      )}
      <ConsentFields item={item} />
    </>
  );
}
