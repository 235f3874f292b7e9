import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import type { ApplicationList } from '../../gql/graphql.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './applicant-filters.module.css';
import { FiltersDialog } from './filters-dialog.tsx';
import { parametersOf, useApplicantsPlace } from './applicants-address.ts';
import { type ApplicantCriteria, chipsOf, noCriteria, tableAddress } from './applicants-criteria.ts';

interface ApplicantFiltersProps {
  jobId: string | null;
  list: ApplicationList;
}

/** Search and filters of a list of applicants, what they are now, and the list as a table. */
export function ApplicantFilters({ jobId, list }: ApplicantFiltersProps) {
  const { place: { criteria }, go } = useApplicantsPlace();
  const [isOpen, setIsOpen] = useState(false);
  const narrow = (next: ApplicantCriteria) => go({ criteria: next, page: 1, application: null });
  const count = chipsOf({ ...criteria, search: '' }).length;
  return (
    <div className={styles.frame}>
      <div className={styles.bar}>
        <SearchBox key={criteria.search} search={criteria.search} onSearch={(search) => narrow({ ...criteria, search })} />
        <Button icon="filter" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>Filters{count > 0 && <span className={styles.count}>{count}<span className="visually-hidden"> active</span></span>}</Button>
        <a className={styles.table} href={tableAddress({ jobId, list }, criteria)} download><Icon name="download" />Download CSV</a>
      </div>
      <Chips />
      {isOpen && <FiltersDialog list={list} criteria={criteria} onClose={() => setIsOpen(false)} onApply={(next) => { setIsOpen(false); narrow(next); }} />}
    </div>
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

/** What narrows the list now; each × is a link to the list without it. */
function Chips() {
  const { place } = useApplicantsPlace();
  const chips = chipsOf(place.criteria);
  if (chips.length === 0) return null;
  const linkTo = (criteria: ApplicantCriteria) => ({ search: new URLSearchParams(parametersOf({ ...place, criteria, page: 1, application: null })).toString() });
  return (
    <ul className={styles.chips} aria-label="Active filters">
      {chips.map(({ text, without }) => (
        <li key={text}>
          <Link className={styles.chip} to={linkTo(without)} preventScrollReset aria-label={`Remove ${text}`}>
            <span className={styles.text}>{text}</span>
            <Icon name="close" size={14} />
          </Link>
        </li>
      ))}
      <li><Link className={styles.clear} to={linkTo(noCriteria)} preventScrollReset>Clear all</Link></li>
    </ul>
  );
}
