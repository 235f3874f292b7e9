import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { adviceOn, ConfigError, environmentNames, readConfig, trialSecret } from './config.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'kaamyab-config-'));
afterAll(() => rmSync(dataDir, { recursive: true }));
const production = {
  NODE_ENV: 'production',
  APP_SECRET: 's'.repeat(32),
  SMTP_URL: 'smtp://mail.example.in',
  PUBLIC_URL: 'https://jobs.example.in',
  DATA_DIR: dataDir,
};

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['PORT', '80.5'],
  ['PUBLIC_URL', 'https://jobs.example.in/portal'],
  ['PUBLIC_URL', 'https://jobs.example.in?x'],
  ['TRUST_PROXY', 'proxy.example.in'],
  ['TRUST_PROXY', '10.0.0.1, 300.1.1.1'],
  ['TRUST_PROXY', '10.0.0.0/40'],
  ['TRUST_PROXY', 'true'],
  ['METRICS_TOKEN', 'short'],
  ['WEBHOOKS_TO_PRIVATE_ADDRESSES', 'maybe'],
  ['PUBLIC_URL', 'jobs.example.in'],
  ['DATABASE_URL', 'mysql://db'],
  ['DATABASE_REPLICA_URLS', 'postgres://one/kaamyab,two'],
  ['REDIS_URL', 'http://redis'],
  ['SMTP_URL', 'http://mail'],
  ['SEED', 'bench:0'],
  ['SEED', 'everything'],
  ['APP_SECRET', 'short'],
  ['SUPERADMIN_EMAIL', 'nobody'],
  ['SUPPORT_EMAIL', 'help'],
  ['MAIL_FROM', 'nobody'],
  ['MAIL_FROM', 'Asha Jobs jobs@example.in'],
  ['MAIL_FROM', 'Asha Jobs <jobs@example.in'],
  ['MAIL_FROM', 'Asha <jobs@example.in>, Ravi <ravi@example.in>'],
  ['MAIL_FROM', 'Asha\r\nBcc: x <jobs@example.in>'],
  ['OUTGOING', 'off'],
  ['HSTS_SUBDOMAINS', 'all'],
  ['LOG_LEVEL', 'loud'],
  ['STORAGE_URL', 'ftp://files'],
  ['STORAGE_URL', 's3://'],
  ['STORAGE_URL', 's3://files/folder'],
  ['STORAGE_URL', 's3://files?endpoint=files.example.in'],
  ['STORAGE_URL', 's3://key@files'],
  ['DRAIN_SECONDS', 'long'],
  ['DRAIN_SECONDS', '-1'],
  ['DRAIN_SECONDS', '0.5'],
  ['DRAIN_SECONDS', '301'],
  ['BACKUP_EVERY_HOURS', '5'],
  ['BACKUP_EVERY_HOURS', '0'],
  ['BACKUP_HOUR', '24'],
  ['BACKUP_KEEP_DAYS', '0'],
])('a wrong %s (%s) stops the start with a message that names it', (name, value) => {
  expect(() => readConfig({ DATA_DIR: dataDir, [name]: value })).toThrow(new RegExp(`^${name} must [^\\n]*\\.$`));
});

test.each([
  ['jobs@example.in', undefined],
  ['<jobs@example.in>', undefined],
  ['Asha Jobs <jobs@example.in>', 'Asha Jobs'],
  ['"Jobs, Asha & Co." <jobs@example.in>', 'Jobs, Asha & Co.'],
  ['  नौकरी  <jobs@example.in> ', 'नौकरी'],
])('MAIL_FROM %s is a name and an address', (text, name) => {
  expect(readConfig({ DATA_DIR: dataDir, MAIL_FROM: text }).mailFrom).toEqual({ name, address: 'jobs@example.in' });
});

test('what is well written is taken', () => {
  const set = {
    TRUST_PROXY: 'loopback, 10.0.0.0/8,2001:db8::/32',
    PUBLIC_URL: 'https://jobs.example.in:8443/',
    PORT: '65535',
    DATABASE_REPLICA_URLS: 'postgres://one/jobs, postgresql://two/jobs',
  };
  expect(readConfig({ DATA_DIR: dataDir, ...set })).toMatchObject({
    trustedProxies: ['loopback', '10.0.0.0/8', '2001:db8::/32'],
    publicUrl: 'https://jobs.example.in:8443',
    port: 65_535,
    databaseReplicaUrls: ['postgres://one/jobs', 'postgresql://two/jobs'],
  });
});

