import { useLingui } from '@lingui/react/macro';
import { jobSortLabels } from '../../../server/jobs/job.labels.ts';
import { SelectField } from '../ui/field.tsx';
import { type SearchCriteria, sortsOf } from './search-criteria.ts';
import styles from './sort-field.module.css';

interface SortFieldProps {
  criteria: SearchCriteria;
  onChange: (criteria: SearchCriteria) => void;
}

export function SortField({ criteria, onChange }: SortFieldProps) {
  const { t } = useLingui();
  const sorts = sortsOf(criteria);
  return (
    <div className={styles.sort}>
      <SelectField
        label={t`Sort by`}
        value={criteria.sort}
        options={sorts.map((value) => ({ value, label: jobSortLabels[value]() }))}
        onChange={({ target }) =>
          onChange({ ...criteria, sort: sorts.find((sort) => sort === target.value) ?? criteria.sort })
        }
      />
    </div>
  );
}
