import { accountMessages } from '../../../server/identity/accounts/account.rules.ts';
import { cx } from '../../shared/lib/cx.ts';
import { PasswordField } from '../../shared/ui/field.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import { StrengthMeter } from '../ui/strength-meter.tsx';
import styles from './password-fields.module.css';
import { matchLine, type PasswordErrors, type PasswordValues } from './password-values.ts';

interface PasswordFieldsProps {
  /** For password managers: whose password this is. */
  email: string;
  asksOld: boolean;
  values: PasswordValues;
  errors: PasswordErrors;
  onChange: (part: Partial<PasswordValues>) => void;
}

/** Old, new and confirmation, with the strength meter and the live comparison (CHPW-03…06). */
export function PasswordFields({ email, asksOld, values, errors, onChange }: PasswordFieldsProps) {
  return (
    <Stack>
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      {asksOld && (
        <PasswordField
          label="Old password"
          name="old-password"
          autoComplete="current-password"
          value={values.oldPassword}
          error={errors.oldPassword}
          onChange={(event) => onChange({ oldPassword: event.target.value })}
        />
      )}
      <div>
        <PasswordField
          label="New password"
          name="new-password"
          autoComplete="new-password"
          value={values.newPassword}
          error={errors.newPassword}
          hint="At least 8 characters with upper case, lower case, a digit and a special character."
          onChange={(event) => onChange({ newPassword: event.target.value })}
        />
        {/* "Strong" beside "too common" would contradict it. */}
        {errors.newPassword !== accountMessages.passwordCommon && <StrengthMeter password={values.newPassword} />}
      </div>
      <div>
        <PasswordField
          label="Confirm password"
          name="confirm-password"
          autoComplete="new-password"
          value={values.confirmation}
          error={errors.confirmation}
          onChange={(event) => onChange({ confirmation: event.target.value })}
        />
        {/* The live region stays, so that its changes are announced; an error at the field says the same. */}
        <div aria-live="polite">{!errors.confirmation && <MatchLine values={values} />}</div>
      </div>
    </Stack>
  );
}

function MatchLine({ values }: { values: PasswordValues }) {
  const line = matchLine(values);
  if (!line) return null;
  return (
    <span className={cx(styles.line, line.isMatch ? styles.match : styles.mismatch)}>
      <Icon name={line.isMatch ? 'check' : 'close'} size={16} />
      {line.text}
    </span>
  );
}
