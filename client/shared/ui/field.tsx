import { Trans } from '@lingui/react/macro';
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
  hint?: ReactNode;
  error?: string | null;
  /** The label stays for screen readers only. */
  hideLabel?: boolean;
  /** Says "(optional)" after the label. */
  optional?: boolean;
}

interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

type FieldProps = Surroundings & { children: (control: ControlProps) => ReactNode };

/**
 * Label above, hint and error below, around any control: `<Field label="City">{(control) => <input {...control}
 * />}</Field>`.
 */
export function Field({ label, hint, error, hideLabel, optional, children }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : styles.label}>
        {label}{' '}
        {optional && (
          <span className={styles.optional}>
            <Trans>(optional)</Trans>
          </span>
        )}
      </label>
      {children({
        id,
        'aria-describedby': error || hint ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {(error || hint) && <FieldNote id={noteId} hint={hint} error={error} />}
    </div>
  );
}

export function FieldNote({ id, hint, error }: { id?: string; hint?: ReactNode; error?: string | null }) {
  if (!error)
    return (
      <span id={id} className={styles.hint}>
        {hint}
      </span>
    );
  return (
    <span id={id} role="alert" className={styles.error}>
      <Icon name="warning" size={16} />
      {error}
    </span>
  );
}

type TextFieldProps = Surroundings & ComponentPropsWithRef<'input'>;

export function TextField({ label, hint, error, hideLabel, optional, className, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, hideLabel, optional }}>
      {(control) => <input {...input} {...control} className={cx(styles.control, className)} />}
    </Field>
  );
}

export function TextAreaField({
  label,
  hint,
  error,
  optional,
  ...area
}: Surroundings & ComponentPropsWithRef<'textarea'>) {
  return (
    <Field {...{ label, hint, error, optional }}>
      {(control) => <textarea rows={5} {...area} {...control} className={styles.control} />}
    </Field>
  );
}

export interface Option<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

type SelectFieldProps = Surroundings & SelectHTMLAttributes<HTMLSelectElement> & { options: readonly Option[] };

/** A native select: the platform's own list, right on phones and with a keyboard. */
export function SelectField({ label, hint, error, hideLabel, optional, options, ...select }: SelectFieldProps) {
  return (
    <Field {...{ label, hint, error, hideLabel, optional }}>
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
  error?: string | null;
};

/** One box or dot with its words; the whole row is the target. */
export function CheckField({ label, type = 'checkbox', error, ...input }: CheckFieldProps) {
  const id = useId();
  return (
    <div>
      <label className={styles.checkRow}>
        <input
          {...input}
          type={type}
          className={styles.check}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
        />
        <span>{label}</span>
      </label>
      {error && <FieldNote id={id} error={error} />}
    </div>
  );
}
