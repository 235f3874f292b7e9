import { i18n, type MessageDescriptor } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Flex, Progress } from 'antd';
import { Link } from 'react-router-dom';
import type { SeekerProfileFieldsFragment } from '../../gql/graphql.ts';
import { cx } from '../../shared/lib/cx.ts';
import { paths } from '../../shared/lib/paths.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { Panel, Stack } from '../../shared/ui/layout.tsx';
import { completenessOf } from './completeness.ts';
import styles from './completeness-note.module.css';

/** How complete the profile is and what is missing, as text. */
export function CompletenessNote({ profile }: { profile: SeekerProfileFieldsFragment }) {
  const { percent, missing, optional } = completenessOf(profile);
  const list = new Intl.ListFormat(i18n.locale);
  const named = (fields: MessageDescriptor[]) => list.format(fields.map((field) => i18n._(field)));
  return (
    <Panel label={t`Profile completeness`}>
      <Stack gap={8}>
        <Flex align="center" gap={8} component="p" className={cx('large', styles.number)}>
          {missing.length === 0 && <Icon name="checkCircle" />}
          {missing.length === 0 ? t`Your profile is complete.` : t`Your profile is ${percent}% complete.`}
        </Flex>
        {missing.length > 0 && <Progress percent={percent} showInfo={false} aria-label={t`Completeness`} />}
        {missing.length > 0 && <p>{t`Still missing: ${named(missing)}.`}</p>}
        {missing.length > 0 && profile.resume && (
          <p>
            {t`Your resume is enough to apply.`}{' '}
            <Link className="reach" to={paths.applyForJobs}>
              {t`Find jobs`}
            </Link>
          </p>
        )}
        {optional.length > 0 && <p className="quiet">{t`Recruiters also like to read: ${named(optional)}.`}</p>}
      </Stack>
    </Panel>
  );
}
