import { type FormEvent, useState } from 'react';
import { suggestPlaces } from '../../../server/jobs/place.rules.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { SuggestionField } from '../../ui/suggestion-field.tsx';
import { useJobSuggestions } from './search-bar.tsx';
import styles from './search-bar.module.css';
import type { SearchCriteria } from './search-criteria.ts';
import { typedYears, yearsOf } from './typed-years.ts';

type Wish = Pick<SearchCriteria, 'what' | 'where' | 'years'>;

interface SeekerSearchBarProps {
  criteria: Wish;
  onSearch: (wish: Wish) => void;
}

/** Role, years of experience, location (JOBS-02). Keeps its own draft until Search; give it a `key` of the address to start afresh. */
export function SeekerSearchBar({ criteria, onSearch }: SeekerSearchBarProps) {
  const [what, setWhat] = useState(criteria.what);
  const [where, setWhere] = useState(criteria.where);
  const [years, setYears] = useState(criteria.years === null ? '' : String(criteria.years));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch({ what, where, years: yearsOf(years) });
  };
  return (
    <search>
      <form className={styles.bar} onSubmit={submit}>
        <SuggestionField label="Role" hideLabel icon="search" name="q" placeholder="Role, skill or company" maxLength={100} value={what} onChange={setWhat} suggestions={useJobSuggestions(what)} />
        <TextField label="Experience (in years)" hideLabel name="years" inputMode="decimal" autoComplete="off" maxLength={4} placeholder="Years of experience" value={years} onChange={({ target }) => setYears(typedYears(target.value))} />
        <SuggestionField label="Location" hideLabel icon="pin" name="location" placeholder="City or area" maxLength={100} value={where} onChange={setWhere} suggestions={suggestPlaces(where)} />
        <Button type="submit" kind="primary" icon="search" width="full-on-phones">Search</Button>
      </form>
    </search>
  );
}
