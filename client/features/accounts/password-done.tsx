import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { Stack } from '../../ui/layout.tsx';
import styles from './password-fields.module.css';

/** The form is gone with the focus in it; the outcome takes it. */
const focus = (text: HTMLElement | null) => text?.focus();

/** The outcome in the place of the form, and the ways on. */
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
