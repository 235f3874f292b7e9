import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { productName } from '../../../server/core/product.rules.ts';
import styles from './logo.module.css';

/** The mark and the name; links to the home page. */
export function Logo() {
  const { t } = useLingui();
  return (
    <Link to={paths.home} className={styles.logo} aria-label={t`${productName}, home`}>
      <svg width="30" height="30" viewBox="0 0 32 32" aria-hidden>
        <rect className={styles.ground} width="32" height="32" rx="9" />
        <path className={styles.stem} d="M11 7.5v17M11 18l8.5 6.5" />
        <path className={styles.leaf} d="M12.5 16.5C12.5 10.5 17 7.5 24 7.5c0 6.5-4 10.5-11.5 9z" />
      </svg>
      <span className={styles.name}>{productName}</span>
    </Link>
  );
}
