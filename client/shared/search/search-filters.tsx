import { Trans, useLingui } from '@lingui/react/macro';
import { datePostedLabels, seekerJobTypeLabels, workModeLabels } from '../../../server/jobs/job.labels.ts';
import type { DatePosted, JobType, WorkMode } from '../../gql/graphql.ts';
import { CheckField } from '../ui/field.tsx';
import { type CriteriaChange, payChoices, payText, type SearchCriteria } from './search-criteria.ts';
import styles from './search-filters.module.css';
import type { Message } from '../../../server/core/text.rules.ts';

interface SearchFiltersProps {
  criteria: SearchCriteria;
  onChange: (change: CriteriaChange) => void;
}

const entriesOf = <Key extends string>(labels: Readonly<Record<Key, Message>>) =>
  Object.entries(labels) as [Key, Message][];
const toggled = <Value,>(values: readonly Value[], value: Value): Value[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value];

/** Each choice acts at once: the list beside (or the count on the sheet's button) shows what it does. */
export function SearchFilters({ criteria, onChange }: SearchFiltersProps) {
  const { t } = useLingui();
  const change = (part: Partial<SearchCriteria>) => onChange((latest) => ({ ...latest, ...part }));
  return (
    <div className={styles.filters}>
      <CheckField
        label={t`Urgently hiring`}
        checked={criteria.urgentOnly}
        onChange={() => onChange((latest) => ({ ...latest, urgentOnly: !latest.urgentOnly }))}
      />
      <fieldset className={styles.group}>
        <legend>
          <Trans>Date posted</Trans>
        </legend>
        {entriesOf<DatePosted>(datePostedLabels).map(([value, label]) => (
          <CheckField
            key={value}
            type="radio"
            name="posted"
            label={label()}
            checked={criteria.datePosted === value}
            onChange={() => change({ datePosted: value })}
          />
        ))}
      </fieldset>
      <fieldset className={styles.group}>
        <legend>
          <Trans>Job type</Trans>
        </legend>
        {entriesOf<JobType>(seekerJobTypeLabels).map(([value, label]) => (
          <CheckField
            key={value}
            label={label()}
            checked={criteria.types.includes(value)}
            onChange={() => onChange((latest) => ({ ...latest, types: toggled(latest.types, value) }))}
          />
        ))}
      </fieldset>
      <fieldset className={styles.group}>
        <legend>
          <Trans>Work mode</Trans>
        </legend>
        {entriesOf<WorkMode>(workModeLabels).map(([value, label]) => (
          <CheckField
            key={value}
            label={label()}
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
  const { t, i18n } = useLingui();
  return (
    <fieldset className={styles.group}>
      <legend>
        <Trans>Pay per month</Trans>
      </legend>
      <CheckField type="radio" name="pay" label={t`Any`} checked={leastPay === null} onChange={() => onChange(null)} />
      {payChoices.map((pay) => (
        <CheckField
          key={pay}
          type="radio"
          name="pay"
          label={<span className="tabular">{t`${payText(pay, i18n.locale)} or more`}</span>}
          checked={leastPay === pay}
          onChange={() => onChange(pay)}
        />
      ))}
    </fieldset>
  );
}
