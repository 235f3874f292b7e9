import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import proxyAddress from '@fastify/proxy-addr';
import * as z from 'zod/mini';
import { supportContact } from './product.rules.ts';
import { publicAnswerMilliseconds } from './public-answers.ts';
import { readS3Place, type S3Place } from './s3-place.ts';
import { type TrafficLimits, trafficLimits } from './traffic.rules.ts';

const optionalUrl = (protocols: RegExp, example: string) =>
  z.optional(z.url({ protocol: protocols, error: `must be a URL such as ${example}` }));

export interface Mailbox {
  name: string | undefined;
  address: string;
}

/** `jobs@example.in` or `Asha Jobs <jobs@example.in>`, the name in quotes or not; null if it is neither. */
function readMailbox(text: string): Mailbox | null {
  const [, quoted, plain, bracketed, alone] =
    /^\s*(?:(?:"([^"\p{Cc}]+)"|([^"<>\p{Cc}]+?))?\s*<([^<>\s]+)>|([^<>\s]+))\s*$/u.exec(text) ?? [];
  const address = bracketed ?? alone;
  if (!z.email().safeParse(address).success) return null;
  return { name: (quoted ?? plain)?.trim() || undefined, address: address ?? '' };
}

/** Without path, query or fragment; a slash at the end is forgiven. */
const isOrigin = (url: string | undefined): boolean => url === undefined || /^\w+:\/\/[^/?#]+\/*$/.test(url);

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

function isListOfProxies(text: string): boolean {
  try {
    proxyAddress.compile(listOf(text));
    return true;
  } catch {
    return false;
  }
}

const wholeNumber = (least: number, most: number) =>
  z.coerce
    .number('must be a number')
    .check(
      z.refine(
        (value) => Number.isInteger(value) && value >= least && value <= most,
        `must be a whole number from ${least} to ${most}`,
      ),
    );

const environmentSchema = z.object({
  NODE_ENV: z._default(
    z.enum(['development', 'production', 'test'], 'must be development, production or test'),
    'development',
  ),
  PORT: z._default(wholeNumber(0, 65_535), 4000),
  HOST: z._default(z.string(), '127.0.0.1'),
  PUBLIC_URL: optionalUrl(/^https?$/, 'https://jobs.example.in').check(
    z.refine(isOrigin, 'must end after the host: everything is served from the root'),
  ),
  DATABASE_URL: optionalUrl(/^postgres(ql)?$/, 'postgres://user:password@host/kaamyab'),
  DATABASE_REPLICA_URLS: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => listOf(text).every((url) => URL.canParse(url) && /^postgres(ql)?:/.test(url)),
          'must list URLs such as postgres://user:password@replica/kaamyab, with commas between',
        ),
      ),
  ),
  REDIS_URL: optionalUrl(/^rediss?$/, 'redis://host:6379'),
  SMTP_URL: optionalUrl(/^smtps?$/, 'smtp://user:password@host:587'),
  MAIL_FROM: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => readMailbox(text) !== null,
          'must be an e-mail address, or a name with one: Asha Jobs <jobs@example.in>',
        ),
      ),
  ),
  OUTGOING: z.optional(z.enum(['parked', 'on'], 'must be parked or on')),
  STORAGE_URL: z.optional(
    z
      .string()
      .check(
        z.refine(
          (url) => url.startsWith('file:') || readS3Place(url, {}) !== null,
          'must begin with file:, or be like s3://bucket?endpoint=https://files.example.in&region=ap-south-1',
        ),
      ),
  ),
  AWS_ACCESS_KEY_ID: z.optional(z.string()),
  AWS_SECRET_ACCESS_KEY: z.optional(z.string()),
  DATA_DIR: z._default(z.string(), './.data'),
  SEED: z.optional(z.string().check(z.regex(/^(none|demo|bench:[1-9]\d*)$/, 'must be none, demo or bench:<jobs>'))),
  APP_SECRET: z.optional(z.string().check(z.minLength(32, 'must have at least 32 characters'))),
  SUPERADMIN_EMAIL: z.optional(z.email('must be an e-mail address')),
  SUPPORT_EMAIL: z.optional(z.email('must be an e-mail address')),
  TRUST_PROXY: z.optional(
    z
      .string()
      .check(
        z.refine(
          isListOfProxies,
          'must list IP addresses, networks such as 10.0.0.0/8, or loopback, linklocal, uniquelocal',
        ),
      ),
  ),
  HSTS_SUBDOMAINS: z.optional(z.enum(['yes', 'no'], 'must be yes or no')),
  WEBHOOKS_TO_PRIVATE_ADDRESSES: z.optional(z.enum(['yes', 'no'], 'must be yes or no')),
  BACKUP_DIR: z.optional(z.string()),
  BACKUP_EVERY_HOURS: z._default(
    z.coerce
      .number('must be a number')
      .check(
        z.refine(
          (hours) => [1, 2, 3, 4, 6, 8, 12, 24].includes(hours),
          'must divide the day: 1, 2, 3, 4, 6, 8, 12 or 24',
        ),
      ),
    24,
  ),
  BACKUP_HOUR: z._default(wholeNumber(0, 23), 2),
  BACKUP_KEEP_DAYS: z._default(wholeNumber(1, 3650), 14),
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16, 'must have at least 16 characters'))),
  DRAIN_SECONDS: z.optional(wholeNumber(0, 300)),
  LOG_LEVEL: z._default(
    z.enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    ),
    'info',
  ),
});

