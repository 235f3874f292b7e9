import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

interface ManifestChunk {
  file: string;
  imports?: string[];
  css?: string[];
}

/**
 * Bytes (gzip) of the JavaScript that a page needs before it shows: the entry, the page's own chunk and all their
 * static imports.
 */
export function firstLoadBytes(clientRoot: string, pageSource: string): number {
  const manifest = JSON.parse(readFileSync(join(clientRoot, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    ManifestChunk
  >;
  const wanted = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is not in the client's manifest.`);
    if (wanted.has(chunk.file)) return;
    wanted.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  visit('index.html');
  visit(pageSource);
  return [...wanted].reduce((sum, file) => sum + gzipSync(readFileSync(join(clientRoot, file))).length, 0);
}