test('a bucket is read with the keys of the URL or of the environment', () => {
  const read = (set: NodeJS.ProcessEnv) => readConfig({ DATA_DIR: dataDir, ...set }).s3;
  const keys = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'se/cret' };
  const credentials = { accessKeyId: 'key', secretAccessKey: 'se/cret' };
  expect(read({ STORAGE_URL: 's3://files?region=ap-south-1', ...keys })).toEqual({
    endpoint: 'https://s3.ap-south-1.amazonaws.com',
    bucket: 'files',
    region: 'ap-south-1',
    credentials,
  });
  expect(read({ STORAGE_URL: 's3://key:se%2Fcret@files?endpoint=http://store:9000/' })).toEqual({
    endpoint: 'http://store:9000',
    bucket: 'files',
    region: 'us-east-1',
    credentials,
  });
  expect(read({ STORAGE_URL: 's3://key:100%@files' })?.credentials.secretAccessKey).toBe('100%');
  expect(read({ STORAGE_URL: 'file:/srv/files', ...keys })).toBeNull();
});

test('an empty value counts as not set', () => {
  expect(readConfig({ DATA_DIR: dataDir, PORT: '', DATABASE_URL: '' })).toMatchObject({
    port: 4000,
    host: '127.0.0.1',
    databaseUrl: undefined,
  });
});

test.each(['APP_SECRET', 'SMTP_URL', 'PUBLIC_URL'])('production asks for %s', (name) => {
  expect(() => readConfig({ ...production, [name]: undefined })).toThrow(ConfigError);
  expect(readConfig(production).isProduction).toBe(true);
});

test('production refuses webhooks to its own network', () => {
  expect(() => readConfig({ ...production, WEBHOOKS_TO_PRIVATE_ADDRESSES: 'yes' })).toThrow(ConfigError);
  expect(readConfig(production).webhooksMayReachPrivate).toBe(false);
});

test('production refuses the secret of docker-compose.yml', () => {
  expect(() => readConfig({ ...production, APP_SECRET: trialSecret })).toThrow(/^APP_SECRET must be your own/);
});

test('a start in production warns that messages of the contact form go nowhere, until SUPPORT_EMAIL is set', () => {
  expect(adviceOn(production)).toEqual([
    expect.stringMatching(/^SUPPORT_EMAIL is not set: .* support@kaamyab\.example, which nobody reads\.$/),
  ]);
  expect(adviceOn({ ...production, SUPPORT_EMAIL: 'help@mills.in' })).toEqual([]);
  expect(adviceOn({ ...production, SUPPORT_EMAIL: 'help@mills.in', PUBLIC_URL: 'http://jobs.example.in' })).toEqual([
    expect.stringMatching(/^PUBLIC_URL begins with http: /),
  ]);
  expect(adviceOn({})).toEqual([]);
  expect(readConfig({ ...production, SUPPORT_EMAIL: 'help@mills.in' }).supportEmail).toBe('help@mills.in');
});

test('a server that is to stop serves on for a while in production, not in development, unless set otherwise', () => {
  expect([readConfig(production).drainSeconds, readConfig({ DATA_DIR: dataDir }).drainSeconds]).toEqual([10, 0]);
  expect(readConfig({ ...production, DRAIN_SECONDS: '25' }).drainSeconds).toBe(25);
});

test('production refuses demo data', () => {
  expect(() => readConfig({ ...production, SEED: 'demo' })).toThrow(/^SEED/);
});

test('the secret is made once, stored and readable only by its owner', () => {
  const { appSecret } = readConfig({ DATA_DIR: dataDir });
  expect(appSecret).toMatch(/^[0-9a-f]{64}$/);
  expect(readConfig({ DATA_DIR: dataDir }).appSecret).toBe(appSecret);
  expect(readFileSync(join(dataDir, 'app-secret'), 'utf8')).toBe(appSecret);
  expect(statSync(join(dataDir, 'app-secret')).mode & 0o777).toBe(0o600);
});

test('the table of settings names every one, and no other', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/operate.md'), 'utf8');
  const [, table = ''] = /\| name \| default \| meaning \|\n((?:\|.*\n)+)/.exec(page) ?? [];
  const named = table.split('\n').flatMap((row) => row.split('|')[1]?.match(/(?<=`)[A-Z_]{2,}(?=`)/g) ?? []);
  // NODE_ENV is Node's own.
  expect([...named, 'NODE_ENV'].toSorted()).toEqual(environmentNames.toSorted());
});