/** Every name of the environment that the server reads (contract, "Environment"). */
export const environmentNames = Object.keys(environmentSchema.shape);

export interface Config {
  isProduction: boolean;
  port: number;
  host: string;
  /** Unset until the port is known: main fills it in. */
  publicUrl: string | undefined;
  databaseUrl: string | undefined;
  /** Standbys of that database, which answer public reads. */
  databaseReplicaUrls: string[];
  redisUrl: string | undefined;
  smtpUrl: string | undefined;
  /** The address from which mails come, and the name that they have until a superadmin sets another one. */
  mailFrom: Mailbox | undefined;
  /** Whether mails and webhooks leave; unset until a restore parks them. */
  outgoing: 'parked' | 'on' | undefined;
  storageUrl: string;
  /** If files are in an S3-compatible store. */
  s3: S3Place | null;
  dataDir: string;
  seed: string | undefined;
  appSecret: string;
  superadminEmail: string | undefined;
  /** Unset if such mails are not read. */
  supportEmail: string | undefined;
  /** HSTS includes the subdomains of PUBLIC_URL. */
  hstsSubdomains: boolean;
  trustedProxies: string[];
  /** Seconds that a server still serves after a SIGTERM, so that callers learn to send their requests elsewhere. */
  drainSeconds: number;
  /** The token that a reader of /metrics must show; in production no one reads them without it. */
  metricsToken: string | undefined;
  /** Scheduled backups, if there is a folder for them; the hour is one of India. */
  backup: { folder: string; everyHours: number; hour: number; keepDays: number } | null;
  /** Also without https. For development: any recruiter could call services in the server's own network. */
  webhooksMayReachPrivate: boolean;
  logLevel: string;
  trafficLimits: TrafficLimits;
  publicAnswerMilliseconds: number;
}

export function adviceOn(environment: NodeJS.ProcessEnv): string[] {
  if (environment.NODE_ENV !== 'production') return [];
  const isPlain = environment.PUBLIC_URL?.startsWith('http:')
    ? [
        'PUBLIC_URL begins with http: passwords and cookies travel unencrypted, ' +
          'and mail programs show no button to unsubscribe.',
      ]
    : [];
  return [
    ...isPlain,
    ...(environment.SUPPORT_EMAIL
      ? []
      : [
          'SUPPORT_EMAIL is not set: messages of the contact form are kept, ' +
            `but their mails go to ${supportContact.email}, which nobody reads.`,
        ]),
  ];
}

