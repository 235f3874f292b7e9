import { t } from '@lingui/core/macro';
import { AuditLog } from '../admin/audit-log.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';

/** /superadmin/audit: who changed what. */
export function AuditLogPage() {
  return (
    <Stack gap={20}>
      <PageTitle>{t`Audit log`}</PageTitle>
      <AuditLog />
    </Stack>
  );
}
