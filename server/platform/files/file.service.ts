import { Any, type EntityManager, In, IsNull, LessThanOrEqual, Not } from 'typeorm';
import * as z from 'zod/mini';
import { limitByAddress, limitByPerson } from '../../core/limits.ts';
import { callerOf } from '../../core/caller.ts';
import type { Services } from '../../core/context.ts';
import { AppError, badInput, forbidden, unauthenticated } from '../../core/errors.ts';
import { answerOnce } from '../../core/idempotency.ts';
import { isId } from '../../core/ids.ts';
import { defineLoader } from '../../core/loader.ts';
import { keysOf } from '../../core/text.rules.ts';
import { defineSteps, refuseOddKey, type WriteScope } from '../../core/use-case.ts';
import { mediaTypeOfContent, removeUnreferenced } from './file.content.ts';
import { StoredFile } from './file.entity.ts';
import { canUpload } from './file.policy.ts';
import { sumStoredBytes } from './file.queries.ts';
import { ReceivedFile, tooLarge } from './file.receiver.ts';
import {
  exportHours,
  type FilePurpose,
  fileNameFor,
  purposesByName,
  uploadLimits,
  uploadMessages,
  type UploadRule,
  uploadRules,
} from './file.rules.ts';
import type { DocumentText } from './file.text.ts';
import { isLockedPdf, readWordText as readText } from './file.text-reader.ts';

/**
 * Unclaimed, and removed after a while, until something refers to it. The same content under the same idempotency key
 * is one file; uploads of visitors are never matched, since visitors behind one router look alike.
 */
export const uploadFile = defineSteps({
  name: 'uploadFile',
  allow: 'ANYONE',
  input: z.object({
    purpose: z.enum(keysOf(purposesByName), { error: uploadMessages.purpose }),
    file: z.optional(z.unknown()),
  }),
  run: async ({ actor, request, services, now, inTransaction }, input) => {
    const purpose = purposesByName[input.purpose];
    if (!canUpload(actor, purpose)) throw actor ? forbidden() : unauthenticated();
    const checked = await checkUpload(services, input.file, purpose);
    refuseOddKey(request.idempotencyKey);
    if (!actor)
      await limitByAddress(request, 'upload', { ...uploadLimits.signedOutUploads, message: uploadMessages.tooMany });
    const call = { operation: 'uploadFile', key: request.idempotencyKey ?? null, input: contentOf(input) };
    return inTransaction((scope) =>
      answerOnce(scope, call, async () => {
        const { tx } = scope;
        if (actor)
          await limitByPerson({ tx, actor, services, now }, 'upload', {
            ...uploadLimits.ownUploads,
            message: uploadMessages.tooManyOwn,
          });
        const { id, name, size, mediaType } = await storeFile(scope, checked, {
          ownerId: actor?.id ?? null,
          claimedAt: null,
        });
        return { answer: { id, name, size, mediaType }, about: [] };
      }),
    );
  },
});

const contentOf = ({ purpose, file }: { purpose: string; file?: unknown }) =>
  file instanceof ReceivedFile && { purpose, name: file.name, size: file.size, sha256: file.sha256.toString('hex') };

const noText = { text: null, isWhole: true } as const;

const { doc, docx } = uploadRules.RESUME.mediaTypes;

/** Null for what is no Word document: the page shows it itself or offers it for download. */
export async function readWordText(
  { storage }: Services,
  { mediaType, storageKey, size }: Pick<StoredFile, 'mediaType' | 'storageKey' | 'size'>,
): Promise<DocumentText | typeof noText> {
  const isShown = mediaType === doc || mediaType === docx;
  return (isShown && (await readText({ storage, key: storageKey, size }, mediaType))) || noText;
}

/** Files by id, for field resolvers that have already settled who may see them. */
export const loadFile = defineLoader<StoredFile>(
  ({ services }, ids) => services.database.manager.findBy(StoredFile, { id: In(ids) }),
  ({ id }) => id,
);

export interface CheckedUpload {
  received: ReceivedFile;
  purpose: FilePurpose;
  mediaType: string;
}

/**
 * By its content, each refusal with the purpose's sentence at `field`: BAD_USER_INPUT for one that is missing or empty,
 * PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE for a wrong type and for what only a password opens. The file may have any
 * name (OP-004).
 */
export async function checkUpload(
  { storage }: Services,
  upload: unknown,
  purpose: FilePurpose,
  field = 'file',
): Promise<CheckedUpload> {
  const rule = uploadRules[purpose];
  if (!(upload instanceof ReceivedFile) || upload.size === 0) throw badInput({ [field]: rule.invalid() });
  if (upload.size > rule.largestBytes) throw tooLarge(field, rule.tooLarge());
  const mediaTypes: UploadRule['mediaTypes'] = rule.mediaTypes;
  const refusal = (message: string) =>
    new AppError('UNSUPPORTED_MEDIA_TYPE', message, { fields: { [field]: message } });
  const stored = { storage, key: upload.storageKey, size: upload.size };
  const found = await mediaTypeOfContent(stored);
  if (found === 'LOCKED') throw refusal(uploadMessages.locked());
  if (found === undefined || !Object.values(mediaTypes).includes(found)) throw refusal(rule.invalid());
  if (found === mediaTypes.pdf && (await isLockedPdf(stored))) throw refusal(uploadMessages.locked());
  const { storageKey, name, size, sha256 } = upload;
  return {
    received: new ReceivedFile(storageKey, fileNameFor(name, found, mediaTypes), size, sha256),
    purpose,
    mediaType: found,
  };
}