/** A load balancer that asks every few seconds has noticed by then. */
const productionDrainSeconds = 10;

/** A start that cannot work is refused with a sentence that names the setting. */
export class ConfigError extends Error {}

/** Throws ConfigError naming the first wrong value. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(set);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigError(`${issue?.path.join('.') ?? 'The environment'} ${issue?.message ?? 'is wrong'}.`);
  }
  const env = parsed.data;
  const isProduction = env.NODE_ENV === 'production';
  const dataDir = resolve(env.DATA_DIR);
  if (isProduction) refuseInProduction(env);
  return {
    isProduction,
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, ''),
    databaseUrl: env.DATABASE_URL,
    databaseReplicaUrls: listOf(env.DATABASE_REPLICA_URLS ?? ''),
    redisUrl: env.REDIS_URL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM === undefined ? undefined : (readMailbox(env.MAIL_FROM) ?? undefined),
    outgoing: env.OUTGOING,
    s3: s3Of(env),
    storageUrl: env.STORAGE_URL ?? `file:${join(dataDir, 'files')}`,
    dataDir,
    seed: env.SEED,
    appSecret: env.APP_SECRET ?? keptAppSecret(dataDir),
    superadminEmail: env.SUPERADMIN_EMAIL,
    supportEmail: env.SUPPORT_EMAIL,
    hstsSubdomains: env.HSTS_SUBDOMAINS === 'yes',
    trustedProxies: listOf(env.TRUST_PROXY ?? ''),
    metricsToken: env.METRICS_TOKEN,
    backup: backupOf(env),
    webhooksMayReachPrivate: env.WEBHOOKS_TO_PRIVATE_ADDRESSES === 'yes',
    drainSeconds: env.DRAIN_SECONDS ?? (isProduction ? productionDrainSeconds : 0),
    logLevel: env.LOG_LEVEL,
    trafficLimits,
    publicAnswerMilliseconds,
  };
}

function backupOf(env: z.output<typeof environmentSchema>): Config['backup'] {
  if (!env.BACKUP_DIR) return null;
  return {
    folder: resolve(env.BACKUP_DIR),
    everyHours: env.BACKUP_EVERY_HOURS,
    hour: env.BACKUP_HOUR,
    keepDays: env.BACKUP_KEEP_DAYS,
  };
}

function s3Of(env: z.output<typeof environmentSchema>): S3Place | null {
  const place = readS3Place(env.STORAGE_URL ?? '', env);
  if (place && !(place.credentials.accessKeyId && place.credentials.secretAccessKey))
    throw new ConfigError('STORAGE_URL must come with AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.');
  return place;
}

/** Of docker-compose.yml. */
export const trialSecret = 'everybodyknowsthissecretsoitisfortrialsonly';

function refuseInProduction(env: z.output<typeof environmentSchema>): void {
  if (!env.APP_SECRET) throw new ConfigError('APP_SECRET is required in production.');
  if (env.APP_SECRET === trialSecret)
    throw new ConfigError(
      'APP_SECRET must be your own in production: that of docker-compose.yml is known to everybody.',
    );
  if (!env.SMTP_URL)
    throw new ConfigError('SMTP_URL is required in production: the built-in mailbox is for development only.');
  if (!env.PUBLIC_URL) throw new ConfigError('PUBLIC_URL is required in production.');
  if (env.WEBHOOKS_TO_PRIVATE_ADDRESSES === 'yes')
    throw new ConfigError('WEBHOOKS_TO_PRIVATE_ADDRESSES must be no in production: recruiters choose the addresses.');
  if (env.SEED && env.SEED !== 'none')
    throw new ConfigError('SEED must be none in production: the demo accounts have a known password.');
}

function keptAppSecret(dataDir: string): string {
  const file = join(dataDir, 'app-secret');
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8').trim();
}
