import { useApolloClient } from '@apollo/client/react';
import { type FormEvent, type MouseEvent, useRef, useState } from 'react';
import { applicationPageSizes } from '../../../server/applications/application.rules.ts';
import type { ApplicationList } from '../../gql/graphql.ts';
import { apiBase } from '../../lib/api-base.ts';
import { errorText } from '../../lib/errors.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { Icon } from '../../ui/icon.tsx';
import { toast } from '../../ui/toast.ts';
import { ApplicantsDocument } from './applicant-documents.ts';
import styles from './applicant-filters.module.css';
import { FiltersDialog } from './filters-dialog.tsx';
import { parametersOf, useApplicantsPlace } from './applicants-address.ts';
import { type ApplicantCriteria, chipsOf, noCriteria, searchArguments, tableAddress } from './applicants-criteria.ts';

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
        <TableLink jobId={jobId} list={list} criteria={criteria} />
      </div>
      <Chips />
      {isOpen && <FiltersDialog list={list} criteria={criteria} onClose={() => setIsOpen(false)} onApply={(next) => { setIsOpen(false); narrow(next); }} />}
    </div>
  );
}

/**
 * The list as a table. The server is asked for the list first: that the session is over or the network gone is said in the page, where a download
 * would only fail.
 */
function TableLink({ jobId, list, criteria }: ApplicantFiltersProps & { criteria: ApplicantCriteria }) {
  const client = useApolloClient();
  const isAsked = useRef(false);
  const press = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (isAsked.current) return void (isAsked.current = false);
    event.preventDefault();
    const link = event.currentTarget;
    try {
      await client.query({ query: ApplicantsDocument, variables: { jobId, list, ...searchArguments(criteria), page: 1, pageSize: applicationPageSizes[0] }, fetchPolicy: 'network-only' });
      isAsked.current = true;
      link.click();
    } catch (error) {
      toast.error(errorText(error));
    }
  };
  return <a className={styles.table} href={`${apiBase}${tableAddress({ jobId, list }, criteria)}`} download onClick={(event) => void press(event)}><Icon name="download" />Download CSV</a>;
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
