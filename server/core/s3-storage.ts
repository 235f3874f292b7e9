import { createHash } from 'node:crypto';
import { createWriteStream, openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStreamDefaultReader } from 'node:stream/web';
import { setTimeout as delay } from 'node:timers/promises';
import { t } from '@lingui/core/macro';
import { AwsClient } from 'aws4fetch';
import { AppError } from './errors.ts';
import type { Logger } from './logger.ts';
import type { S3Place } from './s3-place.ts';
import { assertKey, type FileStorage, isKey } from './storage.ts';

const writeMs = 60_000;
const usual = {
  /** Until the store begins to answer, and between two parts of its answer. */
  answerMs: 10_000,
  /** The most that a store lists at once. */
  keysInPage: 1000,
};
const tries = 3;
const firstPauseMs = 200;

/** The store answered, but not with what was asked for. */
class RefusedByStore extends Error {
  constructor(
    readonly status: number,
    text: string,
  ) {
    super(`${status} ${/<Code>(\w+)/.exec(text)?.[1] ?? ''}`.trim());
  }
}

const isAway = (): AppError =>
  new AppError('UNAVAILABLE', t`We cannot open files right now. Please try again in a few minutes.`, {
    retryAfterSeconds: 10,
  });

/** Files in a bucket of an S3-compatible store, which only the server can read (decision 0056). */
export class S3Storage implements FileStorage {
  private readonly client: AwsClient;

  constructor(
    private readonly place: S3Place,
    private readonly log: Logger,
    private readonly limits = usual,
  ) {
    this.client = new AwsClient({ ...place.credentials, region: place.region, service: 's3', retries: 0 });
  }

  /** Throws RefusedByStore if the bucket is not there or not ours. A store that is away may come later. */
  async check(): Promise<void> {
    try {
      await dropped(await this.send('GET', '?list-type=2&max-keys=1'));
    } catch (error) {
      if (error instanceof RefusedByStore && error.status < 500) throw error;
      this.log.warn({ err: error }, 'The file store does not answer; files wait for it');
    }
  }

  /** An upload says its length first, so the stream goes to a file of its own before it is sent. */
  async write(key: string, content: Readable): Promise<void> {
    assertKey(key);
    const file = join(tmpdir(), `kaamyab-upload-${key}`);
    const hash = createHash('sha256');
    try {
      await pipeline(
        content,
        async function* hashed(chunks: AsyncIterable<Buffer>) {
          for await (const chunk of chunks) {
            hash.update(chunk);
            yield chunk;
          }
        },
        createWriteStream(file, { mode: 0o600, flags: 'wx' }),
      );
      const headers = { 'x-amz-content-sha256': hash.digest('hex') };
      await dropped(await this.send('PUT', `/${key}`, { body: await openAsBlob(file), headers }, writeMs));
    } finally {
      await rm(file, { force: true });
    }
  }

  /** UNAVAILABLE if the store does not answer. */
  async read(key: string, range?: { start: number; end: number }): Promise<Readable> {
    assertKey(key);
    const headers = {
      'accept-encoding': 'identity',
      ...(range ? { range: `bytes=${range.start}-${range.end - 1}` } : {}),
    };
    const answer = await this.send('GET', `/${key}`, { headers }).catch((error: unknown) => {
      this.log.error({ err: error }, 'A file could not be read');
      throw error instanceof RefusedByStore && error.status === 404 ? error : isAway();
    });
    const reader = answer.body?.getReader() as ReadableStreamDefaultReader<Uint8Array> | undefined;
    return Readable.from(reader ? inTime(reader, this.limits.answerMs) : [], { objectMode: false });
  }

  async remove(key: string): Promise<void> {
    assertKey(key);
    await dropped(await this.send('DELETE', `/${key}`));
  }

  async *listOlderThan(time: Date): AsyncIterable<string> {
    for (let next: string | undefined = ''; next !== undefined;) {
      const from: string = next && `&continuation-token=${encodeURIComponent(next)}`;
      const xml: string = await (
        await this.send('GET', `?list-type=2&max-keys=${this.limits.keysInPage}${from}`)
      ).text();
      for (const [, entry = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
        const key = elementOf(entry, 'Key') ?? '';
        if (isKey(key) && new Date(elementOf(entry, 'LastModified') ?? '') < time) yield key;
      }
      next = elementOf(xml, 'NextContinuationToken');
    }
  }

  /** Again if the store is busy or the line breaks; all that is asked here may be asked twice. */
  private async send(
    method: string,
    path: string,
    init: RequestInit = {},
    longestMs = this.limits.answerMs,
  ): Promise<Response> {
    for (let tried = 1; ; tried += 1) {
      const isLast = tried === tries;
      try {
        const answer = await this.ask(method, path, init, longestMs);
        if (answer.ok) return answer;
        const error = new RefusedByStore(answer.status, await answer.text());
        if (isLast || (answer.status < 500 && answer.status !== 429)) throw error;
      } catch (error) {
        if (isLast || error instanceof RefusedByStore || isTimeout(error)) throw error;
      }
      await delay(firstPauseMs * 2 ** (tried - 1));
    }
  }

  private async ask(method: string, path: string, init: RequestInit, longestMs: number): Promise<Response> {
    const { endpoint, bucket } = this.place;
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(new DOMException('No answer in time', 'TimeoutError')), longestMs);
    try {
      return await this.client.fetch(`${endpoint}/${bucket}${path}`, { ...init, method, signal: waiting.signal });
    } finally {
      clearTimeout(timer);
    }
  }
}

const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError';

async function dropped(answer: Response): Promise<void> {
  await answer.body?.cancel();
}

/** Keys, times and tokens of a list hold nothing that XML escapes but the ampersand and the quotation mark. */
const elementOf = (xml: string, name: string): string | undefined =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]?.replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** Slow readers may take their time, a store that falls silent may not. */
async function* inTime(reader: ReadableStreamDefaultReader<Uint8Array>, answerMs: number): AsyncGenerator<Uint8Array> {
  try {
    for (;;) {
      let isSilent = false;
      const timer = setTimeout(() => {
        isSilent = true;
        reader.cancel().catch(() => undefined);
      }, answerMs);
      const { done, value } = await reader.read().finally(() => clearTimeout(timer));
      if (isSilent) throw new Error('The file store fell silent.');
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
