import { newestBackup } from '../platform/backups/backup-schedule.service.ts';
import type { Services } from '../core/context.ts';
import { only } from '../core/metrics.ts';
import { isParked } from '../core/outgoing.ts';
import { readQueues } from './queue-state.queries.ts';
import type { SharedWindows } from '../core/shared-windows.ts';

const asNumber = (isTrue: boolean): number => (isTrue ? 1 : 0);

/** What a process and its neighbours are like now, for /metrics. */
export function watchState(services: Services, redis: SharedWindows | undefined): void {
  const { config, metrics } = services;
  watchDatabase(services);
  watchQueues(services);
  metrics.watch({
    name: 'kaamyab_redis_up',
    help: 'Whether Redis answers; without a value where none is set.',
    read: () => (redis ? only(asNumber(redis.isThere)) : []),
  });
  metrics.watch({
    name: 'kaamyab_outgoing_parked',
    help: 'Whether mails and webhooks are kept here (OUTGOING, or a restored database).',
    read: async () => only(asNumber(await isParked(services))),
  });
  metrics.watch({
    name: 'kaamyab_last_backup_timestamp_seconds',
    help: 'When the newest archive in BACKUP_DIR was made; 0 while there is none, without a value where none is set.',
    read: async () => (config.backup ? only(((await newestBackup(config.backup.folder))?.getTime() ?? 0) / 1000) : []),
  });
}

function watchDatabase({ database, metrics }: Services): void {
  metrics.watch({
    name: 'kaamyab_database_up',
    help: 'Whether the database answers.',
    read: () => only(asNumber(!database.health.isAway)),
  });
  metrics.watch({
    name: 'kaamyab_database_connections',
    help: 'Connections of this process by pool and state; waiting: calls that have none yet.',
    labelNames: ['pool', 'state'],
    read: () =>
      Object.entries(database.pools).flatMap(([pool, { totalCount, idleCount, waitingCount }]) => [
        { labels: { pool, state: 'in use' }, value: totalCount - idleCount },
        { labels: { pool, state: 'idle' }, value: idleCount },
        { labels: { pool, state: 'waiting' }, value: waitingCount },
      ]),
  });
  metrics.watch({
    name: 'kaamyab_replica_up',
    help: 'Whether a replica answers public reads, by its place in DATABASE_REPLICA_URLS.',
    labelNames: ['replica'],
    read: () =>
      database.replicaStates().map((isFresh, index) => ({
        labels: { replica: String(index + 1) },
        value: asNumber(isFresh),
      })),
  });
}

/** Of the whole portal: each process says the same. Asked once for both figures. */
function watchQueues({ database, clock, metrics }: Services): void {
  let asked: Promise<Awaited<ReturnType<typeof ask>>> | undefined;
  const ask = () => database.prepared(readQueues(clock.now()));
  const figures = (field: 'waiting' | 'oldestSeconds') => async () => {
    if (database.health.isAway) return [];
    const rows = await (asked ??= ask().finally(() => (asked = undefined)));
    return rows.map((row) => ({ labels: { queue: row.queue }, value: row[field] }));
  };
  metrics.watch({
    name: 'kaamyab_queue_waiting',
    help: 'How many mails, webhook deliveries and tasks wait in the database.',
    labelNames: ['queue'],
    read: figures('waiting'),
  });
  metrics.watch({
    name: 'kaamyab_queue_oldest_seconds',
    help: 'How long the oldest mail has waited, and how long the oldest webhook delivery and task are due.',
    labelNames: ['queue'],
    read: figures('oldestSeconds'),
  });
}
