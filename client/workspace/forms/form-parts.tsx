import { t } from '@lingui/core/macro';
import { Alert, Button, type ButtonProps, Input, type InputProps } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import { useCheckingText } from '../../shared/lib/checking-browser.ts';
import styles from './form-parts.module.css';
import { IconButton } from '../ui/buttons.tsx';

/** The error of the whole form. */
export const FormProblem = ({ text }: { text: string | null }) =>
  text === null ? null : <Alert type="error" title={text} className={styles.problem} />;

/** The label stays during the request, unless the browser check runs, which takes a second. */
export function SubmitButton({ isBusy = false, children, ...rest }: ButtonProps & { isBusy?: boolean }) {
  const checkingText = useCheckingText();
  return (
    <Button type="primary" htmlType="submit" {...rest} loading={isBusy} aria-busy={isBusy || undefined}>
      {(isBusy && checkingText) || children}
    </Button>
  );
}

/**
 * Not antd's `Input.Password`: its eye has no name and is not reachable by keyboard. The name here avoids "password",
 * so that the label matches only the field.
 */
export function PasswordInput(props: InputProps & { autoComplete: 'current-password' | 'new-password' }) {
  const [isShown, setIsShown] = useState(false);
  const label = isShown ? t`Hide characters` : t`Show characters`;
  return (
    <Input
      {...props}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="off"
      className={styles.password}
      suffix={<IconButton icon={isShown ? 'eyeOff' : 'eye'} label={label} onClick={() => setIsShown(!isShown)} />}
    />
  );
}

/** Identifies the account for password managers. */
export const PasswordOwner = ({ email }: { email: string }) => (
  <Input type="email" name="email" autoComplete="username" value={email} readOnly style={{ display: 'none' }} />
);

interface FormEndProps {
  problem: string | null;
  isBusy: boolean;
  /** Red for an action that cannot be undone. */
  danger?: boolean;
  onCancel: () => void;
  /** The submit button. */
  children: ReactNode;
}

/** Below the fields: the error of the form, and its buttons. */
export const FormEnd = ({ problem, isBusy, danger, onCancel, children }: FormEndProps) => (
  <>
    <FormProblem text={problem} />
    <FormButtons>
      <Button onClick={onCancel}>{t`Cancel`}</Button>
      <SubmitButton danger={danger} isBusy={isBusy}>
        {children}
      </SubmitButton>
    </FormButtons>
  </>
);

/** The primary button comes last. */
export const FormButtons = ({ children }: { children: ReactNode }) => <div className={styles.buttons}>{children}</div>;

/**
 * A block with a countdown: announced at the start, shown every second. Announcing every second would drown out
 * everything else.
 */
export function CountdownNote({ text }: { text: string }) {
  const [isSaid, setIsSaid] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSaid(true), 1000);
    return () => clearTimeout(timer);
  }, []);
  return <Alert type="warning" title={text} role={isSaid ? 'timer' : 'alert'} />;
}
