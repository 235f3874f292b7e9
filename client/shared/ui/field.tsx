import {
  type ComponentPropsWithRef,
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  useId,
} from 'react';
import { cx } from '../lib/cx.ts';
import styles from './field.module.css';
import { Icon } from './icon.tsx';

interface Surroundings {
  label: ReactNode;
  error?: string | null;
  /** The label is only for screen readers. */
  hideLabel?: boolean;
}

interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

type FieldProps = Surroundings & { children: (control: ControlProps) => ReactNode };

/**
 * Label above, error below, around any control: `<Field label="City">{(control) => <input {...control} />}</Field>`.
 */
export function Field({ label, error, hideLabel, children }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : styles.label}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': error ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && <FieldNote id={noteId} error={error} />}
    </div>
  );
}

export const FieldNote = ({ id, error }: { id?: string; error: string }) => (
  <span id={id} role="alert" className={styles.error}>
    <Icon name="warning" size={16} />
    {error}
  </span>
);

type TextFieldProps = Surroundings & ComponentPropsWithRef<'input'>;

export function TextField({ label, error, hideLabel, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, error, hideLabel }}>
      {(control) => <input {...input} {...control} className={styles.control} />}
    </Field>
  );
}

export function TextAreaField({ label, error, ...area }: Surroundings & ComponentPropsWithRef<'textarea'>) {
  return (
    <Field {...{ label, error }}>
      {(control) => <textarea rows={5} {...area} {...control} className={styles.control} />}
    </Field>
  );
}

export interface Option<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

type SelectFieldProps = Surroundings & SelectHTMLAttributes<HTMLSelectElement> & { options: readonly Option[] };

/** A native select: the platform's own list, best on phones and with a keyboard. */
export function SelectField({ label, error, hideLabel, options, ...select }: SelectFieldProps) {
  return (
    <Field {...{ label, error, hideLabel }}>
      {(control) => (
        <span className={styles.box}>
          <select {...select} {...control} className={cx(styles.control, styles.select)}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={styles.arrow}>
            <Icon name="chevronDown" />
          </span>
        </span>
      )}
    </Field>
  );
}

type CheckFieldProps = InputHTMLAttributes<HTMLInputElement> & {
  label: ReactNode;
  type?: 'checkbox' | 'radio';
};

/** A checkbox or radio button with its label; the whole row is clickable. */
export const CheckField = ({ label, type = 'checkbox', ...input }: CheckFieldProps) => (
  <label className={styles.checkRow}>
    <input {...input} type={type} className={styles.check} />
    <span>{label}</span>
  </label>
);
