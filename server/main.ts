import 'reflect-metadata';
import { ensureSuperadmin, newSetupPath } from './people/identity/login/setup.service.ts';
import { type RunningServer, startServer } from './app/start-server.ts';
import { adviceOn, ConfigError, readConfig } from './core/config.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './platform/embedded-postgres/embedded-postgres.ts';
import { FolderInUseError } from './platform/embedded-postgres/embedded-postgres-lock.ts';
import { createLogger, type Logger } from './core/logger.ts';
import { demoPassword, loadDemo, refuseDemoAccounts } from './demo/demo.service.ts';

async function main(): Promise<void> {
  const parts: Parts = {};
  const stop = stopper(parts);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(0, signal));
  try {
    const config = readConfig(process.env);
    const log = createLogger(config.logLevel);
    parts.log = log;
    for (const advice of adviceOn(process.env)) log.warn(advice);
    if (!config.databaseUrl) {
      log.info({ folder: config.dataDir }, 'Starting the database; the first start makes it and takes longer');
      parts.postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, log });
    }
    const seed = config.seed ?? (parts.postgres ? 'demo' : 'none');
    const hasDemo = seed !== 'none' && !config.isProduction;
    parts.server = await startServer({
      config,
      databaseUrl: config.databaseUrl ?? parts.postgres?.url ?? '',
      log,
      prepare: async (services) => {
        if (hasDemo) await loadDemo(services, Number(seed.split(':')[1] ?? 0));
        if (config.isProduction) await refuseDemoAccounts(services);
        await ensureSuperadmin(services);
      },
    });
    const setupPath = await newSetupPath(parts.server.services);
    console.log(welcome(parts.server.url, { hasMailbox: !config.smtpUrl, hasDemo, setupPath }));
  } catch (error) {
    reportFailedStart(error);
    stop(1);
  }
}

interface Parts {
  log?: Logger;
  postgres?: EmbeddedPostgres;
  server?: RunningServer;
}

/** Takes down what was started, once, whether the start was finished or not. */
function stopper(parts: Parts): (exitCode: number, signal?: NodeJS.Signals) => void {
  let isStopping = false;
  return (exitCode, signal) => {
    if (isStopping) return;
    isStopping = true;
    if (signal) parts.log?.info({ signal }, 'Told to stop');
    const stopAll = async (): Promise<void> => {
      await parts.server?.close();
      await parts.postgres?.stop();
    };
    stopAll().then(
      () => process.exit(exitCode),
      (error: unknown) => {
        console.error('The server could not stop in order:', error);
        process.exit(1);
      },
    );
  };
}

function reportFailedStart(error: unknown): void {
  const isExplained = error instanceof ConfigError || error instanceof FolderInUseError;
  console.error(isExplained ? `Kaamyab cannot start: ${error.message}` : error);
}

interface Welcome {
  hasMailbox: boolean;
  hasDemo: boolean;
  setupPath: string | undefined;
}

function welcome(url: string, { hasMailbox, hasDemo, setupPath }: Welcome): string {
  const demo = ['seeker', 'hr', 'admin', 'superadmin'].map((name) => `    ${name}@demo.kaamyab.test`).join('\n');
  return [
    `\n  Kaamyab runs at ${url}`,
    ...(hasDemo ? [`  Demo accounts, password ${demoPassword}:\n${demo}`] : []),
    ...(setupPath
      ? [`  Nobody administers it yet. Name the first superadmin within an hour:\n    ${url}${setupPath}`]
      : []),
    ...(hasMailbox ? [`  Mails are kept at ${url}/dev/mailbox`] : []),
    `  API playground: ${url}/playground\n`,
  ].join('\n');
}

await main();
