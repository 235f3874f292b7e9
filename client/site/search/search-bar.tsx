import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { anyExperienceLabel } from '../../../server/jobs/job.labels.ts';
import { paths } from '../../shared/lib/paths.ts';
import { SelectField } from '../../shared/ui/field.tsx';
import { experienceOptions, type SearchCriteria } from '../../shared/search/search-criteria.ts';
import { PlaceField, SearchForm, WordsField } from '../../shared/search/search-form.tsx';

type Wish = Pick<SearchCriteria, 'what' | 'where' | 'experience'>;

/** Nothing else: the filters beside the results may change before Search is pressed. */
const wishOf = ({ what, where, experience }: Wish): Wish => ({ what, where, experience });

interface SearchBarProps {
  criteria: Wish;
  onSearch: (wish: Wish) => void;
}

/** What, experience, where. Keeps its own draft until Search; give it a `key` of the address to start afresh. */
export function SearchBar({ criteria, onSearch }: SearchBarProps) {
  const { t } = useLingui();
  const [draft, setDraft] = useState(wishOf(criteria));
  const change = (part: Partial<Wish>) => setDraft({ ...draft, ...part });
  const levels =
    !draft.experience || experienceOptions.includes(draft.experience)
      ? experienceOptions
      : [draft.experience, ...experienceOptions];
  const options = [
    { value: '', label: anyExperienceLabel() },
    ...levels.map((level) => ({ value: level, label: level })),
  ];
  return (
    <SearchForm page={paths.jobSearch} onSubmit={() => onSearch(draft)}>
      <WordsField
        label={t`Job title, keywords or company`}
        placeholder={t`Job title, keywords or company`}
        value={draft.what}
        onChange={(what) => change({ what })}
      />
      <SelectField
        label={t`Experience level`}
        hideLabel
        name="experience"
        options={options}
        value={draft.experience}
        onChange={(event) => change({ experience: event.target.value })}
      />
      <PlaceField value={draft.where} onChange={(where) => change({ where })} />
    </SearchForm>
  );
}
