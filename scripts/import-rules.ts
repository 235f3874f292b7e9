/** Who may import whom; docs/architecture.md says why. Tests may import anything. */
export interface ImportStatement {
  /** The importing file, relative to the project, with forward slashes. */
  from: string;
  /** The imported file in the same way, or a package as the import names it. */
  to: string;
  isPackage: boolean;
  isTypeOnly: boolean;
}

interface Place {
  zone:
    | 'main'
    | 'app'
    | 'core'
    | 'domain'
    | 'client-app'
    | 'site'
    | 'workspace'
    | 'shared'
    | 'generated'
    | 'migrations'
    | 'tooling';
  /** The domain, or the room of a zone of the client. */
  name: string;
  /** `rules` of `job.rules.ts`. */
  role: string;
}

interface Edge {
  from: Place;
  to: Place;
  isTypeOnly: boolean;
}

interface Rule {
  says: string;
  isBrokenBy(edge: Edge): boolean;
}

const OPEN_TO_OTHER_DOMAINS = ['service', 'rules', 'labels', 'entity', 'types'];
const PURE = ['rules', 'labels'];
const WORDS = '@lingui/core/macro';
/** Lowest first: a domain imports only those before it. */
const DOMAINS = [
  'embedded-postgres',
  'settings',
  'files',
  'backups',
  'notifications',
  'users',
  'support',
  'companies',
  'webhooks',
  'profiles',
  'identity',
  'admin',
  'trust',
  'content',
  'jobs',
  'calendar',
  'applications',
  'talent',
  'interviews',
  'reviews',
  'reports',
  'analytics',
  'decisions',
  'notes',
  'privacy',
  'demo',
];
const isServer = ({ zone }: Place) => ['main', 'app', 'core', 'domain'].includes(zone);
const CLIENT = ['client-app', 'site', 'workspace', 'shared', 'generated'];
const isClient = ({ zone }: Place) => CLIENT.includes(zone);
/** What a zone's features are made of, and what is made of them. */
const BASE = ['ui', 'lib', 'forms'];
const COMPOSITIONS = ['pages', 'frame'];
const isFeature = ({ zone, name }: Place) =>
  ['site', 'workspace', 'shared'].includes(zone) && !BASE.includes(name) && !COMPOSITIONS.includes(name);

const rules: Rule[] = [
  { says: 'the server never imports the client', isBrokenBy: ({ from, to }) => isServer(from) && isClient(to) },
  {
    says: 'the client imports only .rules and .labels of the server',
    isBrokenBy: ({ from, to }) => isClient(from) && isServer(to) && !PURE.includes(to.role),
  },
  { says: 'core imports no domain', isBrokenBy: ({ from, to }) => from.zone === 'core' && to.zone === 'domain' },
  {
    says: 'only server/main.ts and scripts import server/app',
    isBrokenBy: ({ from, to }) => to.zone === 'app' && !['app', 'main', 'tooling'].includes(from.zone),
  },
  { says: 'nothing imports server/main.ts', isBrokenBy: ({ to }) => to.zone === 'main' },
  {
    says: 'only server/main.ts and scripts import server/embedded-postgres',
    isBrokenBy: ({ from, to }) =>
      to.name === 'embedded-postgres' && isServer(from) && from.zone !== 'main' && from.name !== to.name,
  },
  {
    says: 'no domain but privacy imports server/identity: what others need of people is in server/users',
    isBrokenBy: ({ from, to }) =>
      from.zone === 'domain' && !['identity', 'privacy'].includes(from.name) && to.name === 'identity',
  },
  {
    says:
      'a domain imports only those before it in the list of scripts/import-rules.ts: ' +
      'move what needs both into the later one',
    isBrokenBy: ({ from, to }) =>
      from.zone === 'domain' &&
      to.zone === 'domain' &&
      from.name !== to.name &&
      !(
        DOMAINS.includes(from.name) &&
        DOMAINS.includes(to.name) &&
        DOMAINS.indexOf(to.name) < DOMAINS.indexOf(from.name)
      ),
  },
  {
    says: `of another domain only ${OPEN_TO_OTHER_DOMAINS.map((role) => `.${role}`).join(', ')} are open`,
    isBrokenBy: ({ from, to }) =>
      from.zone === 'domain' &&
      to.zone === 'domain' &&
      from.name !== to.name &&
      !OPEN_TO_OTHER_DOMAINS.includes(to.role),
  },
  {
    says: '.rules import only zod/mini, the words, other .rules and .labels',
    isBrokenBy: ({ from, to }) => from.role === 'rules' && !PURE.includes(to.role),
  },
  { says: '.labels import only the words', isBrokenBy: ({ from }) => from.role === 'labels' },
  {
    says: '.policy imports only types, .rules and .labels',
    isBrokenBy: ({ from, to, isTypeOnly }) => from.role === 'policy' && !isTypeOnly && !PURE.includes(to.role),
  },
  {
    says: 'site and workspace never import each other: what both show is in client/shared',
    isBrokenBy: ({ from, to }) =>
      (from.zone === 'site' && to.zone === 'workspace') || (from.zone === 'workspace' && to.zone === 'site'),
  },
  {
    says: 'client/shared imports neither site nor workspace',
    isBrokenBy: ({ from, to }) => from.zone === 'shared' && ['site', 'workspace'].includes(to.zone),
  },
  {
    says: 'only client/app imports pages and frames',
    isBrokenBy: ({ from, to }) =>
      isClient(to) && COMPOSITIONS.includes(to.name) && from.zone !== 'client-app' && from.name !== to.name,
  },
  {
    says: 'nothing below it imports client/app',
    isBrokenBy: ({ from, to }) => to.zone === 'client-app' && isClient(from) && from.zone !== 'client-app',
  },
  {
    says: 'features never import other features',
    isBrokenBy: ({ from, to }) => isFeature(from) && isFeature(to) && from.zone === to.zone && from.name !== to.name,
  },
  {
    says: 'ui, lib and forms import no feature',
    isBrokenBy: ({ from, to }) => isClient(from) && BASE.includes(from.name) && isFeature(to),
  },
  {
    says: 'the product imports no test, script or benchmark',
    isBrokenBy: ({ from, to }) => from.zone !== 'tooling' && to.zone === 'tooling',
  },
];

