import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Button, Flex } from 'antd';
import type { ReactNode } from 'react';
import { cx } from '../../shared/lib/cx.ts';
import { groupedPhone } from '../../shared/lib/phone.ts';
import { Pills } from '../../shared/ui/badge.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { Cluster, Panel, Stack } from '../../shared/ui/layout.tsx';
import { useFocusAfter } from '../lib/focus-after.ts';
import type { OneEdited } from './one-edited.tsx';
import { type CardField, isGiven, type StoredFields } from './card-draft.ts';
import styles from './profile-card.module.css';
import { ProfileCardForm, type ProfileCardFormProps } from './profile-card-form.tsx';

const wideKinds = new Set<CardField['kind']>(['area', 'about', 'tags', 'projects']);

interface ProfileCardProps extends ProfileCardFormProps {
  /** Who sees it, or why it is asked. */
  note?: string;
  /** The id of the heading, which links can target. */
  section?: string;
  editing: OneEdited;
  /** Rows that are edited elsewhere. */
  children?: ReactNode;
}

/** One card of a profile: shown, or with its fields to edit (PROF-03…05, HPROF-01…04). */
export function ProfileCard({ note, section, editing: { edited, edit, cancel }, children, ...form }: ProfileCardProps) {
  const { id, title, fields, stored } = form;
  const isEdited = edited === id;
  const button = useFocusAfter<HTMLButtonElement>(isEdited);
  return (
    <Panel label={title}>
      <Stack>
        <Cluster justify="space-between">
          <h2 id={section} tabIndex={section === undefined ? undefined : -1}>
            {title}
          </h2>
          {!isEdited && (
            <Button ref={button} icon={<Icon name="edit" />} aria-label={t`Edit ${title}`} onClick={() => edit(id)}>
              {t`Edit`}
            </Button>
          )}
        </Cluster>
        {note && <p className={cx('quiet small', styles.note)}>{note}</p>}
        {children}
        {isEdited ? (
          <ProfileCardForm {...form} onCancel={cancel} onSaved={() => edit(null)} />
        ) : (
          <Facts fields={fields} stored={stored} />
        )}
      </Stack>
    </Panel>
  );
}

function Facts({ fields, stored }: { fields: readonly CardField[]; stored: StoredFields }) {
  return (
    <dl className={styles.facts}>
      {fields.map((field) => (
        <div key={field.name} className={wideKinds.has(field.kind) ? styles.wide : undefined}>
          <dt className="quiet small">{i18n._(field.label)}</dt>
          <dd>
            <Fact field={field} value={stored[field.name]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Fact({ field: { label, kind, labels }, value }: { field: CardField; value: unknown }) {
  if (!isGiven(value)) return <span className="quiet">{t`Not given yet`}</span>;
  if (kind === 'projects') return <Projects projects={value as Project[]} />;
  if (kind === 'tags') return <Pills names={value as string[]} label={i18n._(label)} />;
  const text = String(value);
  if (kind === 'web')
    return (
      <a className="reach" href={`https://${text}`} target="_blank" rel="noopener noreferrer">
        {text}
      </a>
    );
  if (kind === 'tel') return groupedPhone(text);
  return labels?.[text]?.() ?? text;
}

interface Project {
  name: string;
  description: string;
  technologies: string[];
}

const Projects = ({ projects }: { projects: readonly Project[] }) => (
  <Flex vertical gap={12} component="ul">
    {projects.map(({ name, description, technologies }, index) => (
      <li key={index}>
        {name}
        {description && <p className="quiet">{description}</p>}
        {technologies.length > 0 && <Pills names={technologies} label={t`Technologies of ${name}`} />}
      </li>
    ))}
  </Flex>
);
