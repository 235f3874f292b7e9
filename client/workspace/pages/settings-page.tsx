import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { PortalSettingsDocument } from '../admin/settings-documents.ts';
import { SettingsForm } from '../admin/settings-form.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';
import { ErrorState } from '../ui/page-states.tsx';
import { SkeletonBlock } from '../ui/skeleton.tsx';

/** /superadmin/settings: limits, retention, the sender of mails, legal texts. */
export function SettingsPage() {
  const { data, error, refetch } = useQuery(PortalSettingsDocument, { fetchPolicy: 'network-only' });
  return (
    <Stack gap={20}>
      <PageTitle>{t`Settings`}</PageTitle>
      <p>{t`They hold for the whole portal as soon as they are saved. Each change is in the audit log.`}</p>
      {data && <SettingsForm settings={data.portalSettings} />}
      {!data && error && (
        <ErrorState title={t`The settings could not be loaded.`} error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <SkeletonBlock label={t`Loading the settings`} height={480} />}
    </Stack>
  );
}
