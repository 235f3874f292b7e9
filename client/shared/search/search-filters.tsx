import { datePostedLabels, seekerJobTypeLabels, workModeLabels } from '../../../server/jobs/job.labels.ts';
import type { DatePosted, JobType, WorkMode } from '../../gql/graphql.ts';
import { CheckField } from '../ui/field.tsx';
import { type CriteriaChange, payChoices, payText, type SearchCriteria } from './search-criteria.ts';
import styles from './search-filters.module.css';

interface SearchFiltersProps {
  criteria: SearchCriteria;
  onChange: (change: CriteriaChange) => void;
}

const entriesOf = <Key extends string>(labels: Readonly<Record<Key, string>>) =>
  Object.entries(labels) as [Key, string][];
const toggled = <Value,>(values: readonly Value[], value: Value): Value[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value];

/** Each choice acts at once: the list beside (or the count on the sheet's button) shows what it does. */
export function SearchFilters({ criteria, onChange }: SearchFiltersProps) {
  const change = (part: Partial<SearchCriteria>) => onChange((latest) => ({ ...latest, ...part }));
  return (
    <div className={styles.filters}>
      <CheckField
        label="Urgently hiring"
        checked={criteria.urgentOnly}
        onChange={() => onChange((latest) => ({ ...latest, urgentOnly: !latest.urgentOnly }))}
      />
      <fieldset className={styles.group}>
        <legend>Date posted</legend>
        {entriesOf<DatePosted>(datePostedLabels).map(([value, label]) => (
          <CheckField
            key={value}
            type="radio"
            name="posted"
            label={label}
            checked={criteria.datePosted === value}
            onChange={() => change({ datePosted: value })}
          />
        ))}
      </fieldset>
      <fieldset className={styles.group}>
        <legend>Job type</legend>
        {entriesOf<JobType>(seekerJobTypeLabels).map(([value, label]) => (
          <CheckField
            key={value}
            label={label}
            checked={criteria.types.includes(value)}
            onChange={() => onChange((latest) => ({ ...latest, types: toggled(latest.types, value) }))}
          />
        ))}
      </fieldset>
      <fieldset className={styles.group}>
        <legend>Work mode</legend>
        {entriesOf<WorkMode>(workModeLabels).map(([value, label]) => (
          <CheckField
            key={value}
            label={label}
            checked={criteria.workModes.includes(value)}
            onChange={() => onChange((latest) => ({ ...latest, workModes: toggled(latest.workModes, value) }))}
          />
        ))}
      </fieldset>
      <PayChoice leastPay={criteria.leastPay} onChange={(leastPay) => change({ leastPay })} />
    </div>
  );
}

interface PayChoiceProps {
  leastPay: SearchCriteria['leastPay'];
  onChange: (leastPay: SearchCriteria['leastPay']) => void;
}

function PayChoice({ leastPay, onChange }: PayChoiceProps) {
  return (
    <fieldset className={styles.group}>
      <legend>Pay per month</legend>
      <CheckField type="radio" name="pay" label="Any" checked={leastPay === null} onChange={() => onChange(null)} />
      {payChoices.map((pay) => (
        <CheckField
          key={pay}
          type="radio"
          name="pay"
          label={<span className="tabular">{payText(pay)} or more</span>}
          checked={leastPay === pay}
          onChange={() => onChange(pay)}
        />
      ))}
    </fieldset>
  );
}
