import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { AutoComplete, type AutoCompleteProps, Form, Input, InputNumber, Progress, Select } from 'antd';
import { suggestPlaces } from '../../../server/hiring/jobs/search/place.rules.ts';
import { profileLimits } from '../../../server/people/profiles/profile.rules.ts';
import { TagsInput } from './tags-input.tsx';
import styles from './card-control.module.css';
import { aboutCount, aboutProgress, type CardField } from './card-draft.ts';
import { ProjectsInput } from './projects-input.tsx';
import type { CardForm } from './profile-card-form.tsx';

/** The field with the control for its kind. */
export function CardControl({ field, form }: { field: CardField; form: CardForm }) {
  const { name, kind } = field;
  const label = i18n._(field.label);
  const hint = field.hint && i18n._(field.hint);
  const item = { ...form.item(name), label, extra: hint };
  switch (kind) {
    case 'projects':
      return <ProjectsInput label={label} form={form} />;
    case 'tags':
      return (
        <Form.Item {...item}>
          <TagsInput label={label} noun={field.noun ? i18n._(field.noun) : ''} kind={field.tagKind} />
        </Form.Item>
      );
    case 'about':
      return (
        <Form.Item {...item} extra={<About hint={hint} />}>
          <Input.TextArea rows={7} className={styles.about} />
        </Form.Item>
      );
    case 'choice':
      return (
        <Form.Item {...item} getValueProps={(value: string) => ({ value: value || undefined })}>
          <Select
            placeholder={t`Choose…`}
            virtual={false}
            options={Object.entries(field.labels ?? {}).map(([value, text]) => ({ value, label: text() }))}
          />
        </Form.Item>
      );
    case 'years':
      // No limits of its own: it would silently change values beyond them, whereas the rule shows an error.
      return (
        <Form.Item {...item} getValueFromEvent={(years: number | null) => String(years ?? '')}>
          <InputNumber step={0.1} controls={false} inputMode="decimal" />
        </Form.Item>
      );
    default:
      return (
        <Form.Item {...item}>
          <LineControl field={field} />
        </Form.Item>
      );
  }
}

/** `control` holds the props set by Form.Item. */
function LineControl({ field: { kind, autoComplete }, ...control }: { field: CardField }) {
  switch (kind) {
    case 'area':
      return <Input.TextArea {...control} rows={3} autoComplete={autoComplete} />;
    case 'place':
      return <PlaceInput {...control} maxLength={profileLimits.location} />;
    case 'fixed':
      return <Input {...control} readOnly />;
    default:
      return (
        <Input
          {...control}
          type={kind === 'web' ? 'text' : kind}
          inputMode={kind === 'web' ? 'url' : undefined}
          maxLength={profileLimits.line}
          autoComplete={autoComplete}
        />
      );
  }
}

const PlaceInput = (props: AutoCompleteProps) => (
  <AutoComplete
    {...props}
    virtual={false}
    options={suggestPlaces(String(props.value ?? '')).map((value) => ({ value }))}
  />
);

function About({ hint }: { hint: string | undefined }) {
  const text = (Form.useWatch('bio') as string | undefined) ?? '';
  const percent = aboutProgress(text);
  return (
    <>
      <p>{hint}</p>
      {percent < 100 && (
        <Progress percent={percent} size="small" showInfo={false} aria-label={t`How much is written`} />
      )}
      <p className="tabular">{aboutCount(text)}</p>
    </>
  );
}
