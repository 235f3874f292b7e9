import { t } from '@lingui/core/macro';
import { Checkbox, Form, type FormItemProps } from 'antd';
import { PrivacyNotice } from './privacy-notice.tsx';

export interface Consents {
  readonly consent: boolean;
  readonly adult: boolean;
}

/** The same two questions at the sign-up and at the first visit of an account that was not asked them. */
export const ConsentFields = ({ item }: { item: (field: keyof Consents) => FormItemProps }) => (
  <div>
    <Form.Item {...item('consent')} valuePropName="checked">
      <Checkbox>{t`I agree to the privacy notice below.`}</Checkbox>
    </Form.Item>
    <Form.Item {...item('adult')} valuePropName="checked">
      <Checkbox>{t`I am 18 or older.`}</Checkbox>
    </Form.Item>
    <PrivacyNotice />
  </div>
);
