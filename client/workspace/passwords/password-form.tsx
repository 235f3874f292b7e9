import { t } from '@lingui/core/macro';
import { Form } from 'antd';
import { useState } from 'react';
import { accountMessages } from '../../../server/people/identity/login/account.rules.ts';
import { cx } from '../../shared/lib/cx.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { FormProblem, PasswordInput, PasswordOwner, SubmitButton } from '../forms/form-parts.tsx';
import { NewPasswordItem } from '../forms/new-password-item.tsx';
import { useServerForm } from '../forms/use-server-form.ts';
import { countersAfter, noCounters } from '../lib/code-counters.ts';
import { useCountdown } from '../lib/use-countdown.ts';
import styles from './password-form.module.css';
import {
  changedPasswordErrors,
  chosenPasswordErrors,
  emptyPasswords,
  matchLine,
  type PasswordValues,
} from './password-values.ts';

interface PasswordFormProps {
  /** Whose password it is, also for password managers. */
  email: string;
  asksOld: boolean;
  submitLabel: string;
  /** Rejects with the error, which the form explains. */
  onSubmit: (values: PasswordValues) => Promise<void>;
}

/**
 * A new password and its confirmation, with the old one where the session alone is not enough; strength and comparison
 * are shown live (CHPW-03…06).
 */
export function PasswordForm({ email, asksOld, submitLabel, onSubmit }: PasswordFormProps) {
  const [blockedUntil, setBlockedUntil] = useState<number | null>(null);
  const blockedFor = useCountdown(blockedUntil);
  const { props, item, isBusy, problem } = useServerForm<PasswordValues>({
    check: (values) => (asksOld ? changedPasswordErrors : chosenPasswordErrors)(values, email),
    send: onSubmit,
    fallback: t`Something went wrong while changing the password.`,
    onRefused: ({ extensions }) => {
      const next = countersAfter(noCounters, extensions).blockedUntil;
      setBlockedUntil(next);
      // A block shows its own countdown.
      return next === null ? undefined : null;
    },
  });
  const notice = problem ?? (blockedFor > 0 ? accountMessages.passwordBlocked(blockedFor) : null);
  return (
    <Form {...props} initialValues={emptyPasswords}>
      <PasswordOwner email={email} />
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
      <FormProblem text={notice} />
      <SubmitButton block isBusy={isBusy} disabled={blockedFor > 0}>
        {submitLabel}
      </SubmitButton>
    </Form>
  );
}

/** The live region stays mounted, so that its changes are announced. */
function MatchLine() {
  const values = Form.useWatch<PasswordValues | undefined>([]) ?? emptyPasswords;
  const line = matchLine({ ...emptyPasswords, ...values });
  return (
    <span aria-live="polite">
      {line && (
        <span className={cx('small', styles.line, line.isMatch ? styles.match : styles.mismatch)}>
          <Icon name={line.isMatch ? 'check' : 'close'} size={16} />
          {line.text}
        </span>
      )}
    </span>
  );
}
