import { type ReactNode, useRef } from 'react';
import { cx } from '../lib/cx.ts';
import { useKeptFocus } from '../lib/kept-focus.ts';
import styles from './layout.module.css';

interface BoxProps {
  children: ReactNode;
  /** px. Classes, not inline styles: the Content-Security-Policy would block those of the server's HTML. */
  gap?: 8 | 12 | 16 | 20 | 24;
  className?: string;
}

/** A vertical stack. */
export const Stack = ({ children, gap = 16, className }: BoxProps) => (
  <div className={cx(styles.stack, styles[`gap${gap}`], className)}>{children}</div>
);

/** A row that wraps. */
export const Cluster = ({
  children,
  gap = 8,
  className,
  justify,
}: BoxProps & { justify?: 'center' | 'space-between' }) => (
  <div className={cx(styles.cluster, styles[`gap${gap}`], justify && styles[justify], className)}>{children}</div>
);

/** A surface with a hairline. No Panel inside a Panel. */
export const Panel = ({
  children,
  className,
  as: Tag = 'section',
  label,
}: {
  children: ReactNode;
  className?: string;
  as?: 'section' | 'article' | 'div' | 'aside';
  label?: string;
}) => (
  <Tag className={cx(styles.panel, className)} aria-label={label}>
    {children}
  </Tag>
);

/** The column of a public page: centred, with margins. `narrow` is for forms. */
export const PageColumn = ({
  children,
  narrow = false,
  className,
}: {
  children: ReactNode;
  narrow?: boolean;
  className?: string;
}) => <div className={cx(styles.column, narrow && styles.narrow, className)}>{children}</div>;

/** A list whose rows disappear with the server's answer: the focus of a removed row moves to the remaining ones. */
export function KeptFocus({ children }: { children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  useKeptFocus(area, area);
  return (
    <div ref={area} tabIndex={-1} className={styles.kept}>
      {children}
    </div>
  );
}
