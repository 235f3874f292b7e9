import type { CSSProperties, ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import styles from './layout.module.css';

interface BoxProps {
  children: ReactNode;
  /** px, on the 8 px grid (4 where it must). */
  gap?: number;
  className?: string;
}

/** Things below each other. */
export const Stack = ({ children, gap = 16, className }: BoxProps) => <div className={cx(styles.stack, className)} style={{ gap }}>{children}</div>;

/** Things in a line that wraps. */
export const Cluster = ({ children, gap = 8, className, justify }: BoxProps & { justify?: CSSProperties['justifyContent'] }) => (
  <div className={cx(styles.cluster, className)} style={{ gap, justifyContent: justify }}>{children}</div>
);

/** A surface with a hairline. No Panel inside a Panel. */
export const Panel = ({ children, className, as: Tag = 'section', label }: { children: ReactNode; className?: string; as?: 'section' | 'article' | 'div' | 'aside'; label?: string }) => (
  <Tag className={cx(styles.panel, className)} aria-label={label}>{children}</Tag>
);

/** The column of a public page: centred, with margins. `narrow` is for forms. */
export const PageColumn = ({ children, narrow = false, className }: { children: ReactNode; narrow?: boolean; className?: string }) => (
  <div className={cx(styles.column, narrow && styles.narrow, className)}>{children}</div>
);
