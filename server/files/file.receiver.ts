import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { RequestContext } from '../core/context.ts';
import { AppError, badInput } from '../core/errors.ts';
import { removeUnlessKept } from './file.queries.ts';
import { safeFileName, uploadLimits, uploadRules } from './file.rules.ts';

/** An upload in the private storage that no row refers to yet. Only the receiver makes these, so no JSON body can pose as one. */
export class ReceivedFile {
  constructor(
    readonly storageKey: string,
    readonly name: string,
    readonly size: number,
    readonly sha256: Buffer,
  ) {}
}

const receivedKeys = new WeakMap<RequestContext, string[]>();

/** Reads a multipart form to its end: fields as text, each file part stored under a random key. Throws PAYLOAD_TOO_LARGE as soon as a file exceeds the limit. */
export async function receiveForm(context: RequestContext, parts: AsyncIterable<Multipart>): Promise<Record<string, unknown>> {
  const form: Record<string, unknown> = {};
  for await (const part of parts) {
    if (part.type === 'file') {
      form[part.fieldname] = await receiveFile(context, part, form.purpose === 'attachment' ? 'ATTACHMENT' : 'RESUME');
    } else {
      if (part.valueTruncated) throw badInput({ [part.fieldname]: 'This is too long.' });
      form[part.fieldname] = part.value;
    }
  }
  return form;
}

/** Removes what the request uploaded and no use case kept. What a crash leaves is found by the sweep. */
export async function discardUnkept(context: RequestContext): Promise<void> {
  const keys = receivedKeys.get(context);
  if (!keys) return;
  await removeUnlessKept(context.services, keys).catch((error: unknown) => context.log.warn({ err: error }, 'Left an unused upload to the sweep'));
}

async function receiveFile(context: RequestContext, part: MultipartFile, purpose: keyof typeof uploadRules): Promise<ReceivedFile> {
  const key = randomUUID();
  receivedKeys.set(context, [...(receivedKeys.get(context) ?? []), key]);
  const hash = createHash('sha256');
  let size = 0;
  async function* measured(): AsyncGenerator<Buffer> {
    for await (const chunk of part.file as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > uploadLimits.largestBytes) throw tooLarge(part.fieldname, uploadRules[purpose].tooLargeMessage);
      hash.update(chunk);
      yield chunk;
    }
  }
  await context.services.storage.write(key, Readable.from(measured()));
  return new ReceivedFile(key, safeFileName(part.filename ?? ''), size, hash.digest());
}

export const tooLarge = (field: string, message: string): AppError => new AppError('PAYLOAD_TOO_LARGE', message, { fields: { [field]: message } });
