import { cx } from '../lib/cx.ts';
import { hueOf, initialsOf } from '../lib/initials.ts';
import styles from './initials.module.css';

interface InitialsProps {
  name: string;
  /** px */
  size?: 40 | 44 | 56;
  /** Round for people, rounded square for companies. */
  shape?: 'company' | 'person';
}

/** A placeholder for the picture of a company or a person. Decorative: the name is always next to it. */
export function Initials({ name, size = 44, shape = 'company' }: InitialsProps) {
  return (
    <span
      aria-hidden
      className={cx(styles.initials, shape === 'person' && styles.person, styles[`size${size}`], `hue${hueOf(name)}`)}
    >
      {initialsOf(name)}
    </span>
  );
}
