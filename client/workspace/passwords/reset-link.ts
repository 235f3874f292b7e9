import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

export interface ResetLink {
  readonly email: string;
  readonly token: string;
}

/**
 * Reads a mailed link. The token is in the fragment, which is never sent to servers or logged; the query works too
 * (OP-072).
 */
export function resetLinkOf(search: string, hash: string): ResetLink | null {
  const query = new URLSearchParams(search);
  const token = new URLSearchParams(hash.slice(1)).get('token') ?? query.get('token');
  return token ? { email: query.get('email') ?? '', token } : null;
}

/**
 * The link that the page was last opened with. Its token is removed from the address bar and the history at once; the
 * page keeps it in memory.
 */
export function useMailedLink(): ResetLink | null {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const opened = resetLinkOf(search, hash);
  const [link, setLink] = useState(opened);
  if (opened && opened.token !== link?.token) setLink(opened);
  useEffect(() => {
    if (search || hash) void navigate(pathname, { replace: true });
  }, [pathname, search, hash, navigate]);
  return link;
}
