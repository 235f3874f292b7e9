/** Who may import whom; docs/architecture.md explains why. Tests may import anything. */
export interface ImportStatement {
  /** The importing file, relative to the project, with forward slashes. */
  from: string;
  /** The imported file in the same form, or a package as the import names it. */
  to: string;
  isPackage: boolean;
  isTypeOnly: boolean;
}

interface Place {
  zone: 'main' | 'room' | 'client-app' | 'site' | 'workspace' | 'shared' | 'generated' | 'migrations' | 'tooling';
  /** The room of the server, or the folder in a zone of the client. */
  name: string;
  /** The folder in a room of the server. */
  subject: string;
  /** `rules` for `job.rules.ts`. */
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

const OPEN_TO_OTHER_ROOMS = ['service', 'rules', 'labels', 'policy', 'entity', 'types', 'notices', 'mails'];
const PURE = ['rules', 'labels'];
const WORDS = '@lingui/core/macro';
/** Lowest first: a room imports only those before it. */
export const ROOMS = ['core', 'platform', 'people', 'companies', 'hiring', 'office', 'demo', 'app'];
const isRoom = ({ zone }: Place) => zone === 'room';
const isServer = ({ zone }: Place) => ['main', 'room'].includes(zone);
const CLIENT = ['client-app', 'site', 'workspace', 'shared', 'generated'];
const isClient = ({ zone }: Place) => CLIENT.includes(zone);
/** The folders that a zone's features use, and those that use the features. */
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
  {
    says: `a room imports only those before it: ${ROOMS.join(', ')}`,
    isBrokenBy: ({ from, to }) =>
      isRoom(from) && isRoom(to) && (!ROOMS.includes(from.name) || ROOMS.indexOf(to.name) > ROOMS.indexOf(from.name)),
  },
  {
    says: `of another room only ${OPEN_TO_OTHER_ROOMS.map((role) => `.${role}`).join(', ')} are open`,
    isBrokenBy: ({ from, to }) =>
      isRoom(from) &&
      isRoom(to) &&
      from.name !== to.name &&
      from.name !== 'app' &&
      to.name !== 'core' &&
      !OPEN_TO_OTHER_ROOMS.includes(to.role),
  },
  { says: 'nothing imports server/main.ts', isBrokenBy: ({ to }) => to.zone === 'main' },
  {
    says: 'only server/main.ts and scripts start the embedded Postgres',
    isBrokenBy: ({ from, to }) =>
      to.subject === 'embedded-postgres' && isRoom(from) && from.subject !== 'embedded-postgres',
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
/** Each with its reason. */
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
  const place = (at: Place['zone'], name = '', subject = '') => ({ zone: at, name, subject, role });
  // The development loader of the sources is not part of the product.
  if (path === 'server/register.mjs') return place('tooling');
  if (zone === 'server') {
    return third ? place('room', second, third) : place('main');
  }
  if (zone === 'client') {
    if (second === 'app') return place('client-app');
    if (second === 'gql') return place('generated');
    return place(second as 'site' | 'workspace' | 'shared', third);
  }
  return place(zone === 'migrations' ? 'migrations' : 'tooling');
}

/** The message of the rule that the import breaks, or null. */
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
