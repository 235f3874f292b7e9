import type { ComponentProps, CSSProperties } from 'react';
import styles from './columns.module.css';

interface ColumnsProps extends ComponentProps<'div'> {
  /** Their widths, as CSS writes them. */
  template: string;
  /** px. */
  gap?: number;
}

/** Own, because antd's columns are shares of 24. Beside each other on wide screens, else below each other. */
export const Columns = ({ template, gap = 24, ...rest }: ColumnsProps) => (
  <div {...rest} className={styles.columns} style={{ '--columns': template, '--gap': `${gap}px` } as CSSProperties} />
);
