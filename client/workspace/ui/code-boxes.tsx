import { t } from '@lingui/core/macro';
import { Input } from 'antd';
import { type ClipboardEvent, useState } from 'react';
import { codeRules } from '../../../server/identity/credentials/attempt.rules.ts';

interface CodeBoxesProps {
  onChange: (code: string) => void;
  disabled: boolean;
  isInvalid: boolean;
  describedBy: string;
}

/**
 * Six digits, one box each (OP-083): typing moves on, arrows and backspace move, pasting fills. A new `key` empties the
 * boxes and starts at the first.
 */
export function CodeBoxes({ onChange, disabled, isInvalid, describedBy }: CodeBoxesProps) {
  const [pasted, setPasted] = useState('');
  // antd would keep the space of "123 456"; only the digits count.
  const paste = (event: ClipboardEvent) => {
    const digits = event.clipboardData.getData('text').replace(/\D/g, '');
    if (digits.length !== codeRules.digits) return;
    event.preventDefault();
    event.stopPropagation();
    setPasted(digits);
    onChange(digits);
  };
  return (
    <div onPasteCapture={paste}>
      <Input.OTP
        key={pasted}
        length={codeRules.digits}
        defaultValue={pasted}
        size="large"
        inputMode="numeric"
        autoComplete="one-time-code"
        // Spaces stand for boxes that are still empty.
        formatter={(text) => text.replace(/[^\d ]/g, '')}
        onInput={(digits) => onChange(digits.join(''))}
        disabled={disabled}
        status={isInvalid ? 'error' : ''}
        aria-label={t`One-time code, 6 digits`}
        aria-describedby={describedBy}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a wrong code returns to the first box (REG-36)
        autoFocus={!disabled && pasted === ''}
      />
    </div>
  );
}
