import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { accountMessages } from '../../../server/people/identity/login/account.rules.ts';
import { paths } from '../../shared/lib/paths.ts';
import { LinkButton } from '../ui/buttons.tsx';
import { FormProblem } from '../forms/form-parts.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import styles from './password-form.module.css';

/** The focus was lost with the form; the outcome takes it. */
const focus = (text: HTMLElement | null) => text?.focus();

/** The outcome in place of the form, with links. */
export function PasswordDone({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Stack>
      <p ref={focus} tabIndex={-1} className={styles.done}>
        <Icon name="checkCircle" size={28} />
        {text}
      </p>
      {children}
    </Stack>
  );
}

export const ToLogin = () => (
  <LinkButton block type="primary" to={paths.login}>
    {t`Go to Login`}
  </LinkButton>
);

/** A mailed link that is expired, used or for another account. */
export function DeadLink() {
  return (
    <Stack>
      <FormProblem text={accountMessages.linkGone()} />
      <LinkButton block type="primary" to={paths.forgotPassword}>
        {t`Request a new link`}
      </LinkButton>
    </Stack>
  );
}
