import { t } from '@lingui/core/macro';
import { EntryPage } from '../entry/entry-page.tsx';
import { InvitationForm, MissingInvitation } from '../passwords/invitation-form.tsx';
import { useMailedLink } from '../passwords/reset-link.ts';

/** /invitation: an invited admin chooses a password. */
export function InvitationPage() {
  const link = useMailedLink();
  return (
    <EntryPage title={t`Join the team`}>{link ? <InvitationForm link={link} /> : <MissingInvitation />}</EntryPage>
  );
}
