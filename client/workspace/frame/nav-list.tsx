import { i18n, type MessageDescriptor } from '@lingui/core';
import { NavLink } from 'react-router-dom';
import { Icon, type IconName } from '../../shared/ui/icon.tsx';
import styles from './nav-list.module.css';

export interface NavEntry {
  readonly label: MessageDescriptor;
  readonly to: string;
  readonly icon: IconName;
  /** 1 for an entry nested below the previous one. */
  readonly indent?: 0 | 1;
  /** Not highlighted on its subpages. */
  readonly isExact?: boolean;
}

/** Not antd's Menu: it gives links the role menuitem, so screen readers announce a menu and take the arrow keys. */
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
