import { t } from '@lingui/core/macro';
import type { MeQuery } from '../../gql/graphql.ts';
import { paths } from '../../shared/lib/paths.ts';
import { LinkButton } from '../ui/buttons.tsx';
import { TitledPanel } from '../ui/section.tsx';
import styles from './account-settings.module.css';
import { EmailForm } from './email-form.tsx';
import { NameForm } from './name-form.tsx';
import { SettingRow } from './setting-row.tsx';

/** Name, email address and password, each with its own form. */
export function AccountDetails({ me: { name, email } }: { me: NonNullable<MeQuery['me']> }) {
  return (
    <TitledPanel title={t`Your details`}>
      <dl>
        <SettingRow name={t`Name`} value={name}>
          {(close) => <NameForm name={name} onClose={close} />}
        </SettingRow>
        <SettingRow name={t`Email`} value={email}>
          {(close) => <EmailForm email={email} returnTo={paths.account} onClose={close} />}
        </SettingRow>
        <div className={styles.row}>
          <dt className="quiet small">{t`Password`}</dt>
          <dd>{t`A new one logs out your other devices.`}</dd>
          <dd className={styles.action}>
            <LinkButton to={paths.changePassword} aria-label={t`Change password`}>
              {t`Change`}
            </LinkButton>
          </dd>
        </div>
      </dl>
    </TitledPanel>
  );
}
