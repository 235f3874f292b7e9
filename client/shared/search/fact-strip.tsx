import type { ReactNode } from 'react';
import styles from './fact-strip.module.css';
import { Icon, type IconName } from '../ui/icon.tsx';

export interface Fact {
  readonly icon: IconName;
  readonly label: string;
  readonly value: ReactNode;
}

/** Short facts side by side, to check before reading on. */
export function FactStrip({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.strip}>
      {facts.map(({ icon, label, value }) => (
        <div key={label} className={styles.fact}>
          <dt className="quiet small">
            <Icon name={icon} size={16} />
            {label}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
