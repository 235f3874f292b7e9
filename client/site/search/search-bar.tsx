import { useLingui } from '@lingui/react/macro';
import { anyExperienceLabel } from '../../../server/hiring/jobs/job.labels.ts';
import { paths } from '../../shared/lib/paths.ts';
import { SelectField } from '../../shared/ui/field.tsx';
import { criteriaOf, experienceOptions, type SearchCriteria } from '../../shared/search/search-criteria.ts';
import { PlaceField, SearchForm, WordsField } from '../../shared/search/search-form.tsx';

type Wish = Pick<SearchCriteria, 'what' | 'where' | 'experience'>;

/** Only these: the filters next to the results may change before Search is pressed. */
const wishOf = ({ what, where, experience }: Wish): Wish => ({ what, where, experience });

interface SearchBarProps {
  criteria: Wish;
  onSearch: (wish: Wish) => void;
}

/** What, experience, where. Holds typed text until Search; give it a `key` of the address to reset it. */
export function SearchBar({ criteria, onSearch }: SearchBarProps) {
  const { t } = useLingui();
  const levels =
    !criteria.experience || experienceOptions.includes(criteria.experience)
      ? experienceOptions
      : [criteria.experience, ...experienceOptions];
  const options = [
    { value: '', label: anyExperienceLabel() },
    ...levels.map((level) => ({ value: level, label: level })),
  ];
  return (
    <SearchForm page={paths.jobSearch} onSubmit={(fields) => onSearch(wishOf(criteriaOf(fields)))}>
      <WordsField
        label={t`Job title, keywords or company`}
        placeholder={t`Job title, keywords or company`}
        defaultValue={criteria.what}
      />
      <SelectField
        label={t`Experience level`}
        hideLabel
        name="experience"
        options={options}
        defaultValue={criteria.experience}
      />
      <PlaceField defaultValue={criteria.where} />
    </SearchForm>
  );
}
