import { t } from '@lingui/core/macro';
import { Badge, Button, Input } from 'antd';
import { useState } from 'react';
import type { ApplicationList } from '../../gql/graphql.ts';
import { DownloadLink } from '../../shared/ui/download-link.tsx';
import { FilterChips } from '../../shared/search/filter-chips.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { Cluster } from '../../shared/ui/layout.tsx';
import styles from './applicant-filters.module.css';
import { FiltersDialog } from './filters-dialog.tsx';
import { type ApplicantsPlace, parametersOf, useApplicantsPlace } from './applicants-address.ts';
import { type ApplicantCriteria, chipsOf, noCriteria, tableAddress } from './applicants-criteria.ts';
import { type JobChoice, jobChoiceText } from './job-choice.ts';

interface ApplicantFiltersProps {
  jobId: string | null;
  jobs?: readonly JobChoice[] | undefined;
  list: ApplicationList;
  /** While a person fills the whole screen. An open dialog stays. */
  isHidden: boolean;
}

/** Search and filters of an applicant list, the active ones as chips, and the download as a table. */
export function ApplicantFilters({ jobId, jobs, list, isHidden }: ApplicantFiltersProps) {
  const {
    place: { criteria },
    begin,
  } = useApplicantsPlace();
  const [isOpen, setIsOpen] = useState(false);
  const narrow = (next: ApplicantCriteria, toJob?: string | null) =>
    begin({ criteria: next, ...(toJob !== undefined && { job: toJob }) });
  const count = chipsOf({ ...criteria, search: '' }).length + (jobs && jobId ? 1 : 0);
  return (
    <>
      <div className={styles.frame} hidden={isHidden}>
        <Cluster>
          <Input.Search
            key={criteria.search}
            className={styles.search}
            aria-label={t`Search applicants`}
            placeholder={t`Name, email, skill or job`}
            maxLength={200}
            defaultValue={criteria.search}
            enterButton={<Button icon={<Icon name="search" />} aria-label={t`Search`} />}
            onSearch={(typed) => typed.trim() !== criteria.search && narrow({ ...criteria, search: typed.trim() })}
          />
          <Button icon={<Icon name="filter" />} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
            {t`Filters`}
            {count > 0 && (
              <>
                <Badge count={count} color="var(--neem)" title="" />
                <span className="visually-hidden"> {t`active`}</span>
              </>
            )}
          </Button>
          <DownloadLink className={styles.table} url={tableAddress({ jobId, list }, criteria)}>
            <Icon name="download" />
            {t`Download CSV`}
          </DownloadLink>
        </Cluster>
        <Chips jobs={jobs} />
      </div>
      <FiltersDialog
        isOpen={isOpen}
        list={list}
        jobs={jobs}
        jobId={jobId}
        criteria={criteria}
        onClose={() => setIsOpen(false)}
        onApply={(next, toJob) => {
          setIsOpen(false);
          narrow(next, toJob);
        }}
      />
    </>
  );
}

/** The active filters; includes the job only where it can be chosen. */
function Chips({ jobs }: Pick<ApplicantFiltersProps, 'jobs'>) {
  const { place } = useApplicantsPlace();
  const linkTo = (change: Partial<ApplicantsPlace>) => ({
    search: new URLSearchParams(parametersOf({ ...place, ...change, page: 1, application: null })).toString(),
  });
  const chosen = jobs?.find(({ id }) => id === place.job);
  const jobChips =
    jobs && place.job ? [{ text: chosen ? jobChoiceText(chosen) : t`One job`, without: linkTo({ job: null }) }] : [];
  const chips = chipsOf(place.criteria).map(({ text, without }) => ({ text, without: linkTo({ criteria: without }) }));
  return (
    <FilterChips
      chips={[...jobChips, ...chips]}
      all={linkTo({ criteria: noCriteria, ...(jobs && { job: null }) })}
      preventScrollReset
    />
  );
}
