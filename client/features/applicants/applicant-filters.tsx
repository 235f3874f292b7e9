import { type FormEvent, useState } from 'react';
import type { ApplicationList } from '../../gql/graphql.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { DownloadLink } from '../../ui/download-link.tsx';
import { TextField } from '../../ui/field.tsx';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './applicant-filters.module.css';
import { FiltersDialog } from './filters-dialog.tsx';
import { parametersOf, useApplicantsPlace } from './applicants-address.ts';
import { type ApplicantCriteria, chipsOf, noCriteria, tableAddress } from './applicants-criteria.ts';

interface ApplicantFiltersProps {
  jobId: string | null;
  list: ApplicationList;
  /** While one person has the whole screen. A dialog that is open stays. */
  isHidden: boolean;
}

/** Search and filters of a list of applicants, what they are now, and the list as a table. */
export function ApplicantFilters({ jobId, list, isHidden }: ApplicantFiltersProps) {
  const { place: { criteria }, go } = useApplicantsPlace();
  const [isOpen, setIsOpen] = useState(false);
  const narrow = (next: ApplicantCriteria) => go({ criteria: next, page: 1, application: null });
  const count = chipsOf({ ...criteria, search: '' }).length;
  return (
    <>
      <div className={styles.frame} hidden={isHidden}>
        <div className={styles.bar}>
          <SearchBox key={criteria.search} search={criteria.search} onSearch={(search) => narrow({ ...criteria, search })} />
          <Button icon="filter" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>Filters{count > 0 && <span className={styles.count}>{count}<span className="visually-hidden"> active</span></span>}</Button>
          <DownloadLink className={styles.table} url={tableAddress({ jobId, list }, criteria)}><Icon name="download" />Download CSV</DownloadLink>
        </div>
        <Chips />
      </div>
      {isOpen && <FiltersDialog list={list} criteria={criteria} onClose={() => setIsOpen(false)} onApply={(next) => { setIsOpen(false); narrow(next); }} />}
    </>
  );
}

function SearchBox({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const [typed, setTyped] = useState(search);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== search) onSearch(typed.trim());
  };
  return (
    <form className={styles.search} aria-label="Applicants" onSubmit={submit}>
      <TextField label="Search applicants" hideLabel type="search" maxLength={200} placeholder="Name, email, skill or job" value={typed} onChange={({ target }) => setTyped(target.value)} />
      <IconButton icon="search" label="Search" type="submit" />
    </form>
  );
}

/** What narrows the list now. */
function Chips() {
  const { place } = useApplicantsPlace();
  const linkTo = (criteria: ApplicantCriteria) => ({ search: new URLSearchParams(parametersOf({ ...place, criteria, page: 1, application: null })).toString() });
  return <FilterChips chips={chipsOf(place.criteria).map(({ text, without }) => ({ text, without: linkTo(without) }))} all={linkTo(noCriteria)} preventScrollReset />;
}
