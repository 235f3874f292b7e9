import { Form, type FormItemProps, Input } from 'antd';
import { oneNumber, readNumber } from '../../../server/core/digits.rules.ts';
import { westernDigits } from '../../../server/core/text.rules.ts';
import { useUnread } from './use-unread.ts';

/** More digits than any valid number: the form reports "too high" instead of swallowing digits. */
const LONGEST = 15;

/**
 * A number typed with the digits of any script. Leading letters are dropped; characters after a digit stay, so that
 * "1-2" is refused instead of becoming 12. InputNumber would show letters until blur (HPOST-15).
 */
export const NumberItem = (item: FormItemProps) => (
  <Form.Item
    {...item}
    normalize={(text: string) =>
      westernDigits(text)
        .replace(/^[^\d.]+/, '')
        .slice(0, LONGEST)
    }
  >
    <Input
      inputMode="decimal"
      autoComplete="off"
      {...useUnread(item.name, (text) => (Number.isNaN(readNumber(text)) ? oneNumber() : null))}
    />
  </Form.Item>
);
