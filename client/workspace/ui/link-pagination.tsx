import { Suspense } from 'react';
import { usePageAddress } from '../../shared/lib/page-address.ts';
import { lazyComponent } from '../../shared/lib/lazy-component.tsx';
import styles from './sized-pagination.module.css';

/** Not antd's: with its Select it weighs 33 KiB, and most seekers' lists have one page. */
const SizedPagination = lazyComponent(async () => (await import('./sized-pagination.tsx')).SizedPagination);

interface LinkPaginationProps {
  page: number;
  pageSize: number;
  total: number;
  /** The query parameter of the page; other parameters stay. */
  parameter?: string;
  label?: string;
}

/** Pages as real links: they open in tabs and survive a reload and the back button. */
export function LinkPagination({ parameter = 'page', ...pages }: LinkPaginationProps) {
  const addressOf = usePageAddress(parameter);
  if (pages.total <= pages.pageSize) return null;
  return (
    <Suspense fallback={<div className={styles.place} />}>
      <SizedPagination {...pages} addressOf={addressOf} />
    </Suspense>
  );
}
