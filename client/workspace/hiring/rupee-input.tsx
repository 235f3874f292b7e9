import { Input, type InputProps, type InputRef } from 'antd';
import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { groupedRupees, rupeeDigits } from './rupees.ts';

interface RupeeInputProps extends Omit<InputProps, 'value' | 'onChange'> {
  /** Digits only. */
  value?: string;
  onChange?: (digits: string) => void;
}

/**
 * Rupees with Indian grouping while they are typed. InputNumber would show letters until it is left (HPOST-15). Groups
 * are counted from the end, so the caret keeps its distance to it.
 */
export function RupeeInput({ value = '', onChange, ...input }: RupeeInputProps) {
  const ref = useRef<InputRef>(null);
  const afterCaret = useRef<number | null>(null);
  const shown = groupedRupees(value);
  useLayoutEffect(() => {
    if (afterCaret.current === null) return;
    const caret = Math.max(shown.length - afterCaret.current, 1);
    afterCaret.current = null;
    ref.current?.setSelectionRange(caret, caret);
  });
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    afterCaret.current = target.value.length - (target.selectionStart ?? target.value.length);
    onChange?.(rupeeDigits(target.value));
  };
  return (
    <Input
      {...input}
      ref={ref}
      className="tabular"
      inputMode="numeric"
      autoComplete="off"
      value={shown}
      onChange={type}
    />
  );
}
