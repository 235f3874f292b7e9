import { Pagination } from 'antd';
import { cx } from '../../shared/lib/cx.ts';
import { mobileQuery, useMediaQuery } from '../../shared/lib/use-media-query.ts';
import styles from './sized-pagination.module.css';

interface SizedPaginationProps {
  page: number;
  pageSize: number;
  total: number;
  /** Offered page sizes; without them the size is fixed. */
  sizes?: readonly number[];
  /** In a column as narrow as a phone. */
  isNarrow?: boolean;
  onChange: (page: number, pageSize: number) => void;
}

const PAGES_WITHOUT_GAPS = 5;

/**
 * OP-041: Ant Design's pagination for the signed-in lists; hidden while everything fits on the smallest page. On phones
 * it stays in one line: a window of three between the first and the last page, and no arrows, which would lead to the
 * pages beside the current one.
 */
export function SizedPagination({ page, pageSize, total, sizes, isNarrow = false, onChange }: SizedPaginationProps) {
  const isMobile = useMediaQuery(mobileQuery);
  const isCompact = isMobile || isNarrow;
  if (total <= Math.min(pageSize, ...(sizes ?? []))) return null;
  return (
    <nav className={cx(styles.frame, isCompact && styles.compact)} aria-label="Pages">
      <Pagination
        align="center"
        current={page}
        pageSize={pageSize}
        total={total}
        showSizeChanger={sizes ? { 'aria-label': 'Applicants on a page' } : false}
        pageSizeOptions={sizes && [...sizes]}
        showTitle={false}
        showLessItems={isCompact}
        itemRender={(_number, type, element) =>
          isCompact && (type === 'prev' || type === 'next') && total > PAGES_WITHOUT_GAPS * pageSize ? null : element
        }
        onChange={onChange}
      />
    </nav>
  );
}
