import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { yearsText } from '../../../server/applications/application.labels.ts';
import type { TalentFieldsFragment } from '../../gql/graphql.ts';
import { Pills } from '../../shared/ui/badge.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { Panel, Stack } from '../../shared/ui/layout.tsx';
import styles from './talent.module.css';

/** What there is to say of somebody who has no name here, in one line. */
export function talentLine({ location, experienceYears, education, program }: TalentFieldsFragment): string {
  const years =
    experienceYears === null
      ? null
      : experienceYears === 0
        ? yearsText(0)
        : t`${yearsText(experienceYears)} of experience`;
  return [location, years, education, program].filter(Boolean).join(' · ') || t`Nothing but skills`;
}

export const TalentFacts = ({ profile }: { profile: TalentFieldsFragment }) => (
  <Stack gap={8}>
    <p>{talentLine(profile)}</p>
    {profile.skills.length > 0 && <Pills names={profile.skills} label={t`Skills`} />}
  </Stack>
);

/** One person, and what can be done. */
export const TalentCard = ({ profile, children }: { profile: TalentFieldsFragment; children: ReactNode }) => (
  <Panel as="article" label={talentLine(profile)}>
    <div className={styles.card}>
      <Icon name="user" />
      <div className={styles.facts}>
        <TalentFacts profile={profile} />
      </div>
      {children}
    </div>
  </Panel>
);
