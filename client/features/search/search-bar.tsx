import { useQuery } from '@apollo/client/react';
import { type FormEvent, useState } from 'react';
import { anyExperienceLabel } from '../../../server/jobs/job.labels.ts';
import { suggestPlaces } from '../../../server/jobs/place.rules.ts';
import { graphql } from '../../gql/gql.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/field.tsx';
import { SuggestionField } from '../../ui/suggestion-field.tsx';
import styles from './search-bar.module.css';
import { experienceOptions, type SearchCriteria } from './search-criteria.ts';

const JobSuggestionsDocument = graphql(/* GraphQL */ `
  query JobSuggestions($text: String!) {
    jobSuggestions(text: $text)
  }
`);

type Wish = Pick<SearchCriteria, 'what' | 'where' | 'experience'>;

interface SearchBarProps {
  criteria: Wish;
  onSearch: (wish: Wish) => void;
}

const TYPING_PAUSE_IN_MS = 200;

/** What, experience, where. Keeps its own draft until Search; give it a `key` of the address to start afresh. */
export function SearchBar({ criteria, onSearch }: SearchBarProps) {
  const [draft, setDraft] = useState<Wish>(criteria);
  const change = (part: Partial<Wish>) => setDraft({ ...draft, ...part });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(draft);
  };
  const levels = !draft.experience || experienceOptions.includes(draft.experience) ? experienceOptions : [draft.experience, ...experienceOptions];
  const options = [{ value: '', label: anyExperienceLabel }, ...levels.map((level) => ({ value: level, label: level }))];
  return (
    <search>
      <form className={styles.bar} onSubmit={submit}>
        <SuggestionField label="Job title, keywords or company" hideLabel icon="search" name="q" placeholder="Job title, keywords or company" maxLength={100} value={draft.what} onChange={(what) => change({ what })} suggestions={useJobSuggestions(draft.what)} />
        <SelectField label="Experience level" hideLabel name="experience" options={options} value={draft.experience} onChange={(event) => change({ experience: event.target.value })} />
        <SuggestionField label="Location" hideLabel icon="pin" name="location" placeholder="City or area" maxLength={100} value={draft.where} onChange={(where) => change({ where })} suggestions={suggestPlaces(draft.where)} />
        <Button type="submit" kind="primary" icon="search" width="full-on-phones">Search</Button>
      </form>
    </search>
  );
}

/** PUB-04: up to five, only after more than one character. Without an answer there are simply none. */
export function useJobSuggestions(typed: string): readonly string[] {
  const text = useDebounced(typed.trim(), TYPING_PAUSE_IN_MS);
  const isLongEnough = text.length > 1 && typed.trim().length > 1;
  const { data, previousData } = useQuery(JobSuggestionsDocument, { variables: { text }, skip: !isLongEnough });
  return isLongEnough ? ((data ?? previousData)?.jobSuggestions ?? []) : [];
}
