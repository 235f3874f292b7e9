import { i18n, type MessageDescriptor } from '@lingui/core';
import { NavLink } from 'react-router-dom';
import { Icon, type IconName } from '../../shared/ui/icon.tsx';
import styles from './nav-list.module.css';

export interface NavEntry {
  readonly label: MessageDescriptor;
  readonly to: string;
  readonly icon: IconName;
  /** 1 for an entry that hangs below the one before. */
  readonly indent?: 0 | 1;
  /** Not marked on the pages below it. */
  readonly isExact?: boolean;
}

/**
 * Own, because antd's Menu makes commands of its links: a screen reader announces "menu item" and takes the arrow keys.
 */
export function NavList({ entries }: { entries: readonly NavEntry[] }) {
  return (
    <ul className={styles.list}>
      {entries.map(({ label, to, icon, indent = 0, isExact = false }) => (
        <li key={to}>
          <NavLink to={to} end={isExact} className={styles.link} style={{ paddingLeft: 12 + indent * 24 }}>
            <Icon name={icon} />
            {i18n._(label)}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
