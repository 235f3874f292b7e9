import { Form, type FormItemProps, Input } from 'antd';
import { oneNumber, readNumber, westernDigits } from '../../../server/core/digits.rules.ts';
import { useUnread } from './use-unread.ts';

/** More than any number has: the form says that it is too high instead of swallowing digits. */
const LONGEST = 15;

/**
 * A number typed with the digits of any script. Letters do not begin one; what follows a digit stays, so that "1-2" is
 * refused instead of becoming 12. InputNumber would show letters until it is left (HPOST-15).
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
