import { t } from '@lingui/core/macro';
import { Form, type FormItemProps } from 'antd';
import { StrengthMeter } from './strength-meter.tsx';
import { PasswordInput } from './form-parts.tsx';

/** A new password, with its strength. */
export function NewPasswordItem(item: FormItemProps) {
  const password = (Form.useWatch(item.name) as string | undefined) ?? '';
  return (
    <Form.Item
      {...item}
      extra={
        <>
          {t`At least 8 characters with upper case, lower case, a digit and a special character.`}
          <StrengthMeter password={password} />
        </>
      }
    >
      <PasswordInput name="new-password" autoComplete="new-password" />
    </Form.Item>
  );
}
