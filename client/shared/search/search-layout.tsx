import { type ReactNode, useRef, useState } from 'react';
import { useKeptFocus } from '../lib/kept-focus.ts';
import { mobileQuery, useMediaQuery } from '../lib/use-media-query.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { FilterChips } from '../ui/filter-chips.tsx';
import { addressOf, chipsOf, type CriteriaChange, noCriteria, type SearchCriteria } from './search-criteria.ts';
import { SearchFilters } from './search-filters.tsx';
import styles from './search-layout.module.css';
import { useFirstResult } from './use-first-result.ts';

interface SearchLayoutProps {
  /** The search bar; it stays in reach while scrolling. */
  bar: ReactNode;
  criteria: SearchCriteria;
  onChange: (change: CriteriaChange) => void;
  /** How many jobs there are, in words; '' while that is not known. */
  count: string;
  /** The answer to these criteria is on its way. */
  isWaiting: boolean;
  /** The line above the results. */
  summary: ReactNode;
  children: ReactNode;
}

/** What the bar above shows already. */
const inTheBar = { what: '', where: '', experience: '', years: null };

const linkTo = (criteria: SearchCriteria) => ({ search: addressOf(criteria).toString() });

/** Bar on top, filters beside the results; on phones the filters wait in a sheet. */
export function SearchLayout({ bar, criteria, onChange, count, isWaiting, summary, children }: SearchLayoutProps) {
  const isMobile = useMediaQuery(mobileQuery);
  const found = useRef<HTMLElement>(null);
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  useKeptFocus(found, found);
  useFirstResult(found, isWaiting || isSheetOpen);
  const filters = <SearchFilters criteria={criteria} onChange={onChange} />;
  return (
    <>
      <div className={styles.bar}>{bar}</div>
      <div className={styles.columns}>
        {!isMobile && <aside aria-label="Filters">{filters}</aside>}
        <section ref={found} tabIndex={-1} className={styles.found} aria-label="Results">
          <div className={styles.summary}>
            <div aria-live="polite">{summary}</div>
            {isMobile && (
              <FilterSheet
                isOpen={isSheetOpen}
                onOpen={setIsSheetOpen}
                active={chipsOf({ ...criteria, ...inTheBar }).length}
                count={count}
              >
                {filters}
              </FilterSheet>
            )}
          </div>
          <FilterChips
            chips={chipsOf(criteria).map(({ text, without }) => ({ text, without: linkTo(without) }))}
            all={linkTo(noCriteria)}
          />
          {children}
        </section>
      </div>
    </>
  );
}

interface FilterSheetProps {
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  active: number;
  count: string;
  children: ReactNode;
}

/** On phones the filters wait behind a button; the sheet's own button says how many jobs are left. */
function FilterSheet({ isOpen, onOpen, active, count, children }: FilterSheetProps) {
  return (
    <>
      <Button icon="filter" onClick={() => onOpen(true)}>
        {active > 0 ? `Filters (${active})` : 'Filters'}
      </Button>
      {isOpen && (
        <Dialog
          title="Filters"
          variant="sheet"
          onClose={() => onOpen(false)}
          footer={
            <Button kind="primary" onClick={() => onOpen(false)}>
              {count ? `Show ${count} ${count === '1' ? 'job' : 'jobs'}` : 'Show jobs'}
            </Button>
          }
        >
          {children}
        </Dialog>
      )}
    </>
  );
}
