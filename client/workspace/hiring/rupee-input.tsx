import { Input, type InputProps, type InputRef } from 'antd';
import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { editedPay, shownPay } from '../../../server/hiring/jobs/pay.rules.ts';

interface RupeeInputProps extends Omit<InputProps, 'value' | 'onChange'> {
  /** As it was typed. */
  value?: string;
  onChange?: (typed: string) => void;
}

/**
 * Pay as somebody types it, rupees with Indian grouping. InputNumber would show letters until it is left (HPOST-15).
 * Groups are counted from the end, so the caret keeps its distance to it.
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
