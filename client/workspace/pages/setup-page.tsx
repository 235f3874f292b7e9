import { t } from '@lingui/core/macro';
import { EntryPage } from '../entry/entry-page.tsx';
import { MissingSetupLink, PortalSetup } from '../passwords/portal-setup.tsx';
import { useMailedLink } from '../passwords/reset-link.ts';

/** /setup: the holder of the link that the server printed names the first superadmin. */
export function SetupPage() {
  const link = useMailedLink();
  return (
    <EntryPage title={t`Set up the portal`}>
      {link ? <PortalSetup token={link.token} /> : <MissingSetupLink />}
    </EntryPage>
  );
}
