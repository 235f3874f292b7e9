import { useQuery } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useState } from 'react';
import { suggestPlaces } from '../../../server/hiring/jobs/search/place.rules.ts';
import { graphql } from '../../gql/gql.ts';
import { useDebounced } from '../lib/use-debounced.ts';
import { Button } from '../ui/button.tsx';
import { SuggestionField } from './suggestion-field.tsx';
import styles from './search-form.module.css';

const JobSuggestionsDocument = graphql(/* GraphQL */ `
  query JobSuggestions($text: String!) {
    jobSuggestions(text: $text)
  }
`);

const TYPING_PAUSE_IN_MS = 200;

interface SearchFormProps {
  /** Where the browser submits the form before hydration, and without scripts. */
  page: string;
  /** Reads the fields from the form, which also covers text typed before hydration. */
  onSubmit: (fields: URLSearchParams) => void;
  children: ReactNode;
}

/** What both search bars share: their fields, and Search at the end. */
export function SearchForm({ page, onSubmit, children }: SearchFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(new URLSearchParams([...new FormData(event.currentTarget)] as [string, string][]));
  };
  return (
    <search>
      <form action={page} className={styles.bar} onSubmit={submit}>
        {children}
        <Button type="submit" kind="primary" icon="search" width="full-on-phones">
          <Trans>Search</Trans>
        </Button>
      </form>
    </search>
  );
}

interface WordsFieldProps {
  label: string;
  placeholder: string;
  defaultValue: string;
}

export function WordsField({ label, placeholder, defaultValue }: WordsFieldProps) {
  const [typed, setTyped] = useState(defaultValue);
  return (
    <SuggestionField
      label={label}
      hideLabel
      icon="search"
      name="q"
      placeholder={placeholder}
      maxLength={100}
      typed={typed}
      onType={setTyped}
      suggestions={useJobSuggestions(typed)}
    />
  );
}

export function PlaceField({ defaultValue }: { defaultValue: string }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(defaultValue);
  return (
    <SuggestionField
      label={t`Location`}
      hideLabel
      icon="pin"
      name="location"
      placeholder={t`City or area`}
      maxLength={100}
      typed={typed}
      onType={setTyped}
      suggestions={suggestPlaces(typed)}
    />
  );
}

/** PUB-04: up to five, only after more than one character. If the request fails, there are none. */
function useJobSuggestions(typed: string): readonly string[] {
  const text = useDebounced(typed.trim(), TYPING_PAUSE_IN_MS);
  const isLongEnough = text.length > 1 && typed.trim().length > 1;
  const { data, previousData, loading } = useQuery(JobSuggestionsDocument, {
    variables: { text },
    skip: !isLongEnough,
    fetchPolicy: 'cache-first',
  });
  return isLongEnough ? ((loading ? previousData : data)?.jobSuggestions ?? []) : [];
}
