import { useId } from 'react';
import styles from './switch-field.module.css';

interface SwitchFieldProps {
  label: string;
  hint?: string;
  checked: boolean;
  /** The change is being saved. */
  busy?: boolean;
  onChange: (checked: boolean) => void;
}

/** On or off, at once; the whole row is the target. */
export function SwitchField({ label, hint, checked, busy, onChange }: SwitchFieldProps) {
  const hintId = useId();
  return (
    <label className={styles.row}>
      <span>
        <span className={styles.label}>{label}</span>
        {hint && (
          <span id={hintId} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-label={label}
        aria-describedby={hint ? hintId : undefined}
        aria-checked={checked}
        aria-busy={busy}
        className={styles.switch}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
