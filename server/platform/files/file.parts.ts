import { posix } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import type { Entry, ZipFile } from 'yauzl';
import { relationBytes } from './file.rules.ts';

interface Relation {
  /** The last word of its type: "officeDocument", "header". */
  kind: string;
  part: Entry;
}

/** Names of parts are compared without case, and one may begin with a slash (ECMA-376, part 2). */
const keyOf = (name: string): string => name.replace(/^\//, '').toLowerCase();

const relation = /<(?:[^\s<>/:]+:)?Relationship\s([^<>]*)>/g;
const attribute = (attributes: string, name: string): string =>
  new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes)?.slice(1).join('') ?? '';

const decoded = (target: string): string => {
  try {
    return decodeURI(target);
  } catch {
    return target;
  }
};

/** What a part, or '' for the whole document, says that it is made of. Entities are not resolved. */
export async function relationsOf(archive: ZipFile, entries: readonly Entry[], of: string): Promise<Relation[]> {
  const byName = new Map(entries.map((entry) => [keyOf(entry.fileName), entry]));
  const [folder, list] = [posix.dirname(of), posix.join(posix.dirname(of), '_rels', `${posix.basename(of)}.rels`)];
  const entry = byName.get(keyOf(list));
  if (!entry || entry.uncompressedSize > relationBytes) return [];
  const xml = await textOf(await archive.openReadStreamPromise(entry));
  return Array.from(xml.matchAll(relation), ([, attributes = '']): Relation | null => {
    if (attribute(attributes, 'TargetMode') === 'External') return null;
    const part = byName.get(keyOf(posix.resolve('/', folder, decoded(attribute(attributes, 'Target')))));
    return part ? { kind: attribute(attributes, 'Type').split('/').at(-1) ?? '', part } : null;
  }).filter((found) => found !== null);
}

const usualName = 'word/document.xml';

/** The part that holds the text of a DOCX: its name is free, Word on the web calls it document2.xml. */
export async function mainPart(archive: ZipFile, entries: readonly Entry[]): Promise<Entry | undefined> {
  const relations = await relationsOf(archive, entries, '');
  const named = relations.find(({ kind }) => kind === 'officeDocument')?.part;
  return named ?? entries.find(({ fileName }) => keyOf(fileName) === usualName);
}
