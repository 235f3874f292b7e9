import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { paths } from '../../shared/lib/paths.ts';
import { TextField } from '../../shared/ui/field.tsx';
import type { SearchCriteria } from '../../shared/search/search-criteria.ts';
import { PlaceField, SearchForm, WordsField } from '../../shared/search/search-form.tsx';
import { typedYears, yearsOf } from '../../shared/search/typed-years.ts';

type Wish = Pick<SearchCriteria, 'what' | 'where' | 'years'>;

interface SeekerSearchBarProps {
  criteria: Wish;
  onSearch: (wish: Wish) => void;
}

/**
 * Role, years of experience, location (JOBS-02). Its fields are the site's, as the search of visitors is. Holds its
 * own draft until Search. Give it a `key` of the address to start with new values.
 */
export function SeekerSearchBar({ criteria, onSearch }: SeekerSearchBarProps) {
  const [what, setWhat] = useState(criteria.what);
  const [where, setWhere] = useState(criteria.where);
  const [years, setYears] = useState(criteria.years === null ? '' : String(criteria.years));
  return (
    <SearchForm page={paths.applyForJobs} onSubmit={() => onSearch({ what, where, years: yearsOf(years) })}>
      <WordsField label={t`Role`} placeholder={t`Role, skill or company`} value={what} onChange={setWhat} />
      <TextField
        label={t`Experience (in years)`}
        hideLabel
        name="years"
        inputMode="decimal"
        autoComplete="off"
        maxLength={4}
        placeholder={t`Years of experience`}
        value={years}
        onChange={({ target }) => setYears(typedYears(target.value))}
      />
      <PlaceField value={where} onChange={setWhere} />
    </SearchForm>
  );
}
