import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Pagination, type PaginationProps } from 'antd';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Link, type To } from 'react-router-dom';
import { cx } from '../../shared/lib/cx.ts';
import { mobileQuery, useMediaQuery } from '../../shared/lib/use-media-query.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import styles from './sized-pagination.module.css';

interface SizedPaginationProps {
  page: number;
  pageSize: number;
  total: number;
  label?: string;
  /** The offered page sizes; if omitted, the size is fixed. */
  sizes?: readonly number[];
  /** In a column as narrow as a phone. */
  isNarrow?: boolean;
  onChange?: (page: number, pageSize: number) => void;
  /** Replaces `onChange`: the pages are links. */
  addressOf?: (page: number) => To;
}

const PAGES_WITHOUT_GAPS = 5;
const stay = () => undefined;

/**
 * OP-041: antd's pagination for the signed-in lists; hidden while everything fits on the smallest page. On phones it is
 * one line: three pages between the first and the last, without arrows, which would lead to the same neighbours.
 */
export function SizedPagination({
  page,
  pageSize,
  total,
  label = t`Pages`,
  sizes,
  isNarrow = false,
  onChange = stay,
  addressOf,
}: SizedPaginationProps) {
  const isMobile = useMediaQuery(mobileQuery);
  const isCompact = isMobile || isNarrow;
  const frame = useRef<HTMLElement>(null);
  // antd makes each item a tab stop; with a link inside there would be two.
  useLayoutEffect(() => {
    if (addressOf) for (const item of frame.current?.querySelectorAll('li') ?? []) item.removeAttribute('tabindex');
  });
  if (total <= Math.min(pageSize, ...(sizes ?? []))) return null;
  const itemRender: PaginationProps['itemRender'] = (number, step, element) => {
    const isArrow = step === 'prev' || step === 'next';
    if (isArrow && isCompact && total > PAGES_WITHOUT_GAPS * pageSize) return null;
    if (!addressOf) return element;
    const leadsNowhere = isArrow && (number === 0 || number === page);
    return leadsNowhere ? null : (
      <PageLink to={addressOf(number)} step={step} number={number} isCurrent={number === page} />
    );
  };
  return (
    <nav ref={frame} className={cx(styles.frame, isCompact && styles.compact)} aria-label={label}>
      <Pagination
        align="center"
        current={page}
        pageSize={pageSize}
        total={total}
        showSizeChanger={sizes ? { 'aria-label': t`Applicants on a page` } : false}
        pageSizeOptions={sizes && [...sizes]}
        showTitle={false}
        showLessItems={isCompact}
        itemRender={itemRender}
        onChange={onChange}
      />
    </nav>
  );
}

type Step = 'page' | 'prev' | 'next' | 'jump-prev' | 'jump-next';

const stepNames = {
  prev: msg`Previous page`,
  next: msg`Next page`,
  'jump-prev': msg`Jump back`,
  'jump-next': msg`Jump ahead`,
};

const stepSigns: Record<keyof typeof stepNames, ReactNode> = {
  prev: <Icon name="chevronLeft" />,
  next: <Icon name="chevronRight" />,
  'jump-prev': '…',
  'jump-next': '…',
};

const PageLink = ({ to, number, step, isCurrent }: { to: To; number: number; step: Step; isCurrent: boolean }) =>
  step === 'page' ? (
    <Link to={to} aria-label={t`Page ${number}`} aria-current={isCurrent ? 'page' : undefined}>
      {number}
    </Link>
  ) : (
    <Link
      to={to}
      className={styles.step}
      aria-label={i18n._(stepNames[step])}
      rel={step === 'prev' || step === 'next' ? step : undefined}
    >
      {stepSigns[step]}
    </Link>
  );
