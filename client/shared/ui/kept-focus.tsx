import { type ReactNode, useRef } from 'react';
import { useKeptFocus } from '../lib/kept-focus.ts';
import styles from './kept-focus.module.css';

/** A list whose rows leave it with the answer of the server: what is left takes over the focus of a row that goes. */
export function KeptFocus({ children }: { children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  useKeptFocus(area, area);
  return (
    <div ref={area} tabIndex={-1} className={styles.area}>
      {children}
    </div>
  );
}
