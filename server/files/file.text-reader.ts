import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { AppError } from '../core/errors.ts';
import { readBytes, type StoredBytes } from './file.content.ts';
import { textLimits, uploadMessages } from './file.rules.ts';
import type { DocumentText } from './file.text.ts';
import type { TextOrder } from './file.text-process.ts';

type Answer = DocumentText | null;

/** The file beside this one; its ending is another one once it is built. */
const processFile = fileURLToPath(import.meta.url.replace('text-reader', 'text-process'));
/** By storage key, the longest unused first. */
const cached = new Map<string, Promise<Answer>>();
let waiting = 0;
let lastTurn: Promise<unknown> = Promise.resolve();

/**
 * Null for a document without text that can be read in time. One at a time, in a process of its own, and what was found
 * is cached, so that a file made to be slow costs no request but its own, and that once. RATE_LIMITED when too many
 * wait.
 */
export async function readWordText(file: StoredBytes, mediaType: string): Promise<Answer> {
  const text = cached.get(file.key) ?? readInTurn(file, mediaType);
  cached.delete(file.key);
  cached.set(file.key, text);
  const [oldest] = cached.keys();
  if (cached.size > textLimits.cached && oldest !== undefined) cached.delete(oldest);
  return text;
}

function readInTurn(file: StoredBytes, mediaType: string): Promise<Answer> {
  if (waiting >= textLimits.waiting)
    throw new AppError('RATE_LIMITED', uploadMessages.busy(), { retryAfterSeconds: 5 });
  waiting += 1;
  const text = lastTurn
    .then(async () => readApart({ bytes: await readBytes(file, 0, file.size), mediaType }))
    .finally(() => {
      waiting -= 1;
    });
  // What could not be fetched from the storage may be there next time.
  lastTurn = text.catch(() => cached.delete(file.key));
  return text;
}

function readApart(order: TextOrder): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const reader = fork(processFile, {
      execArgv: [...process.execArgv, `--max-old-space-size=${textLimits.processMegabytes}`],
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const end = () => reader.kill('SIGKILL');
    process.once('exit', end);
    let timer: NodeJS.Timeout | undefined;
    let answer: Answer = null;
    reader.on('message', (said: 'READY' | Answer) => {
      if (said === 'READY') {
        timer = setTimeout(end, textLimits.processMilliseconds);
        reader.send(order);
      } else {
        answer = said;
        end();
      }
    });
    reader.once('error', reject);
    reader.once('exit', () => {
      process.off('exit', end);
      clearTimeout(timer);
      // One that could not begin is our fault; one that fell over the document is the document's.
      if (timer) resolve(answer);
      else reject(new Error('The process that reads Word documents did not start.'));
    });
  });
}
