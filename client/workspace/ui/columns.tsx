import type { ComponentProps, CSSProperties } from 'react';
import styles from './columns.module.css';

interface ColumnsProps extends ComponentProps<'div'> {
  /** The widths, in CSS syntax. */
  template: string;
  /** px. */
  gap?: number;
}

/** Not antd's columns, which are 24ths. Side by side on wide screens, stacked otherwise. */
export const Columns = ({ template, gap = 24, ...rest }: ColumnsProps) => (
  <div {...rest} className={styles.columns} style={{ '--columns': template, '--gap': `${gap}px` } as CSSProperties} />
);