const packageRules = [
  {
    says: '.rules import only zod/mini, the words, other .rules and .labels',
    isBrokenBy: (from: Place, name: string) => from.role === 'rules' && name !== 'zod/mini' && name !== WORDS,
  },
  {
    says: '.labels import only the words',
    isBrokenBy: (from: Place, name: string) => from.role === 'labels' && name !== WORDS,
  },
  { says: 'zod is zod/mini everywhere', isBrokenBy: (_from: Place, name: string) => name === 'zod' },
  {
    says: '.resolver and .rest only declare: no ORM, no SQL',
    isBrokenBy: (from: Place, name: string) =>
      ['resolver', 'rest'].includes(from.role) && /^(typeorm|pg)(\/|$)/.test(name),
  },
  {
    says: 'antd only in client/workspace: the site is light',
    isBrokenBy: (from: Place, name: string) => isClient(from) && from.zone !== 'workspace' && /^antd(\/|$)/.test(name),
  },
];

/** Controls and states of the site, which does without antd. */
const ofTheSite = /^client\/shared\/ui\/(button|dialog|field|page-states|skeleton|tabs)\.tsx$/;
/** Each says why. */
const usesPartsOfTheSite = [
  'client/workspace/entry/login-again-dialog.tsx',
  'client/workspace/frame/own-shell.tsx',
  'client/workspace/jobs/seeker-search-bar.tsx',
  'client/workspace/passwords/password-change.tsx',
  'client/workspace/signup/signup-form.tsx',
  'client/workspace/forms/one-edited.tsx',
  'client/workspace/interviews/cancel-interview-dialog.tsx',
  // The server renders it, without antd.
  'client/workspace/entry/entry-page.tsx',
];

function placeOf(path: string): Place {
  const [zone = '', second = '', third = ''] = path.split('/');
  const role = /\.([a-z-]+)\.tsx?$/.exec(path)?.[1] ?? '';
  const place = (name: Place['zone'], domain = '') => ({ zone: name, name: domain, role });
  // What loads the sources in development is no part of the product.
  if (path === 'server/register.mjs') return place('tooling');
  if (zone === 'server') {
    if (second === 'app' || second === 'core') return place(second);
    return third ? place('domain', second) : place('main');
  }
  if (zone === 'client') {
    if (second === 'app') return place('client-app');
    if (second === 'gql') return place('generated');
    return place(second as 'site' | 'workspace' | 'shared', third);
  }
  return place(zone === 'migrations' ? 'migrations' : 'tooling');
}

/** The sentence of the rule that the import breaks, or null. */
export function brokenRule({ from, to, isPackage, isTypeOnly }: ImportStatement): string | null {
  if (/\.test\.tsx?$/.test(from)) return null;
  const place = placeOf(from);
  if (isPackage) {
    const isException = place.role === 'policy' && !isTypeOnly;
    if (isException) return '.policy imports only types, .rules and .labels';
    return packageRules.find((rule) => rule.isBrokenBy(place, to))?.says ?? null;
  }
  if (place.zone === 'workspace' && ofTheSite.test(to) && !usesPartsOfTheSite.includes(from))
    return "the workspace uses antd, not the site's parts";
  const edge = { from: place, to: placeOf(to), isTypeOnly };
  return rules.find((rule) => rule.isBrokenBy(edge))?.says ?? null;
}
