import { type ReactNode, useRef, useState } from 'react';
import { useKeptFocus } from '../../lib/kept-focus.ts';
import { mobileQuery, useMediaQuery } from '../../lib/use-media-query.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { addressOf, chipsOf, type CriteriaChange, noCriteria, type SearchCriteria } from './search-criteria.ts';
import { SearchFilters } from './search-filters.tsx';
import styles from './search-layout.module.css';

interface SearchLayoutProps {
  /** The search bar; it stays in reach while scrolling. */
  bar: ReactNode;
  criteria: SearchCriteria;
  onChange: (change: CriteriaChange) => void;
  /** How many jobs there are, in words; '' while that is not known. */
  count: string;
  /** The line above the results. */
  summary: ReactNode;
  children: ReactNode;
}

const linkTo = (criteria: SearchCriteria) => ({ search: addressOf(criteria).toString() });

/** Bar on top, filters beside the results; on phones the filters wait in a sheet. */
export function SearchLayout({ bar, criteria, onChange, count, summary, children }: SearchLayoutProps) {
  const isMobile = useMediaQuery(mobileQuery);
  const found = useRef<HTMLElement>(null);
  useKeptFocus(found, found);
  const filters = <SearchFilters criteria={criteria} onChange={onChange} />;
  return (
    <>
      <div className={styles.bar}>{bar}</div>
      <div className={styles.columns}>
        {!isMobile && <aside aria-label="Filters">{filters}</aside>}
        <section ref={found} tabIndex={-1} className={styles.found} aria-label="Results">
          <div className={styles.summary}>
            {summary}
            {isMobile && <FilterSheet active={chipsOf(criteria).length} count={count}>{filters}</FilterSheet>}
          </div>
          <FilterChips chips={chipsOf(criteria).map(({ text, without }) => ({ text, without: linkTo(without) }))} all={linkTo(noCriteria)} />
          {children}
        </section>
      </div>
    </>
  );
}

/** On phones the filters wait behind a button; the sheet's own button says how many jobs are left. */
function FilterSheet({ active, count, children }: { active: number; count: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon="filter" onClick={() => setIsOpen(true)}>{active > 0 ? `Filters (${active})` : 'Filters'}</Button>
      {isOpen && (
        <Dialog title="Filters" variant="sheet" onClose={() => setIsOpen(false)} footer={<Button kind="primary" onClick={() => setIsOpen(false)}>{count ? `Show ${count} ${count === '1' ? 'job' : 'jobs'}` : 'Show jobs'}</Button>}>
          {children}
        </Dialog>
      )}
    </>
  );
}