/**
 * In the caller's transaction: if that fails, the content is removed with the request. PAYLOAD_TOO_LARGE if the owner
 * stores too much already, RATE_LIMITED if the network does.
 */
export async function storeFile(
  scope: Pick<WriteScope, 'tx' | 'prepared' | 'request' | 'now'>,
  { received, purpose, mediaType }: CheckedUpload,
  row: { ownerId: string | null; claimedAt: Date | null },
): Promise<StoredFile> {
  const { tx, request, now } = scope;
  const { storageKey, name, size, sha256 } = received;
  const network = request.services.secrets.hmac('address', callerOf(request.ipAddress));
  await refuseTooManyBytes(scope, { network, ownerId: row.ownerId, size });
  return tx.save(
    tx.create(StoredFile, { ...row, purpose, name, mediaType, size, sha256, storageKey, network, createdAt: now }),
  );
}

const dayMilliseconds = 86_400_000;

/** Uploads of one network, and of one person, wait for each other here, so that together they do not come to more. */
async function refuseTooManyBytes(
  { tx, prepared, now }: Pick<WriteScope, 'tx' | 'prepared' | 'now'>,
  { network, ownerId, size }: { network: Buffer; ownerId: string | null; size: number },
): Promise<void> {
  for (const name of [network.toString('hex'), ...(ownerId ? [ownerId] : [])])
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 1))', [name]);
  const since = new Date(now.getTime() - dayMilliseconds);
  const [sums] = await prepared(sumStoredBytes({ ownerId, network, since }));
  if (!sums) throw new Error('Nothing was counted.');
  const isUnclaimedTooMuch = !ownerId && sums.unclaimed + size > uploadLimits.unclaimedBytesOfNetwork;
  if (isUnclaimedTooMuch || sums.ofNetwork + size > uploadLimits.bytesOfNetwork) {
    throw new AppError('RATE_LIMITED', uploadMessages.fullOfNetwork(), {
      retryAfterSeconds: uploadLimits.unclaimedVisitorSeconds,
    });
  }
  if (sums.ofPerson + size > uploadLimits.bytesOfPerson) throw tooLarge('file', uploadMessages.fullOfPerson());
}

interface Claim {
  fileId: string;
  purpose: FilePurpose;
  now: Date;
  /** Where the caller's input named the file. */
  field: string;
}

const unclaimed = { ownerId: IsNull(), claimedAt: IsNull() };

/**
 * The caller's own, or one that a visitor uploaded and no one has claimed. Anything else is BAD_USER_INPUT at `field`.
 */
export async function claimFile(
  tx: EntityManager,
  { fileId, purpose, now, field, ownerId }: Claim & { ownerId: string },
): Promise<string> {
  if (!isId(fileId)) throw fileGone(field);
  const file = { id: fileId, purpose };
  const { affected } = await tx
    .createQueryBuilder()
    .update(StoredFile)
    .set({ ownerId, claimedAt: () => 'coalesce(claimed_at, :now)' })
    .setParameters({ now })
    .where([
      { ...file, ownerId },
      { ...file, ...unclaimed },
    ])
    .execute();
  if (!affected) throw fileGone(field);
  return fileId;
}

/** A sign-up takes a visitor's upload, once, before there is an owner. */
export async function reserveFile(tx: EntityManager, { fileId, purpose, now, field }: Claim): Promise<string> {
  if (!isId(fileId)) throw fileGone(field);
  const { affected } = await tx.update(StoredFile, { id: fileId, purpose, ...unclaimed }, { claimedAt: now });
  if (!affected) throw fileGone(field);
  return fileId;
}

const fileGone = (field: string): AppError => badInput({ [field]: uploadMessages.gone() });

export const isReservable = async ({ database }: Services, fileId: string, purpose: FilePurpose): Promise<boolean> =>
  isId(fileId) && database.manager.existsBy(StoredFile, { id: fileId, purpose, ...unclaimed });

export async function giveReservedFile(tx: EntityManager, fileId: string, ownerId: string): Promise<void> {
  await tx.update(StoredFile, { id: fileId, ownerId: IsNull(), claimedAt: Not(IsNull()) }, { ownerId });
}

/** After the rows are gone. */
export const removeContent = removeUnreferenced;

export async function releaseReservedFiles(tx: EntityManager, fileIds: string[]): Promise<void> {
  await tx.update(StoredFile, { id: Any(fileIds), ownerId: IsNull() }, { claimedAt: null });
}

/** Archives of personal data that have expired are removed with other unclaimed files. */
export async function releaseExpiredExports({ database, clock }: Services): Promise<void> {
  const limit = new Date(clock.now().getTime() - exportHours * 3_600_000);
  const expired = { purpose: 'EXPORT', createdAt: LessThanOrEqual(limit), claimedAt: Not(IsNull()) } as const;
  await database.manager.update(StoredFile, expired, { claimedAt: null });
}
