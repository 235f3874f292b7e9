import { t } from '@lingui/core/macro';
import { Form, type FormItemProps } from 'antd';
import { PasswordInput, PasswordOwner } from './form-parts.tsx';

/** For what needs a fresh proof (asvs-7.5.1); `item` is that of the form's field `password`. */
export const ProofItem = ({ email, item }: { email: string; item: FormItemProps }) => (
  <>
    <PasswordOwner email={email} />
    <Form.Item {...item} label={t`Password`} extra={t`You logged in a while ago, so we make sure that it is you.`}>
      <PasswordInput autoComplete="current-password" />
    </Form.Item>
  </>
);
