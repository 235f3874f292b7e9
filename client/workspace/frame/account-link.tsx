import { t } from '@lingui/core/macro';
import { useMe } from '../../shared/lib/me.ts';
import { paths } from '../../shared/lib/paths.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { LinkButton } from '../ui/buttons.tsx';

/** The link to /account on every signed-in page; renders nothing for visitors. */
export function AccountLink() {
  const { data } = useMe();
  if (!data?.me) return null;
  return (
    <LinkButton type="text" to={paths.account} icon={<Icon name="user" />} aria-label={t`Account`} title={t`Account`} />
  );
}
