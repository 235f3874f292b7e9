import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { PortalSettingsDocument } from '../admin/settings-documents.ts';
import { SettingsForm } from '../admin/settings-form.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';
import { Loaded } from '../ui/page-states.tsx';

/** /superadmin/settings: limits, retention, the mail sender, legal texts. */
export function SettingsPage() {
  const query = useQuery(PortalSettingsDocument, { fetchPolicy: 'network-only' });
  return (
    <Stack gap={20}>
      <PageTitle>{t`Settings`}</PageTitle>
      <p>{t`Changes apply to the whole portal right away and are recorded in the audit log.`}</p>
      <Loaded
        query={query}
        loading={t`Loading the settings`}
        failed={t`The settings could not be loaded.`}
        height={480}
      >
        {({ portalSettings }) => <SettingsForm settings={portalSettings} />}
      </Loaded>
    </Stack>
  );
}
