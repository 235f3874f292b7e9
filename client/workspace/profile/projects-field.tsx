import { Button } from 'antd';
import { Icon } from '../../shared/ui/icon.tsx';
import { profileLimits } from '../../../server/profiles/profile.rules.ts';
import { FieldNote, TextAreaField, TextField } from '../../shared/ui/field.tsx';
import { TagsField } from '../ui/tags-field.tsx';
import type { ProfileProblems, ProjectDraft } from './profile-draft.ts';
import styles from './projects.module.css';

interface ProjectsFieldProps {
  label: string;
  value: ProjectDraft[];
  problems: ProfileProblems;
  onChange: (value: ProjectDraft[]) => void;
}

const newProject: ProjectDraft = { name: '', description: '', technologies: { tags: [], pending: '' } };

/** The seeker's projects: each with name, description and technologies, added and removed one by one. */
export function ProjectsField({ label, value, problems, onChange }: ProjectsFieldProps) {
  return (
    <fieldset className={styles.field}>
      <legend>{label}</legend>
      {value.map((project, index) => (
        <ProjectFields
          key={index}
          number={index + 1}
          project={project}
          problemOf={(part) => problems[`projects.${index}.${part}`]}
          onChange={(part) => onChange(value.with(index, { ...project, ...part }))}
          onRemove={() => onChange(value.toSpliced(index, 1))}
        />
      ))}
      {problems.projects && <FieldNote error={problems.projects} />}
      {value.length < profileLimits.projects && (
        <div>
          <Button icon={<Icon name="plus" />} onClick={() => onChange([...value, newProject])}>
            Add a project
          </Button>
        </div>
      )}
    </fieldset>
  );
}

interface ProjectFieldsProps {
  number: number;
  project: ProjectDraft;
  problemOf: (part: keyof ProjectDraft) => string | undefined;
  onChange: (part: Partial<ProjectDraft>) => void;
  onRemove: () => void;
}

function ProjectFields({
  number,
  project: { name, description, technologies },
  problemOf,
  onChange,
  onRemove,
}: ProjectFieldsProps) {
  return (
    <fieldset className={styles.project}>
      <legend>Project {number}</legend>
      <TextField
        label="Project name"
        maxLength={profileLimits.projectName}
        value={name}
        error={problemOf('name')}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <TextAreaField
        label="Description"
        rows={3}
        maxLength={profileLimits.projectDescription}
        value={description}
        error={problemOf('description')}
        onChange={({ target }) => onChange({ description: target.value })}
      />
      <TagsField
        label="Technologies"
        noun="technology"
        value={technologies}
        error={problemOf('technologies')}
        onChange={(changed) => onChange({ technologies: changed })}
      />
      <div>
        <Button type="link" icon={<Icon name="trash" />} aria-label={`Remove project ${number}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </fieldset>
  );
}
