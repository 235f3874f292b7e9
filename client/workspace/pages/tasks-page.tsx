import { t } from '@lingui/core/macro';
import { MailList } from '../admin/mail-list.tsx';
import { TaskList } from '../admin/task-list.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';

/** /superadmin/tasks: why mails did not arrive, and how the server's scheduled tasks are doing. */
export function TasksPage() {
  return (
    <Stack gap={20}>
      <PageTitle>{t`Emails and tasks`}</PageTitle>
      <h2>{t`Emails`}</h2>
      <MailList />
      <h2>{t`Tasks`}</h2>
      <TaskList />
    </Stack>
  );
}
