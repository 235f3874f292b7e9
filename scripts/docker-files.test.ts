import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { environmentNames, trialSecret } from '../server/core/config.ts';
import { readS3Place } from '../server/core/s3-place.ts';

const ROOT = join(import.meta.dirname, '..');

interface Service {
  image?: string;
  build?: string;
  command?: string[];
  environment?: Record<string, string>;
  ports?: string[];
  networks?: { default: { ipv4_address: string } };
  volumes?: string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test: string[] };
}

interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, null>;
  networks: { default: { ipam: { config: { subnet: string }[] } } };
}

interface Instruction {
  name: string;
  text: string;
}

const compose: Compose = parse(readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8'), { merge: true });
const { proxy, database, redis, store, bucket, mail } = compose.services;
const apps = ['app-1', 'app-2'].map((name) => compose.services[name] ?? {});
const [app] = apps;

/** Comments dropped, continued lines joined: what the builder reads. */
function readStages(): Instruction[][] {
  const lines = readFileSync(join(ROOT, 'Dockerfile'), 'utf8')
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .filter(Boolean);
  const instructions = lines.map((line) => {
    const [name = '', ...words] = line.split(' ');
    return { name, text: words.join(' ').trim() };
  });
  const stages: Instruction[][] = [];
  for (const instruction of instructions) {
    if (instruction.name === 'FROM') stages.push([]);
    stages.at(-1)?.push(instruction);
  }
  return stages;
}

const stages = readStages();
const image = stages.at(-1) ?? [];
const textsOf = (name: string, stage = image) =>
  stage.filter((instruction) => instruction.name === name).map(({ text }) => text);

test(".nvmrc names the Node version of the npm package, with the image's major version", () => {
  const version = readFileSync(join(ROOT, '.nvmrc'), 'utf8').trim();
  const packageText = readFileSync(join(ROOT, 'package.json'), 'utf8');
  const { dependencies } = JSON.parse(packageText) as { dependencies: Record<string, string> };
  expect(version).toBe(dependencies.node);
  expect(textsOf('FROM')).toEqual([`node:${version.split('.')[0]}-bookworm-slim`]);
});

describe('the Dockerfile', () => {
  test('uses only existing instructions', () => {
    const known = ['FROM', 'WORKDIR', 'COPY', 'RUN', 'ENV', 'USER', 'VOLUME', 'EXPOSE', 'HEALTHCHECK', 'CMD'];
    expect(
      stages
        .flat()
        .map(({ name }) => name)
        .filter((name) => !known.includes(name)),
    ).toEqual([]);
  });

  test('builds in one stage and ships another, which copies only what the server needs', () => {
    expect(stages).toHaveLength(2);
    expect(textsOf('FROM', stages[0])).toEqual([expect.stringMatching(/ AS build$/)]);
    expect(textsOf('COPY')).toEqual([
      '--from=build /app/package.json ./',
      '--from=build /app/node_modules/altair-static ./node_modules/altair-static',
      '--from=build /app/dist ./dist',
      '--from=build /app/docs/api-guide.md ./docs/',
    ]);
  });

  test('runs as a non-root user, from before the command on', () => {
    const names = image.map(({ name }) => name);
    expect(textsOf('USER')).toEqual(['node']);
    expect(names.indexOf('USER')).toBeLessThan(names.indexOf('CMD'));
    expect(names.slice(names.indexOf('USER'))).not.toContain('RUN');
  });

  test('uses /readyz as its health check', () => {
    expect(textsOf('HEALTHCHECK')).toEqual([expect.stringContaining('/readyz')]);
  });

  test('holds no secret and only settings that the server knows', () => {
    const settings = textsOf('ENV')
      .flatMap((text) => text.split(' '))
      .map((setting) => setting.split('=')[0]);
    expect(settings.filter((name) => !environmentNames.includes(name ?? ''))).toEqual([]);
    expect(
      stages
        .flat()
        .map(({ text }) => text)
        .filter((text) => /secret|password|token/i.test(text)),
    ).toEqual([]);
  });

  test('starts the same program as npm start', () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(
      readFileSync(join(ROOT, 'package.json'), 'utf8'),
    );
    const command: string[] = JSON.parse(textsOf('CMD')[0] ?? '[]');
    // A new container has no compile cache.
    expect(scripts.start).toBe(`NODE_COMPILE_CACHE=node_modules/.cache/node exec ${command.join(' ')}`);
  });

  test('excludes local folders from the build context', () => {
    expect(existsSync(join(ROOT, '.dockerignore'))).toBe(true);
    const ignored = readFileSync(join(ROOT, '.dockerignore'), 'utf8').trim().split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['.git', '.data', 'node_modules', 'dist']));
    // The server shows guides from there.
    expect(ignored).not.toContain('docs');
  });
});

