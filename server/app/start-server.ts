import { existsSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type Clock, systemClock } from '../core/clock.ts';
import type { Config } from '../core/config.ts';
import type { Services } from '../core/context.ts';
import { Database } from '../core/database.ts';
import { EventBus } from '../core/events.ts';
import type { Logger } from '../core/logger.ts';
import { DevelopmentMailbox, type MailTransport, type Sender } from '../core/mail.ts';
import { JobQueue } from '../core/job-queue.ts';
import { MailQueue, mailQueue } from '../core/mail-queue.ts';
import { Metrics } from '../core/metrics.ts';
import { Outbox } from '../core/outbox.ts';
import { PostgresEventChannel } from '../core/postgres-events.ts';
import { PublicAnswers } from '../core/public-answers.ts';
import { Secrets } from '../core/secrets.ts';
import { openStorage } from '../core/storage.ts';
import { TaskQueue, taskQueue } from '../core/tasks.ts';
import type { SharedWindows } from '../core/shared-windows.ts';
import { Traffic } from '../core/traffic.ts';
import { readSettings } from '../platform/settings/settings.service.ts';
import { startDelivering } from '../hiring/webhooks/webhook-delivery.service.ts';
import { webhookQueue } from '../hiring/webhooks/webhook.service.ts';
import { entities } from './contents.ts';
import { closeInTime } from './closing.ts';
import { createHttpServer } from './http-server.ts';
import { adviseOperator } from './start-advice.ts';
import { watchState } from './state-metrics.ts';
import { databaseReason, explained, listenReason } from './start-refusals.ts';
import { recurringTasks } from './recurring-tasks.ts';

export interface RunningServer {
  url: string;
  services: Services;
  close(): Promise<void>;
}

export interface ServerParts {
  config: Config;
  databaseUrl: string;
  log: Logger;
  clock?: Clock;
  clientRoot?: string;
  /** Whether it runs what is scheduled, and retries the jobs of processes that died. */
  isSupervising?: boolean;
  /** Runs after the migrations and before the first request: demo data, the first superadmin. */
  prepare?: (services: Services) => Promise<void>;
}

/** `close` lets everybody go elsewhere and takes it down in the reverse order, finishing what is in flight. */
export async function startServer(parts: ServerParts): Promise<RunningServer> {
  const started = new AsyncDisposableStack();
  try {
    const services = await startCore(parts, started);
    await adviseOperator(services);
    // First, as what prepares the database may send a mail.
    await services.queue.start([taskQueue, mailQueue, webhookQueue]);
    started.defer(() => services.queue.close());
    await parts.prepare?.(services);
    services.database.limitSilence();
    services.database.health.start();
    services.database.startReplicas();
    await services.events.start();
    started.defer(() => services.events.close());

    const mailbox = await startBackgroundWork(services, started);
    let isStopping = false;
    const app = await createHttpServer(services, {
      mailbox,
      clientRoot: parts.clientRoot ?? builtClient(),
      isStopping: () => isStopping,
    });
    started.defer(() => closeInTime(app, isStopping ? services.config.drainSeconds : 0));
    await listen(app, services);
    return {
      url: services.config.publicUrl,
      services,
      async close() {
        isStopping = true;
        await started.disposeAsync();
      },
    };
  } catch (error) {
    await started.disposeAsync();
    throw error;
  }
}

/** The build of now, by its own name: a later one does not change what this process serves (scripts/builds.mjs). */
function builtClient(): string {
  const newest = resolve('dist/client');
  return existsSync(newest) ? realpathSync(newest) : newest;
}

async function startCore(
  { config, databaseUrl, log, clock = systemClock, isSupervising = true }: ServerParts,
  started: AsyncDisposableStack,
): Promise<Services> {
  const database = await explained(
    Database.connect({
      url: databaseUrl,
      replicaUrls: config.databaseReplicaUrls,
      entities,
      searchLimits: config.trafficLimits.searches,
      log,
    }),
    databaseReason(config),
  );
  started.defer(() => database.close());
  const ran = await explained(database.migrate(), databaseReason(config));
  if (ran.length > 0) log.info({ migrations: ran }, 'Migrated');

  const secrets = new Secrets(config.appSecret);
  const redis = await sharedWindows(config.redisUrl, log, started);
  const queue = new JobQueue(database, clock, isSupervising, log);
  const services = {
    config: { ...config, publicUrl: config.publicUrl ?? `http://localhost:${config.port}` },
    clock,
    database,
    log,
    secrets,
    events: new EventBus(new PostgresEventChannel(databaseUrl, log), log),
    metrics: new Metrics(),
    outbox: new Outbox(database, queue, secrets),
    publicAnswers: new PublicAnswers(config.publicAnswerMilliseconds),
    queue,
    storage: await openStorage(config, log),
    tasks: new TaskQueue(database, queue, log),
    traffic: new Traffic(config.trafficLimits, redis?.open),
  };
  watchState(services, redis);
  return services;
}

async function sharedWindows(
  redisUrl: string | undefined,
  log: Logger,
  started: AsyncDisposableStack,
): Promise<SharedWindows | undefined> {
  if (!redisUrl) return undefined;
  const { SharedWindows } = await import('../core/shared-windows.ts');
  const windows = new SharedWindows(redisUrl, log);
  started.defer(() => windows.close());
  return windows;
}

/** Answers with the development mailbox where no SMTP_URL is set. */
async function startBackgroundWork(
  services: Services,
  started: AsyncDisposableStack,
): Promise<DevelopmentMailbox | undefined> {
  const { config, database, outbox, queue } = services;
  const sender: Sender = {
    get publicUrl() {
      return config.publicUrl;
    },
    address: config.mailFrom?.address,
    replyTo: config.supportEmail,
    settings: () => readSettings(database.prepared, config),
  };
  const mailbox = config.smtpUrl ? undefined : new DevelopmentMailbox(database, sender);
  const transport = mailbox ?? (await smtpTransport(config, sender));
  started.defer(() => transport.close());

  const mails = new MailQueue(services, transport);
  started.defer(() => {
    mails.close();
    return queue.close();
  });
  await services.tasks.start(recurringTasks, services);
  await mails.start();
  await startDelivering(services);
  outbox.wake = () => mails.wake();
  return mailbox;
}

async function smtpTransport({ smtpUrl = '', isProduction }: Config, sender: Sender): Promise<MailTransport> {
  const { SmtpTransport } = await import('../core/smtp-transport.ts');
  return new SmtpTransport(smtpUrl, sender, { isEncrypted: isProduction });
}

/** With PORT=0 the port is known only now, and links and the allowed Origin with it. */
async function listen(app: FastifyInstance, { config }: Services): Promise<void> {
  await explained(app.listen({ port: config.port, host: config.host }), listenReason(config));
  const address = app.server.address();
  if (config.port !== 0 || typeof address !== 'object' || !address) return;
  const isDefaultUrl = config.publicUrl === 'http://localhost:0';
  Object.assign(config, {
    port: address.port,
    ...(isDefaultUrl ? { publicUrl: `http://localhost:${address.port}` } : {}),
  });
}
