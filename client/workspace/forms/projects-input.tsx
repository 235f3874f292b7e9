import { t } from '@lingui/core/macro';
import { Button, Form, Input } from 'antd';
import { profileLimits } from '../../../server/people/profiles/profile.rules.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { TagsInput } from './tags-input.tsx';
import type { ProjectDraft } from './card-draft.ts';
import type { CardForm } from './profile-card-form.tsx';
import styles from './projects-input.module.css';

const newProject: ProjectDraft = { name: '', description: '', technologies: { tags: [], pending: '' } };

/** The seeker's projects, each with name, description and technologies. */
export const ProjectsInput = ({ label, form }: { label: string; form: CardForm }) => (
  <fieldset className={styles.field}>
    <legend>{label}</legend>
    <Form.List name="projects">
      {(rows, { add, remove }) => (
        <>
          {rows.map(({ key, name }) => (
            <Project key={key} index={name} form={form} onRemove={() => remove(name)} />
          ))}
          {rows.length < profileLimits.projects && (
            <Form.Item>
              <Button icon={<Icon name="plus" />} onClick={() => add(newProject)}>
                {t`Add a project`}
              </Button>
            </Form.Item>
          )}
        </>
      )}
    </Form.List>
  </fieldset>
);

function Project({ index, form, onRemove }: { index: number; form: CardForm; onRemove: () => void }) {
  const number = index + 1;
  const item = (part: keyof ProjectDraft) => ({
    name: [index, part],
    rules: form.rulesOf(`projects.${index}.${part}`),
  });
  return (
    <fieldset className={styles.project}>
      <legend>{t`Project ${number}`}</legend>
      <Form.Item {...item('name')} label={t`Project name`}>
        <Input maxLength={profileLimits.projectName} />
      </Form.Item>
      <Form.Item {...item('description')} label={t`Description`}>
        <Input.TextArea rows={3} maxLength={profileLimits.projectDescription} />
      </Form.Item>
      <Form.Item {...item('technologies')} label={t`Technologies`}>
        <TagsInput label={t`Technologies`} noun={t`technology`} />
      </Form.Item>
      <Form.Item>
        <Button type="link" icon={<Icon name="trash" />} aria-label={t`Remove project ${index + 1}`} onClick={onRemove}>
          {t`Remove`}
        </Button>
      </Form.Item>
    </fieldset>
  );
}
