import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react/macro';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { apiBase } from '../lib/api-base.ts';
import { unreachableText } from '../lib/errors.ts';
import { isSessionOver } from '../lib/me.ts';
import { sessionExpired } from '../lib/session.ts';
import { toast } from './toast.ts';

const GONE = 404;

interface DownloadLinkProps {
  /** Address on the server, such as /files/{id}. */
  url: string;
  /** The name of the downloaded file; by default the server names it. */
  name?: string;
  className?: string | undefined;
  'aria-label'?: string;
  /** Runs when the file arrives. */
  onBegin?: () => void;
  children: ReactNode;
}

/**
 * Checks that a file exists before downloading it. If the file is gone, the session over or the network down, the page
 * says so, whereas a download would just fail.
 */
export function DownloadLink({ url, name, onBegin, children, ...link }: DownloadLinkProps) {
  const { t } = useLingui();
  const client = useApolloClient();
  const isThere = useRef(false);
  const address = `${apiBase}${url}`;
  const press = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (isThere.current) return void (isThere.current = false);
    event.preventDefault();
    const anchor = event.currentTarget;
    try {
      const { ok, status } = await fetch(address, { method: 'HEAD', credentials: apiBase ? 'include' : 'same-origin' });
      if (!ok)
        return (await isSessionOver(client))
          ? void sessionExpired(true)
          : toast.error(
              status === GONE
                ? t`This file is not there any more.`
                : t`The file could not be downloaded. Please try again.`,
            );
      onBegin?.();
      isThere.current = true;
      anchor.click();
    } catch {
      toast.error(unreachableText());
    }
  };
  return (
    <a {...link} href={address} download={name ?? true} onClick={(event) => void press(event)}>
      {children}
    </a>
  );
}
