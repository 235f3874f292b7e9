import { useMutation } from '@apollo/client/react';
import { plural, t } from '@lingui/core/macro';
import { type TaskName, taskLabels } from '../../../server/core/task.labels.ts';
import type { AdminTasksQuery } from '../../gql/graphql.ts';
import { longDateTime } from '../../shared/lib/dates.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { ActButton } from '../ui/act-button.tsx';
import { type AdminColumn, AdminList, Cell, useRows } from './admin-list.tsx';
import styles from './admin-list.module.css';
import { AdminTasksDocument, RunTaskDocument } from './mail-documents.ts';

/** The technical name, as in the server's log, if there is no label. */
const taskText = (name: string): string => (name in taskLabels ? taskLabels[name as TaskName]() : name);

type Task = AdminTasksQuery['adminTasks'][number] & { id: string };

/** The server's scheduled tasks and their last results. */
export function TaskList() {
  const rows = useRows(AdminTasksDocument, {}, ({ adminTasks }) => ({
    items: adminTasks.map((task) => ({ ...task, id: task.name })),
  }));
  return (
    <AdminList
      label={t`Tasks`}
      columns={columns()}
      rows={rows}
      texts={{ loading: t`Loading tasks`, failed: t`The tasks could not be loaded.`, empty: t`There are no tasks.` }}
    />
  );
}

const columns = (): AdminColumn<Task>[] => [
  {
    title: t`Task`,
    width: '30%',
    renderCell: ({ name, nextRunAt }) => (
      <div className={styles.facts}>
        <span>{taskText(name)}</span>
        {nextRunAt && <span className="quiet small">{t`Next run: ${longDateTime(nextRunAt)}`}</span>}
        <code className="quiet small">{name}</code>
      </div>
    ),
  },
  {
    title: t`Last success`,
    renderCell: ({ succeededAt, isRunning }) => (
      <Cell more={isRunning && t`running now`}>{succeededAt ? longDateTime(succeededAt) : t`not this week`}</Cell>
    ),
  },
  { title: t`Failures this week`, renderCell: (task) => <Failures task={task} /> },
  { title: t`Change`, renderCell: ({ name }) => <RunNow name={name} /> },
];

const Failures = ({ task: { failures, failedAt, tries, lastError } }: { task: Task }) =>
  failures === 0 && !lastError ? (
    t`none`
  ) : (
    <div className={styles.facts}>
      <span>
        <Badge tone="brick">{plural(failures, { one: '# run failed', other: '# runs failed' })}</Badge>
      </span>
      {failedAt && (
        <span className="quiet small">
          {t`Last one on ${longDateTime(failedAt)}`}, {plural(tries, { one: 'tried once', other: 'tried # times' })}
        </span>
      )}
      {lastError && <span className="quiet small">{lastError}</span>}
    </div>
  );

function RunNow({ name }: { name: string }) {
  const [runTask] = useMutation(RunTaskDocument, { variables: { name } });
  return (
    <ActButton aria-label={t`Run now: ${taskText(name)}`} act={runTask} done={t`Runs in a moment: ${taskText(name)}`}>
      {t`Run now`}
    </ActButton>
  );
}
