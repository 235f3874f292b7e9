import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { datePostedLabels, seekerJobTypeLabels, workModeLabels } from '../../../server/jobs/job.labels.ts';
import type { DatePosted, JobType, WorkMode } from '../../gql/graphql.ts';
import { CheckField } from '../ui/field.tsx';
import { payChoices, payText, type SearchCriteria } from './search-criteria.ts';
import styles from './search-filters.module.css';
import type { Message } from '../../../server/core/text.rules.ts';

interface SearchFiltersProps {
  criteria: SearchCriteria;
  onChange: (criteria: SearchCriteria) => void;
}

/** Each choice acts at once: the list beside (or the count on the sheet's button) shows what it does. */
export function SearchFilters({ criteria, onChange }: SearchFiltersProps) {
  const { t, i18n } = useLingui();
  const change = (part: Partial<SearchCriteria>) => onChange({ ...criteria, ...part });
  return (
    <div className={styles.filters}>
      <CheckField
        label={t`Urgently hiring`}
        checked={criteria.urgentOnly}
        onChange={() => change({ urgentOnly: !criteria.urgentOnly })}
      />
      <Choices<DatePosted>
        name="posted"
        legend={<Trans>Date posted</Trans>}
        options={optionsOf(datePostedLabels)}
        chosen={criteria.datePosted}
        onChoose={(datePosted) => change({ datePosted })}
      />
      <Choices<JobType>
        legend={<Trans>Job type</Trans>}
        options={optionsOf(seekerJobTypeLabels)}
        chosen={criteria.types}
        onChoose={(type) => change({ types: toggled(criteria.types, type) })}
      />
      <Choices<WorkMode>
        legend={<Trans>Work mode</Trans>}
        options={optionsOf(workModeLabels)}
        chosen={criteria.workModes}
        onChoose={(mode) => change({ workModes: toggled(criteria.workModes, mode) })}
      />
      <Choices<SearchCriteria['leastPay']>
        name="pay"
        legend={<Trans>Pay per month</Trans>}
        options={[[null, t`Any`], ...payChoices.map((pay) => [pay, t`${payText(pay, i18n.locale)} or more`] as const)]}
        chosen={criteria.leastPay}
        onChoose={(leastPay) => change({ leastPay })}
      />
    </div>
  );
}

const optionsOf = <Key extends string>(labels: Readonly<Record<Key, Message>>) =>
  (Object.entries(labels) as [Key, Message][]).map(([value, label]) => [value, label()] as const);
const toggled = <Value,>(values: readonly Value[], value: Value): Value[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value];

interface ChoicesProps<Value> {
  legend: ReactNode;
  options: readonly (readonly [Value, string])[];
  /** One, or several of a list. */
  chosen: Value | readonly Value[];
  onChoose: (value: Value) => void;
  /** Of the group where one is chosen. */
  name?: string;
}

const Choices = <Value extends string | number | null>({
  legend,
  options,
  chosen,
  onChoose,
  name,
}: ChoicesProps<Value>) => (
  <fieldset className={styles.group}>
    <legend>{legend}</legend>
    {options.map(([value, label]) => (
      <CheckField
        key={value}
        type={name ? 'radio' : 'checkbox'}
        name={name}
        label={label}
        checked={Array.isArray(chosen) ? chosen.includes(value) : chosen === value}
        onChange={() => onChoose(value)}
      />
    ))}
  </fieldset>
);
