import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { Field } from '../../shared/ui/field.tsx';
import fieldStyles from '../../shared/ui/field.module.css';
import { caretAfterDigits, groupedRupees, rupeeDigits } from './rupees.ts';

interface RupeeFieldProps {
  label: string;
  name: string;
  placeholder?: string;
  error?: string;
  /** Digits only. */
  value: string;
  onChange: (digits: string) => void;
}

/** Rupees with Indian grouping while they are typed; the caret stays between the same digits. */
export function RupeeField({ label, error, value, onChange, ...input }: RupeeFieldProps) {
  const ref = useRef<HTMLInputElement>(null);
  const digitsBeforeCaret = useRef<number | null>(null);
  const shown = groupedRupees(value);
  useLayoutEffect(() => {
    if (digitsBeforeCaret.current === null) return;
    const caret = caretAfterDigits(shown, digitsBeforeCaret.current);
    digitsBeforeCaret.current = null;
    ref.current?.setSelectionRange(caret, caret);
  });
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    digitsBeforeCaret.current = rupeeDigits(target.value.slice(0, target.selectionStart ?? target.value.length)).length;
    onChange(rupeeDigits(target.value));
  };
  return (
    <Field label={label} error={error}>
      {(control) => (
        <input
          {...input}
          {...control}
          ref={ref}
          className={`${fieldStyles.control} tabular`}
          inputMode="numeric"
          autoComplete="off"
          value={shown}
          onChange={type}
        />
      )}
    </Field>
  );
}
