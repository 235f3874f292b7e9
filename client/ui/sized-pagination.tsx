import { Pagination } from 'antd';
import styles from './sized-pagination.module.css';

interface SizedPaginationProps {
  page: number;
  pageSize: number;
  total: number;
  /** Offered page sizes; without them the size is fixed. */
  sizes?: readonly number[];
  onChange: (page: number, pageSize: number) => void;
}

/** OP-041: Ant Design's pagination for the signed-in lists; nothing while everything fits on the smallest page. */
export function SizedPagination({ page, pageSize, total, sizes, onChange }: SizedPaginationProps) {
  if (total <= Math.min(pageSize, ...(sizes ?? []))) return null;
  return (
    <nav className={styles.frame} aria-label="Pages">
      <Pagination
        align="center"
        current={page}
        pageSize={pageSize}
        total={total}
        showSizeChanger={sizes ? { 'aria-label': 'Applicants on a page' } : false}
        pageSizeOptions={sizes && [...sizes]}
        showTitle={false}
        onChange={onChange}
      />
    </nav>
  );
}
