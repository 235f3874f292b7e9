import { Plural, useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import { useKeptFocus } from '../lib/kept-focus.ts';
import { mobileQuery, useMediaQuery } from '../lib/use-media-query.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { FilterChips } from './filter-chips.tsx';
import { addressOf, chipsOf, countText, type FoundCount, noCriteria, type SearchCriteria } from './search-criteria.ts';
import { SearchFilters } from './search-filters.tsx';
import styles from './search-layout.module.css';
import { useFirstResult } from './use-first-result.ts';

interface SearchLayoutProps {
  /** The search bar; it stays visible while scrolling. */
  bar: ReactNode;
  criteria: SearchCriteria;
  onChange: (criteria: SearchCriteria) => void;
  /** The number of jobs; undefined while unknown. */
  found: FoundCount | undefined;
  /** The results for these criteria are loading. */
  isWaiting: boolean;
  /** The line above the results. */
  summary: ReactNode;
  children: ReactNode;
}

/** Criteria that the bar above already shows. */
const inTheBar = { what: '', where: '', experience: '', years: null };

const linkTo = (criteria: SearchCriteria) => ({ search: addressOf(criteria).toString() });

/** Bar on top, filters next to the results; on phones the filters are in a sheet. */
export function SearchLayout({ bar, criteria, onChange, found, isWaiting, summary, children }: SearchLayoutProps) {
  const { t, i18n } = useLingui();
  const isMobile = useMediaQuery(mobileQuery);
  const results = useRef<HTMLElement>(null);
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  useKeptFocus(results, results);
  useFirstResult(results, isWaiting || isSheetOpen);
  const filters = <SearchFilters criteria={criteria} onChange={onChange} />;
  return (
    <>
      <div className={styles.bar}>{bar}</div>
      <div className={styles.columns}>
        {!isMobile && <aside aria-label={t`Filters`}>{filters}</aside>}
        <section ref={results} tabIndex={-1} className={styles.found} aria-label={t`Results`}>
          <div className={styles.summary}>
            <div aria-live="polite">{summary}</div>
            {isMobile && (
              <FilterSheet
                isOpen={isSheetOpen}
                onOpen={setIsSheetOpen}
                active={chipsOf({ ...criteria, ...inTheBar }, i18n).length}
                found={found}
              >
                {filters}
              </FilterSheet>
            )}
          </div>
          <FilterChips
            chips={chipsOf(criteria, i18n).map(({ text, without }) => ({ text, without: linkTo(without) }))}
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
  found: FoundCount | undefined;
  children: ReactNode;
}

/** On phones the filters are behind a button; the sheet's own button says how many jobs remain. */
function FilterSheet({ isOpen, onOpen, active, found, children }: FilterSheetProps) {
  const { t, i18n } = useLingui();
  const count = found && countText(found, i18n.locale);
  return (
    <>
      <Button icon="filter" onClick={() => onOpen(true)}>
        {active > 0 ? t`Filters (${active})` : t`Filters`}
      </Button>
      {isOpen && (
        <Dialog
          title={t`Filters`}
          variant="sheet"
          onClose={() => onOpen(false)}
          footer={
            <Button kind="primary" onClick={() => onOpen(false)}>
              {found ? (
                <Plural value={found.total} one={`Show ${count} job`} other={`Show ${count} jobs`} />
              ) : (
                t`Show jobs`
              )}
            </Button>
          }
        >
          {children}
        </Dialog>
      )}
    </>
  );
}
