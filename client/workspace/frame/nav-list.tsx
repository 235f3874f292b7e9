import { NavLink } from 'react-router-dom';
import { useIsKnownPath } from '../../shared/lib/known-paths.ts';
import { Icon, type IconName } from '../../shared/ui/icon.tsx';
import styles from './nav-list.module.css';

export interface NavEntry {
  readonly label: string;
  readonly to: string;
  readonly icon: IconName;
  /** 1 for an entry that hangs below the one before. */
  readonly indent?: 0 | 1;
}

/**
 * Own, because antd's Menu makes commands of its links: a screen reader announces "menu item" and takes the arrow keys.
 * Entries of a sidebar, without those whose page does not exist (yet).
 */
export function NavList({ entries }: { entries: readonly NavEntry[] }) {
  const isKnownPath = useIsKnownPath();
  return (
    <ul className={styles.list}>
      {entries
        .filter(({ to }) => isKnownPath(to))
        .map(({ label, to, icon, indent = 0 }) => (
          <li key={to}>
            <NavLink to={to} className={styles.link} style={{ paddingLeft: 12 + indent * 24 }}>
              <Icon name={icon} />
              {label}
            </NavLink>
          </li>
        ))}
    </ul>
  );
}
