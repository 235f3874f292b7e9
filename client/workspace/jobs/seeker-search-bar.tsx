import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { paths } from '../../shared/lib/paths.ts';
import { TextField } from '../../shared/ui/field.tsx';
import { criteriaOf, type SearchCriteria } from '../../shared/search/search-criteria.ts';
import { PlaceField, SearchForm, WordsField } from '../../shared/search/search-form.tsx';
import { typedYears, yearsOf } from '../../shared/search/typed-years.ts';

type Wish = Pick<SearchCriteria, 'what' | 'where' | 'years'>;

const textsOf = ({ what, where }: SearchCriteria) => ({ what, where });

interface SeekerSearchBarProps {
  criteria: Wish;
  onSearch: (wish: Wish) => void;
}

/**
 * Role, years of experience, location (JOBS-02). Uses the site's fields, like the visitors' search. Holds typed text
 * until Search. Give it a `key` of the address to reset it.
 */
export function SeekerSearchBar({ criteria, onSearch }: SeekerSearchBarProps) {
  const [years, setYears] = useState(criteria.years === null ? '' : String(criteria.years));
  return (
    <SearchForm
      page={paths.applyForJobs}
      onSubmit={(fields) => onSearch({ ...textsOf(criteriaOf(fields)), years: yearsOf(years) })}
    >
      <WordsField label={t`Role`} placeholder={t`Role, skill or company`} defaultValue={criteria.what} />
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
      <PlaceField defaultValue={criteria.where} />
    </SearchForm>
  );
}
