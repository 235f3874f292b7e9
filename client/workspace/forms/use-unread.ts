import { Form, type FormItemProps } from 'antd';

/** For an input whose text may be unreadable: reported on blur, until something else is typed. */
export function useUnread(name: FormItemProps['name'], problemOf: (text: string) => string | null) {
  const form = Form.useFormInstance();
  const say = (errors: string[]) => form.setFields([{ name, errors }]);
  const problem = () => problemOf((form.getFieldValue(name) as string | undefined) ?? '');
  return {
    onBlur: () => {
      const said = problem();
      if (said) say([said]);
    },
    onChange: () => {
      if (form.getFieldError(name).length > 0 && !problem()) say([]);
    },
  };
}
