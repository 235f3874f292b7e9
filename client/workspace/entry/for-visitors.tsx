import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { MeDocument } from '../../shared/lib/me.ts';
import { hasUserDetails } from '../../shared/lib/session.ts';
import { SignedInRedirect } from './signed-in-redirect.tsx';

/** Who is signed in already goes on to where they belong. */
export function ForVisitors({ children }: { children: ReactNode }) {
  const me = useQuery(MeDocument).data?.me;
  return me && hasUserDetails() ? <SignedInRedirect role={me.role} /> : children;
}
