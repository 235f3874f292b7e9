import type { CSSProperties } from 'react';
import { hueOf, initialsOf } from '../lib/initials.ts';
import styles from './initials.module.css';

interface InitialsProps {
  name: string;
  size?: number;
  /** Round for people, rounded square for companies. */
  shape?: 'company' | 'person';
}

/** Stands for a company or a person without a picture. Decorative: the name is always written beside it. */
export function Initials({ name, size = 44, shape = 'company' }: InitialsProps) {
  const style = { '--hue': hueOf(name), width: size, height: size, fontSize: size * 0.38 } as CSSProperties;
  return (
    <span aria-hidden className={shape === 'person' ? `${styles.initials} ${styles.person}` : styles.initials} style={style}>
      {initialsOf(name)}
    </span>
  );
}
