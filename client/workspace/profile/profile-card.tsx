import { Button } from 'antd';
import { Icon } from '../../shared/ui/icon.tsx';
import { type ReactNode, useState } from 'react';
import type { SeekerProfileFieldsFragment } from '../../gql/graphql.ts';
import { useFormInPlace } from '../lib/form-in-place.ts';
import { Pills } from '../../shared/ui/badge.tsx';
import { Cluster, Panel } from '../../shared/ui/layout.tsx';
import { isGiven } from './completeness.ts';
import styles from './profile-card.module.css';
import type { ProfileField } from './profile-fields.ts';
import { ProfileForm } from './profile-form.tsx';
import projectStyles from './projects.module.css';

const wideKinds = new Set<ProfileField['kind']>(['area', 'about', 'tags', 'projects']);

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
  const { buttonId, leave } = useFormInPlace(isEdited, () => setIsEdited(false));
  return (
    <Panel className={styles.card} label={title}>
      <Cluster justify="space-between">
        <h2>{title}</h2>
        {!isEdited && (
          <Button
            id={buttonId}
            icon={<Icon name="edit" />}
            aria-label={`Edit ${title}`}
            onClick={() => setIsEdited(true)}
          >
            Edit
          </Button>
        )}
      </Cluster>
      {note && <p className={styles.note}>{note}</p>}
      {children}
      {isEdited ? (
        <ProfileForm title={title} fields={fields} profile={profile} onClose={leave} />
      ) : (
        <Facts fields={fields} profile={profile} />
      )}
    </Panel>
  );
}

function Facts({ fields, profile }: Pick<ProfileCardProps, 'fields' | 'profile'>) {
  return (
    <dl className={styles.facts}>
      {fields.map((field) => (
        <div key={field.name} className={wideKinds.has(field.kind) ? styles.wide : undefined}>
          <dt>{field.label}</dt>
          <dd>
            <Value field={field} profile={profile} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value({
  field: { name, label, kind, labels },
  profile,
}: {
  field: ProfileField;
  profile: SeekerProfileFieldsFragment;
}) {
  if (!isGiven(profile[name])) return <span className={styles.missing}>Not given yet</span>;
  if (name === 'projects') return <Projects projects={profile.projects} />;
  if (name === 'skills' || name === 'certifications') return <Pills names={profile[name]} label={label} />;
  const text = String(profile[name]);
  if (kind === 'web')
    return (
      <a className="reach" href={`https://${text}`} target="_blank" rel="noopener noreferrer">
        {text}
      </a>
    );
  return labels?.[text] ?? text;
}

function Projects({ projects }: Pick<SeekerProfileFieldsFragment, 'projects'>) {
  return (
    <ul className={projectStyles.facts}>
      {projects.map(({ name, description, technologies }, index) => (
        <li key={index}>
          {name}
          {description && <p>{description}</p>}
          {technologies.length > 0 && <Pills names={technologies} label={`Technologies of ${name}`} />}
        </li>
      ))}
    </ul>
  );
}
