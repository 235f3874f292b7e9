import { Form, type FormItemProps, Input } from 'antd';
import { westernDigits } from '../../../server/core/text.rules.ts';

interface NumberItemProps extends FormItemProps {
  /** Characters at most. */
  longest: number;
  isDecimal?: boolean;
}

/** A number typed with the digits of any script. InputNumber would show letters until it is left (HPOST-15). */
export const NumberItem = ({ longest, isDecimal = false, ...item }: NumberItemProps) => (
  <Form.Item
    {...item}
    normalize={(text: string) =>
      westernDigits(text)
        .replace(isDecimal ? /[^\d.]/g : /\D/g, '')
        .slice(0, longest)
    }
  >
    <Input inputMode={isDecimal ? 'decimal' : 'numeric'} autoComplete="off" />
  </Form.Item>
);
