import { t } from '@lingui/core/macro';
import { Flex } from 'antd';
import { useState } from 'react';
import { paths } from '../../shared/lib/paths.ts';
import { IconButton, LinkButton } from '../ui/buttons.tsx';
import styles from '../forms/profile-card.module.css';
import { EmailForm } from './email-form.tsx';

/** Email address (with its own edit switch) and password, as rows of the profile (PROF-05…07). */
export function AccountRows({ email }: { email: string }) {
  const [isEdited, setIsEdited] = useState(false);
  return (
    <dl className={styles.facts}>
      <div className={isEdited ? styles.wide : undefined}>
        <dt className="quiet small">{t`Email`}</dt>
        {isEdited ? (
          <dd>
            <EmailForm email={email} returnTo={paths.profile} onClose={() => setIsEdited(false)} />
          </dd>
        ) : (
          <Flex align="center" gap={4} component="dd">
            <span>{email}</span>
            <IconButton icon="edit" label={t`Edit email`} onClick={() => setIsEdited(true)} />
          </Flex>
        )}
      </div>
      <div>
        <dt className="quiet small">{t`Password`}</dt>
        <dd>
          <LinkButton to={paths.resetPassword}>{t`Update Password`}</LinkButton>
        </dd>
      </div>
    </dl>
  );
}
