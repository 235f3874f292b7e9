import { useQuery } from '@apollo/client/react';
import { MeDocument } from '../../shared/lib/me.ts';
import { paths } from '../../shared/lib/paths.ts';
import { IconLink } from '../../shared/ui/button.tsx';

/** The way to /account from every signed-in page; nothing for a visitor. */
export function AccountLink() {
  const { data } = useQuery(MeDocument);
  return data?.me ? <IconLink icon="user" label="Account" to={paths.account} /> : null;
}
