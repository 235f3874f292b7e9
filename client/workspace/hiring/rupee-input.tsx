import { Input, type InputProps, type InputRef } from 'antd';
import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { editedPay, shownPay } from '../../../server/hiring/jobs/pay.rules.ts';

interface RupeeInputProps extends Omit<InputProps, 'value' | 'onChange'> {
  /** The text as typed. */
  value?: string;
  onChange?: (typed: string) => void;
}

/**
 * Pay in rupees with Indian grouping, formatted while typing. InputNumber would show letters until blur (HPOST-15).
 * Groups count from the end, so the caret keeps its distance from the end.
 */
export function RupeeInput({ value = '', onChange, ...input }: RupeeInputProps) {
  const ref = useRef<InputRef>(null);
  const afterCaret = useRef<number | null>(null);
  const shown = shownPay(value);
  useLayoutEffect(() => {
    if (afterCaret.current === null) return;
    const caret = Math.max(shown.length - afterCaret.current, shown.startsWith('₹') ? 1 : 0);
    afterCaret.current = null;
    ref.current?.setSelectionRange(caret, caret);
  });
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    afterCaret.current = target.value.length - (target.selectionStart ?? target.value.length);
    onChange?.(editedPay(value, target.value));
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
