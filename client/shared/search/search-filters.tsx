import { useQuery } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { datePostedLabels, jobSortLabels } from '../../../server/hiring/jobs/job.labels.ts';
import { graphql } from '../../gql/gql.ts';
import type { DatePosted, ChoiceCountFragment, JobSort } from '../../gql/graphql.ts';
import { cx } from '../lib/cx.ts';
import { CheckField } from '../ui/field.tsx';
import { Stack } from '../ui/layout.tsx';
import {
  choiceFilters,
  countText,
  filterOf,
  keysOf,
  labelsOf,
  payChoices,
  payText,
  type SearchCriteria,
  sortsOf,
  toggled,
} from './search-criteria.ts';
import styles from './search-filters.module.css';
import type { Message } from '../../../server/core/text.rules.ts';

const SearchCountsDocument = graphql(/* GraphQL */ `
  query SearchCounts($filter: JobFilter!) {
    searchCounts(filter: $filter) {
      urgentOnly {
        ...ChoiceCount
      }
      datePosted {
        ...ChoiceCount
      }
      type {
        ...ChoiceCount
      }
      workMode {
        ...ChoiceCount
      }
    }
  }

  fragment ChoiceCount on JobSearchCount {
    value
    count
    countIsExact
  }
`);

type Counts = readonly ChoiceCountFragment[];

interface SearchFiltersProps {
  criteria: SearchCriteria;
  onChange: (criteria: SearchCriteria) => void;
}

/** Each choice acts at once: the list next to it (or the count on the sheet's button) shows the effect. */
export function SearchFilters({ criteria, onChange }: SearchFiltersProps) {
  const { t, i18n } = useLingui();
  // They load after the results, and nothing waits for them.
  const { data, previousData, loading } = useQuery(SearchCountsDocument, {
    variables: { filter: filterOf(criteria) },
    ssr: false,
    fetchPolicy: 'cache-first',
  });
  const counts = (loading ? previousData : data)?.searchCounts;
  const change = (part: Partial<SearchCriteria>) => onChange({ ...criteria, ...part });
  return (
    <Stack gap={20}>
      <Choices<JobSort>
        name="sort"
        legend={<Trans>Sort by</Trans>}
        options={sortsOf(criteria).map((sort) => [sort, jobSortLabels[sort]()])}
        chosen={criteria.sort}
        onChoose={(sort) => change({ sort })}
      />
      <Choice
        label={t`Urgently hiring`}
        found={counts?.urgentOnly[0]}
        checked={criteria.urgentOnly}
        onChange={() => change({ urgentOnly: !criteria.urgentOnly })}
      />
      <Choices<DatePosted>
        name="posted"
        legend={<Trans>Date posted</Trans>}
        counts={counts?.datePosted}
        options={optionsOf(datePostedLabels)}
        chosen={criteria.datePosted}
        onChoose={(datePosted) => change({ datePosted })}
      />
      {keysOf(choiceFilters).map((name) => (
        <Choices<string>
          key={name}
          legend={i18n._(choiceFilters[name].legend)}
          counts={counts?.[name]}
          options={optionsOf(labelsOf(name))}
          chosen={criteria[name]}
          onChoose={(choice) => change(toggled(criteria, name, choice))}
        />
      ))}
      <Choices<SearchCriteria['leastPay']>
        name="pay"
        legend={<Trans>Pay per month</Trans>}
        options={[
          [null, t`Any`],
          ...payChoices.map((pay) => [pay, t`Up to ${payText(pay, i18n.locale)} or more`] as const),
        ]}
        chosen={criteria.leastPay}
        onChoose={(leastPay) => change({ leastPay })}
      />
    </Stack>
  );
}

const optionsOf = <Key extends string>(labels: Readonly<Record<Key, Message>>) =>
  (Object.entries(labels) as [Key, Message][]).map(([value, label]) => [value, label()] as const);

interface ChoicesProps<Value> {
  legend: ReactNode;
  options: readonly (readonly [Value, string])[];
  /** A single value, or several of a list. */
  chosen: Value | readonly Value[];
  onChoose: (value: Value) => void;
  /** The name of a single-choice group. */
  name?: string;
  /** How many jobs each choice would leave. */
  counts?: Counts;
}

const Choices = <Value extends string | number | null>({
  legend,
  options,
  chosen,
  onChoose,
  name,
  counts,
}: ChoicesProps<Value>) => (
  <fieldset className={cx('tabular', styles.group)}>
    <legend>{legend}</legend>
    {options.map(([value, label]) => (
      <Choice
        key={value}
        type={name ? 'radio' : 'checkbox'}
        name={name}
        label={label}
        found={counts?.find((count) => count.value === value)}
        checked={Array.isArray(chosen) ? chosen.includes(value) : chosen === value}
        onChange={() => onChoose(value)}
      />
    ))}
  </fieldset>
);

type ChoiceProps = ComponentProps<typeof CheckField> & { found: ChoiceCountFragment | undefined };

/** The count is outside the label, so the accessible name does not change when it arrives. */
function Choice({ found: counted, ...choice }: ChoiceProps) {
  const { i18n } = useLingui();
  const countId = useId();
  // "At least none" says nothing.
  const found = counted && (counted.countIsExact || counted.count > 0) ? counted : undefined;
  return (
    <div className={styles.choice}>
      <CheckField {...choice} aria-describedby={found && countId} />
      {found && (
        <span id={countId} className="quiet small">
          {countText({ total: found.count, totalIsExact: found.countIsExact }, i18n.locale)}
        </span>
      )}
    </div>
  );
}
