import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paths } from '../../shared/lib/paths.ts';
import styles from './privacy-notice.module.css';

/** In short and at the place where it is agreed to. */
export function PrivacyNotice() {
  return (
    <details className={styles.notice}>
      <summary>{t`Privacy notice, in short`}</summary>
      <ul>
        <li>
          {t`We keep your name, your mail address and, for job seekers, the resume and profile that you give us.`}
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
