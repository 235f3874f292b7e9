import { t } from '@lingui/core/macro';
import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { RequestContext } from '../../core/context.ts';
import { AppError, badInput } from '../../core/errors.ts';
import { keysOf } from '../../core/text.rules.ts';
import { removeUnreferenced } from './file.content.ts';
import { purposesByName, safeFileName, uploadLimits, uploadMessages, uploadRules } from './file.rules.ts';
import type { Message } from '../../core/text.rules.ts';

/** Stored, but no row refers to it yet. Only the receiver makes these, so no JSON body can pose as one. */
export class ReceivedFile {
  constructor(
    readonly storageKey: string,
    readonly name: string,
    readonly size: number,
    readonly sha256: Buffer,
  ) {}
}

const receivedKeys = new WeakMap<RequestContext, string[]>();

/**
 * Reads the form, whose fields have these `names`, to its end; each file is stored under a random key.
 * PAYLOAD_TOO_LARGE as soon as a file exceeds the limit, UNAVAILABLE if there is no room for it.
 */
export async function receiveForm(
  context: RequestContext,
  parts: AsyncIterable<Multipart>,
  names: readonly string[],
): Promise<Record<string, unknown>> {
  const form: Record<string, unknown> = {};
  for await (const part of legible(parts)) {
    if (part.type === 'file') {
      form[part.fieldname] = await receiveFile(context, part, tooLargeMessage(names, form.purpose));
    } else {
      if (part.valueTruncated) throw badInput({ [part.fieldname]: t`This is too long.` });
      form[part.fieldname] = part.value;
    }
  }
  return form;
}

const limitMessages: Record<string, Message> = {
  FST_FILES_LIMIT: uploadMessages.oneFile,
  FST_FIELDS_LIMIT: uploadMessages.manyFields,
  FST_PARTS_LIMIT: uploadMessages.manyFields,
};

/**
 * An error while a form is read is the form's fault, or its sender has gone. An error with its content comes from
 * elsewhere.
 */
async function* legible<T>(form: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* form;
  } catch (error) {
    const message = error instanceof Error && 'code' in error ? limitMessages[String(error.code)] : undefined;
    throw message === undefined
      ? new AppError('BAD_USER_INPUT', uploadMessages.unreadable())
      : new AppError('PAYLOAD_TOO_LARGE', message());
  }
}

/** Removes the uploads of the request that no use case stored. The sweep finds what a crash leaves. */
export async function discardUnstored(context: RequestContext): Promise<void> {
  const keys = receivedKeys.get(context);
  if (!keys) return;
  await removeUnreferenced(context.services, keys).catch((error: unknown) =>
    context.log.warn({ err: error }, 'Left an unused upload to the sweep'),
  );
}

/** A form that asks for a purpose may name it after the file: until then the message states both limits. */
function tooLargeMessage(names: readonly string[], purpose: unknown): string {
  const known = names.includes('purpose') ? keysOf(purposesByName).find((name) => name === purpose) : 'resume';
  return known ? uploadRules[purposesByName[known]].tooLarge() : uploadMessages.tooLarge();
}

async function receiveFile(context: RequestContext, part: MultipartFile, message: string): Promise<ReceivedFile> {
  const key = randomUUID();
  receivedKeys.set(context, [...(receivedKeys.get(context) ?? []), key]);
  const hash = createHash('sha256');
  let size = 0;
  async function* measured(): AsyncGenerator<Buffer> {
    for await (const chunk of legible(part.file as AsyncIterable<Buffer>)) {
      size += chunk.length;
      if (size > uploadLimits.largestBytes) throw tooLarge(part.fieldname, message);
      hash.update(chunk);
      yield chunk;
    }
  }
  await context.services.storage.write(key, Readable.from(measured())).catch((error: unknown) => {
    if (error instanceof AppError) throw error;
    context.log.error({ err: error }, 'An upload could not be stored');
    throw new AppError('UNAVAILABLE', uploadMessages.notStored(), { retryAfterSeconds: 60 });
  });
  return new ReceivedFile(key, safeFileName(part.filename ?? ''), size, hash.digest());
}

export const tooLarge = (field: string, message: string): AppError =>
  new AppError('PAYLOAD_TOO_LARGE', message, { fields: { [field]: message } });