describe('docker-compose.yml', () => {
  test('runs two apps, Postgres 15 or later, Redis, a file store, a mail catcher and a proxy', () => {
    expect(Object.keys(compose.services).toSorted((one, other) => one.localeCompare(other))).toEqual([
      'app-1',
      'app-2',
      'bucket',
      'database',
      'mail',
      'proxy',
      'redis',
      'store',
    ]);
    for (const { build } of apps) expect(build).toBe('.');
    expect(Number(/^postgres:(\d+)/.exec(database?.image ?? '')?.[1])).toBeGreaterThanOrEqual(15);
    expect(mail?.image).toMatch(/^axllent\/mailpit:/);
    expect(redis?.image).toMatch(/^redis:/);
    expect(store?.image).toMatch(/^chrislusf\/seaweedfs:/);
  });

  test('gives both apps the same settings, and only known ones', () => {
    expect(apps[1]?.environment).toEqual(app?.environment);
    expect(Object.keys(app?.environment ?? {}).filter((name) => !environmentNames.includes(name))).toEqual([]);
  });

  test('exposes only the proxy, which finds both apps and is trusted by them', () => {
    const open = Object.entries(compose.services).filter(([, { ports }]) => ports);
    expect(open.map(([name, { ports }]) => [name, ports])).toEqual([
      ['proxy', ['${PORT:-4000}:80']],
      ['mail', ['127.0.0.1:8025:8025']],
    ]);
    expect(proxy?.volumes).toEqual(['./docs/nginx.conf:/etc/nginx/conf.d/default.conf:ro']);
    const upstream = readFileSync(join(ROOT, 'docs/nginx.conf'), 'utf8').match(/(?<=server )[\d.]+:\d+/g);
    const port = /PORT=(\d+)/.exec(textsOf('ENV')[0] ?? '')?.[1];
    const addressOf = (service?: Service) => service?.networks?.default.ipv4_address ?? '';
    expect(upstream).toEqual(apps.map((each) => `${addressOf(each)}:${port}`));
    expect(app?.environment?.TRUST_PROXY).toBe(`\${TRUST_PROXY:-${addressOf(proxy)}}`);
    const network = compose.networks.default.ipam.config[0]?.subnet.replace(/\d+\/24$/, '');
    for (const service of [proxy, ...apps]) expect(addressOf(service).startsWith(network ?? 'none')).toBe(true);
  });

  test("creates the apps' bucket with the store's keys", () => {
    const url = /(s3:.*)\}$/.exec(app?.environment?.STORAGE_URL ?? '')?.[1] ?? '';
    const place = readS3Place(url, {});
    expect(bucket?.command?.[0]).toContain(`${place?.endpoint}/${place?.bucket}`);
    expect(bucket?.environment).toEqual(store?.environment);
    expect(app?.environment).toMatchObject(store?.environment ?? {});
    expect(bucket?.depends_on).toHaveProperty('store');
  });

  test('starts an app once database and bucket are ready, and the second once the first has migrated', () => {
    for (const { depends_on: needs } of apps) {
      expect(needs?.database?.condition).toBe('service_healthy');
      expect(needs?.bucket?.condition).toBe('service_completed_successfully');
    }
    expect(apps[1]?.depends_on?.['app-1']?.condition).toBe('service_healthy');
    expect(proxy?.depends_on?.['app-1']?.condition).toBe('service_healthy');
    expect(database?.healthcheck?.test).toContain('pg_isready');
  });

  test('takes every secret from the environment', () => {
    const settings = Object.values(compose.services).flatMap((service) => Object.entries(service.environment ?? {}));
    const secrets = settings.filter(([name]) => /SECRET|PASSWORD|TOKEN|KEY/.test(name));
    expect([...new Set(secrets.map(([name]) => name))]).toEqual([
      'AWS_ACCESS_KEY_ID',
      'AWS_SECRET_ACCESS_KEY',
      'APP_SECRET',
      'METRICS_TOKEN',
      'POSTGRES_PASSWORD',
    ]);
    for (const [, value] of secrets) expect(value).toMatch(/^\$\{[A-Z_]+(:-[a-z]*)?\}$/);
    expect(app?.environment?.DATABASE_URL).toContain(':${POSTGRES_PASSWORD:-kaamyab}@database:5432/');
  });

  test('keeps neither the secret nor backups in a volume that `down -v` removes', () => {
    expect(app?.environment?.APP_SECRET).toBe(`\${APP_SECRET:-${trialSecret}}`);
    expect(app?.volumes).toEqual(['./backups:/backups']);
    expect(readFileSync(join(ROOT, '.dockerignore'), 'utf8').split('\n')).toContain('backups');
    expect(readFileSync(join(ROOT, '.gitignore'), 'utf8').split('\n')).toContain('/backups/');
  });

  test('keeps files and database in named volumes', () => {
    const used = Object.values(compose.services)
      .flatMap((service) => service.volumes ?? [])
      .map((volume) => volume.split(':')[0]);
    expect(
      used.filter((name) => !name?.startsWith('./') && !Object.keys(compose.volumes).includes(name ?? '')),
    ).toEqual([]);
    expect(used).toEqual(expect.arrayContaining(Object.keys(compose.volumes)));
  });
});
