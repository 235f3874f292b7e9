import { type ReactNode, useState } from 'react';
import type { SeekerProfileFieldsFragment } from '../../gql/graphql.ts';
import { Pills } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Cluster, Panel } from '../../ui/layout.tsx';
import styles from './profile-card.module.css';
import type { ProfileField } from './profile-fields.ts';
import { ProfileForm } from './profile-form.tsx';

interface ProfileCardProps {
  title: string;
  /** Who sees it, or why it is asked. */
  note?: string;
  fields: readonly ProfileField[];
  profile: SeekerProfileFieldsFragment;
  /** Rows that are changed elsewhere. */
  children?: ReactNode;
}

/** One card of the profile with its own switch between reading and editing (PROF-03…05). */
export function ProfileCard({ title, note, fields, profile, children }: ProfileCardProps) {
  const [isEdited, setIsEdited] = useState(false);
  return (
    <Panel className={styles.card} label={title}>
      <Cluster justify="space-between">
        <h2>{title}</h2>
        {!isEdited && <Button icon="edit" aria-label={`Edit ${title}`} onClick={() => setIsEdited(true)}>Edit</Button>}
      </Cluster>
      {note && <p className={styles.note}>{note}</p>}
      {children}
      {isEdited ? <ProfileForm title={title} fields={fields} profile={profile} onClose={() => setIsEdited(false)} /> : <Facts fields={fields} profile={profile} />}
    </Panel>
  );
}

function Facts({ fields, profile }: Pick<ProfileCardProps, 'fields' | 'profile'>) {
  return (
    <dl className={styles.facts}>
      {fields.map((field) => (
        <div key={field.name} className={field.kind === 'area' || field.kind === 'tags' ? styles.wide : undefined}>
          <dt>{field.label}</dt>
          <dd><Value field={field} profile={profile} /></dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ field: { name, label, labels }, profile }: { field: ProfileField; profile: SeekerProfileFieldsFragment }) {
  const value = profile[name];
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return <span className={styles.missing}>Not given yet</span>;
  if (Array.isArray(value)) return <Pills names={value} label={label} />;
  return labels?.[value] ?? String(value);
}
