import { t } from '@lingui/core/macro';
import { Form, Input } from 'antd';
import { cx } from '../../shared/lib/cx.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { PasswordInput } from '../forms/form-parts.tsx';
import { NewPasswordItem } from '../forms/new-password-item.tsx';
import type { ServerForm } from '../forms/use-server-form.ts';
import styles from './password-fields.module.css';
import { emptyPasswords, matchLine, type PasswordValues } from './password-values.ts';

interface PasswordFieldsProps extends Pick<ServerForm<PasswordValues>, 'item'> {
  /** For password managers: whose password this is. */
  email: string;
  asksOld: boolean;
}

/** Old, new and confirmation, with the strength meter and the live comparison (CHPW-03…06). */
export function PasswordFields({ item, email, asksOld }: PasswordFieldsProps) {
  return (
    <>
      <Input type="email" name="email" autoComplete="username" value={email} readOnly style={{ display: 'none' }} />
      {asksOld && (
        <Form.Item {...item('oldPassword')} label={t`Old password`}>
          <PasswordInput name="old-password" autoComplete="current-password" />
        </Form.Item>
      )}
      <NewPasswordItem {...item('newPassword')} label={t`New password`} />
      <Form.Item
        {...item('confirmation')}
        dependencies={['newPassword']}
        label={t`Confirm password`}
        extra={<MatchLine />}
      >
        <PasswordInput name="confirm-password" autoComplete="new-password" />
      </Form.Item>
    </>
  );
}

/** The live region stays, so that its changes are announced. */
function MatchLine() {
  const values = Form.useWatch<PasswordValues | undefined>([]) ?? emptyPasswords;
  const line = matchLine({ ...emptyPasswords, ...values });
  return (
    <span aria-live="polite">
      {line && (
        <span className={cx(styles.line, line.isMatch ? styles.match : styles.mismatch)}>
          <Icon name={line.isMatch ? 'check' : 'close'} size={16} />
          {line.text}
        </span>
      )}
    </span>
  );
}
