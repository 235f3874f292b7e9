import { useIsKnownPath } from '../../lib/known-paths.ts';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import styles from './profile-card.module.css';

/** E-mail address and password: changed on pages of their own (PROF-06, 07). */
export function AccountRows({ email }: { email: string }) {
  const isKnownPath = useIsKnownPath();
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Email</dt>
        <dd>{email}</dd>
      </div>
      {isKnownPath(paths.resetPassword) && (
        <div>
          <dt>Password</dt>
          <dd><LinkButton to={paths.resetPassword}>Update Password</LinkButton></dd>
        </div>
      )}
    </dl>
  );
}
