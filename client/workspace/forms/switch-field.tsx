import { Flex, Switch } from 'antd';
import { type AriaAttributes, type ReactNode, useId } from 'react';
import styles from './switch-field.module.css';

interface SwitchFieldProps extends AriaAttributes {
  id?: string;
  label: string;
  hint?: ReactNode;
  checked?: boolean;
  /** The change is being saved. */
  busy?: boolean;
  onChange?: (checked: boolean) => void;
}

/**
 * A switch that takes effect at once; the whole row is clickable. For Form.Item too, whose own label would sit above
 * it.
 */
export function SwitchField({ label, hint, busy, ...control }: SwitchFieldProps) {
  const hintId = useId();
  return (
    <label className={styles.row}>
      <Flex vertical component="span">
        <span className={styles.label}>{label}</span>
        {hint && (
          <span id={hintId} className="quiet small">
            {hint}
          </span>
        )}
      </Flex>
      <Switch
        {...control}
        aria-label={label}
        aria-describedby={hint ? hintId : undefined}
        aria-busy={busy}
        className={styles.switch}
      />
    </label>
  );
}
