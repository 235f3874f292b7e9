import { suggestPlaces } from '../../../server/jobs/place.rules.ts';
import { profileLimits } from '../../../server/profiles/profile.rules.ts';
import { SelectField, TextAreaField, TextField } from '../../shared/ui/field.tsx';
import { SuggestionField } from '../../shared/ui/suggestion-field.tsx';
import { TagsField } from '../ui/tags-field.tsx';
import styles from './profile-card.module.css';
import { aboutCount, type FieldDraft, type ProfileProblems } from './profile-draft.ts';
import type { ProfileField } from './profile-fields.ts';
import { ProjectsField } from './projects-field.tsx';

interface ProfileControlProps {
  field: ProfileField;
  value: FieldDraft;
  problems: ProfileProblems;
  onChange: (value: FieldDraft) => void;
}

/** The control that fits the kind of a field. */
export function ProfileControl({ field, value, problems, onChange }: ProfileControlProps) {
  const { name, label, noun = '', hint } = field;
  if (Array.isArray(value))
    return <ProjectsField label={label} value={value} problems={problems} onChange={onChange} />;
  if (typeof value === 'object')
    return <TagsField label={label} noun={noun} hint={hint} error={problems[name]} value={value} onChange={onChange} />;
  return <TextControl field={field} value={value} error={problems[name]} onChange={onChange} />;
}

interface TextControlProps {
  field: ProfileField;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

function TextControl({
  field: { name, kind, label, labels = {}, hint, autoComplete },
  value,
  error,
  onChange,
}: TextControlProps) {
  const control = { label, hint, error, autoComplete, value };
  switch (kind) {
    case 'area':
      return <TextAreaField {...control} rows={3} onChange={({ target }) => onChange(target.value)} />;
    case 'about':
      return (
        <div>
          <TextAreaField {...control} rows={10} onChange={({ target }) => onChange(target.value)} />
          <p className={styles.count}>{aboutCount(value)}</p>
        </div>
      );
    case 'choice': {
      const options = [
        { value: '', label: 'Choose…' },
        ...Object.entries(labels).map(([key, text]) => ({ value: key, label: text })),
      ];
      return <SelectField {...control} options={options} onChange={({ target }) => onChange(target.value)} />;
    }
    case 'place':
      return (
        <SuggestionField
          label={label}
          name={name}
          error={error}
          maxLength={profileLimits.location}
          value={value}
          suggestions={suggestPlaces(value)}
          onChange={onChange}
        />
      );
    case 'years':
      return (
        <TextField
          {...control}
          type="number"
          step={0.1}
          min={0}
          max={profileLimits.experienceYears}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    default:
      return (
        <TextField
          {...control}
          type={kind === 'web' ? 'text' : kind}
          inputMode={kind === 'web' ? 'url' : undefined}
          maxLength={profileLimits.line}
          onChange={({ target }) => onChange(target.value)}
        />
      );
  }
}
