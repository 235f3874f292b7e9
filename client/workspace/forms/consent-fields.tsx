import { t } from '@lingui/core/macro';
import { Checkbox, Form, type FormItemProps } from 'antd';
import { Trans } from '@lingui/react/macro';
import { cx } from '../../shared/lib/cx.ts';
import { paths } from '../../shared/lib/paths.ts';
import styles from './consent-fields.module.css';

export interface Consents {
  readonly consent: boolean;
  readonly adult: boolean;
}

/** The same two questions at sign-up and for existing accounts at their next visit. */
export const ConsentFields = ({ item }: { item: (field: keyof Consents) => FormItemProps }) => (
  <div className={styles.fields}>
    <Form.Item {...item('consent')} valuePropName="checked">
      <Checkbox>{t`I agree to the privacy notice below.`}</Checkbox>
    </Form.Item>
    <Form.Item {...item('adult')} valuePropName="checked">
      <Checkbox>{t`I am 18 or older.`}</Checkbox>
    </Form.Item>
    <PrivacyNotice />
  </div>
);

/** In short, and at the place where people agree. */
function PrivacyNotice() {
  return (
    <details className={cx('quiet small', styles.notice)}>
      <summary>{t`Privacy notice, in short`}</summary>
      <ul>
        <li>
          {t`We keep your name, your email address and, for job seekers, the resume and profile that you give us.`}
        </li>
        <li>
          <Trans>
            We use them to run your account and to send an application to the recruiters you choose. Nobody else sees
            them, and we do not sell them.
          </Trans>
        </li>
        <li>{t`You can see and correct what we keep in your profile, and ask us to delete it at any time.`}</li>
      </ul>
      <p>
        <a href={paths.privacy} target="_blank" rel="noreferrer">
          {t`The whole notice, in a new tab`}
        </a>
      </p>
    </details>
  );
}
