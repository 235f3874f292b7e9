import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { yearsText } from '../../../server/hiring/applications/application.labels.ts';
import type { TalentFieldsFragment } from '../../gql/graphql.ts';
import { Pills } from '../../shared/ui/badge.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { Panel, Stack } from '../../shared/ui/layout.tsx';
import styles from './talent.module.css';

const yearsOf = (years: number): string => (years === 0 ? yearsText(0) : t`${yearsText(years)} of experience`);

const titleOf = ({ location, experienceYears }: TalentFieldsFragment): string =>
  [experienceYears === null ? null : yearsOf(experienceYears), location].filter(Boolean).join(' · ');

const learned = ({ education, program }: TalentFieldsFragment): string =>
  [...new Set([education, program])].filter(Boolean).join(' · ');

/** A person without a name here, described in one line. */
export const talentLine = (profile: TalentFieldsFragment): string =>
  [titleOf(profile), learned(profile), profile.skills.join(', ')].filter(Boolean).join(' · ');

export const TalentFacts = ({ profile }: { profile: TalentFieldsFragment }) => (
  <Stack gap={8}>
    <div>
      <p className={styles.title}>{titleOf(profile)}</p>
      <p className={styles.quiet}>{learned(profile)}</p>
    </div>
    {profile.skills.length > 0 && <Pills names={profile.skills} label={t`Skills`} />}
  </Stack>
);

/** Which of the searched skills somebody has or lacks. */
function matchText(matched: readonly string[], wanted: readonly string[]): string {
  const has = new Set(matched.map((skill) => skill.toLowerCase()));
  const missing = wanted.filter((skill) => !has.has(skill.toLowerCase())).join(', ');
  if (matched.length === 0) return t`Here, without ${missing}`;
  const found = matched.join(', ');
  return missing ? t`Has ${found}, not ${missing}` : t`Has ${found}`;
}

interface TalentCardProps {
  profile: TalentFieldsFragment & { matchedSkills: readonly string[] | null };
  /** The searched skills. */
  wanted: readonly string[];
  children: ReactNode;
}

/** One person with the actions for them. */
export const TalentCard = ({ profile, wanted, children }: TalentCardProps) => (
  <Panel as="article" label={talentLine(profile)}>
    <div className={styles.card}>
      <Icon name="user" />
      <div className={styles.facts}>
        <TalentFacts profile={profile} />
        {profile.matchedSkills && <p className={styles.match}>{matchText(profile.matchedSkills, wanted)}</p>}
      </div>
      {children}
    </div>
  </Panel>
);
