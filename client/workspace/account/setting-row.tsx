import { t } from '@lingui/core/macro';
import { Button } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import styles from './account-settings.module.css';

interface SettingRowProps {
  name: string;
  value: string;
  /** The form, shown below the current value. */
  children: (close: () => void) => ReactNode;
}

/** One account setting and its form. The focus moves into the form, and back to the button that opened it. */
export function SettingRow({ name, value, children }: SettingRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const buttonId = useId();
  const close = () => {
    setIsOpen(false);
    document.getElementById(buttonId)?.focus();
  };
  return (
    <div className={styles.row}>
      <dt className="quiet small">{name}</dt>
      <dd>{value}</dd>
      <dd className={styles.action}>
        <Button
          id={buttonId}
          aria-label={t`Change ${name.toLowerCase()}`}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t`Change`}
        </Button>
      </dd>
      {isOpen && (
        <dd ref={focusFirstField} className={styles.form}>
          {children(close)}
        </dd>
      )}
    </div>
  );
}

const focusFirstField = (form: HTMLElement | null) => form?.querySelector<HTMLElement>('input:not([hidden])')?.focus();
