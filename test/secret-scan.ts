import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isFigure, isFindable } from './secret-finder.ts';

/** How many leading characters of a long secret are compared at every position of a text. */
const prefixLength = 16;
const standsAlone = /(?<!\w|\w[.-])\+?\d{6,12}(?!\w|[.-]\w)/g;
const emailAddress = /[\w.+-]+@[\w-]+\.[a-z]{2,}/i;
const utcInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

class Secrets {
  private readonly figures = new Set<string>();
  private readonly words: string[] = [];
  private readonly byPrefix = new Map<string, string[]>();

  constructor(values: Iterable<string>) {
    for (const value of new Set(values)) {
      if (!isFindable(value)) continue;
      if (isFigure(value)) this.figures.add(value);
      else if (value.length < 20) this.words.push(value);
      else
        this.byPrefix.set(value.slice(0, prefixLength), [
          ...(this.byPrefix.get(value.slice(0, prefixLength)) ?? []),
          value,
        ]);
    }
  }

  get count(): number {
    return this.figures.size + this.words.length + this.byPrefix.size;
  }

  /** A number counts only if it stands alone in a text. */
  findIn(text: string): string[] {
    const found = [
      ...this.words.filter((word) => text.includes(word)),
      ...(text.match(standsAlone) ?? []).filter((figure) => this.figures.has(figure)),
    ];
    for (let at = 0; at + prefixLength <= text.length; at += 1) {
      const candidates = this.byPrefix.get(text.slice(at, at + prefixLength));
      if (candidates) found.push(...candidates.filter((secret) => text.startsWith(secret, at)));
    }
    return found;
  }
}

interface Text {
  /** The path to it, by field names. */
  path: string;
  text: string;
}

/** Every text in a JSON value, including field names and JSON inside texts. */
function textsOf(value: unknown, path = ''): Text[] {
  const inner = typeof value === 'string' && /^\s*[{[]/.test(value) ? parsed(value) : value;
  if (typeof inner === 'object' && inner !== null) {
    return Object.entries(inner).flatMap(([key, part]) => [
      { path: `${path}.(name)`, text: key },
      ...textsOf(part, Array.isArray(inner) ? `${path}[]` : `${path}.${key}`),
    ]);
  }
  return typeof value === 'string' ? [{ path, text: value }] : [];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Numbers are not texts: of Prometheus lines only the labels are. */
const textsOfShown = ({ where, text }: { where: string; text: string }): Text[] =>
  where === 'metrics'
    ? (text.match(/"[^"]*"/g) ?? []).map((label) => ({ path: '.label', text: label }))
    : textsOf(text);

export interface ScanResult {
  /** The problems found, one sentence each, without any secret in clear. */
  problems: string[];
  secrets: number;
  logLines: number;
  shown: number;
}

/**
 * Searches for every secret of the run in everything that its servers logged and showed. Every log line must also be
 * one JSON object with a time in UTC, without an email address.
 */
export async function scanRun(folder: string): Promise<ScanResult> {
  const names = await readdir(folder);
  const linesOf = async (prefix: string) =>
    (
      await Promise.all(
        names.filter((name) => name.startsWith(prefix)).map((name) => readFile(join(folder, name), 'utf8')),
      )
    ).flatMap((text) => text.split('\n').filter(Boolean));
  const secrets = new Secrets((await linesOf('secrets-')).map((line) => JSON.parse(line) as string));
  const problems = new Set<string>();
  const look = (where: string, texts: Text[]) => {
    for (const { path, text } of texts)
      for (const secret of secrets.findIn(text)) problems.add(`${where} at ${path}: ${masked(secret)}`);
  };
  const logLines = await linesOf('log-');
  for (const line of logLines) {
    const entry = parsed(line) as { time?: unknown; msg?: unknown } | undefined;
    if (typeof entry !== 'object' || !utcInstant.test(String(entry?.time)))
      problems.add(`log: not one JSON object with a time in UTC: ${line.slice(0, 120)}`);
    else look(`log line ${JSON.stringify(entry?.msg)}`, textsOf(entry));
    if (emailAddress.test(line)) problems.add(`log line ${JSON.stringify(entry?.msg)}: an e-mail address in clear`);
  }
  const shown = (await linesOf('shown-')).map((line) => JSON.parse(line) as { where: string; text: string });
  for (const each of shown) look(each.where, textsOfShown(each));
  return { problems: [...problems], secrets: secrets.count, logLines: logLines.length, shown: shown.length };
}

/** Enough to find it in a test, too little to use it. */
const masked = (secret: string): string => `${secret.slice(0, 2)}…${secret.slice(-2)}, ${secret.length} characters`;

/** The last check of a run; throws if a secret was found. The folder is removed in any case. */
export async function checkRun(folder: string): Promise<void> {
  try {
    const { problems, secrets, logLines, shown } = await scanRun(folder);
    if (problems.length > 0)
      throw new Error(
        [
          'C-17 asvs-16.2.5: secrets where they must not be, or log lines that are none.',
          ...problems.slice(0, 50),
        ].join('\n'),
      );
    process.stdout.write(
      `C-17: ${secrets} secrets looked for in ${logLines} log lines and ${shown} other texts, none found.\n`,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
