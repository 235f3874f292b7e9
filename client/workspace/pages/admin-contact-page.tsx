import { t } from '@lingui/core/macro';
import { ContactList } from '../admin/contact-list.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';

/** /admin/contact: what came through the contact form. */
export function AdminContactPage() {
  return (
    <Stack gap={20}>
      <PageTitle>{t`Contact messages`}</PageTitle>
      <ContactList />
    </Stack>
  );
}
