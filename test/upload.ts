import { readdir } from 'node:fs/promises';
import { samplePdf } from './sample-files.ts';
import type { TestServer } from './server.ts';

export interface UploadAnswer {
  status: number;
  body: { id: string; name: string; size: number; type: string; error?: string; fields?: Record<string, string> };
}

/** Sends a file to POST /files; a visitor's resume by default. */
export async function upload(
  server: TestServer,
  content: Buffer | null = samplePdf,
  {
    name = 'resume.pdf',
    purpose = 'resume',
    token,
    isPurposeLast = false,
    headers = {},
  }: {
    name?: string;
    purpose?: string;
    token?: string;
    isPurposeLast?: boolean;
    headers?: Record<string, string>;
  } = {},
): Promise<UploadAnswer> {
  const form = new FormData();
  if (!isPurposeLast) form.append('purpose', purpose);
  if (content) form.append('file', new File([new Uint8Array(content)], name));
  if (isPurposeLast) form.append('purpose', purpose);
  const response = await fetch(`${server.url}/files`, {
    method: 'POST',
    body: form,
    headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
  });
  return { status: response.status, body: (await response.json()) as UploadAnswer['body'] };
}

/** Names of all objects in the file storage, unfinished writes included. */
export async function storedNames({ services }: TestServer): Promise<string[]> {
  const entries = await readdir(services.config.storageUrl.slice('file:'.length), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => []);
  return entries.flatMap((entry) => (entry.isFile() ? entry.name : [])).toSorted((a, b) => a.localeCompare(b));
}

/** Storage keys that a row of `files` refers to. */
export async function keptKeys({ services }: TestServer): Promise<string[]> {
  const rows = await services.database.query<{ key: string }>('select storage_key as key from files');
  return rows.map(({ key }) => key).toSorted((a, b) => a.localeCompare(b));
}
