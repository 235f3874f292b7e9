import { type EntityManager, In, IsNull } from 'typeorm';
import { z } from 'zod';
import { limitByAddress, limitByPerson } from '../core/limits.ts';
import { callerOf } from '../core/caller.ts';
import type { Services } from '../core/context.ts';
import { AppError, badInput, forbidden, notFound, unauthenticated } from '../core/errors.ts';
import { answerOnce } from '../core/idempotency.ts';
import { isId } from '../core/ids.ts';
import { defineLoader } from '../core/loader.ts';
import { keysOf } from '../core/text.rules.ts';
import { defineQuery, defineSteps, refuseOddKey, type WriteScope } from '../core/use-case.ts';
import { mediaTypeOfContent } from './file.content.ts';
import { StoredFile } from './file.entity.ts';
import { canReadFile, canUpload } from './file.policy.ts';
import { type FileAccess, findFileAccess } from './file.queries.ts';
import { ReceivedFile, tooLarge } from './file.receiver.ts';
import {
  type FilePurpose,
  extensionOf,
  fileNameFor,
  purposesByName,
  uploadLimits,
  uploadMessages,
  type UploadRule,
  uploadRules,
} from './file.rules.ts';
import type { DocumentText } from './file.text.ts';
import { readWordText } from './file.text-reader.ts';

/** Takes an upload in. It stays unclaimed, and is removed after a while, until something refers to it. The same content under the same idempotency key is one file. */
export const uploadFile = defineSteps({
  name: 'uploadFile',
  allow: 'ANYONE',
  input: z.object({ purpose: z.enum(keysOf(purposesByName), uploadMessages.purpose), file: z.unknown().optional() }),
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
        const { id, name, size, mediaType } = await keepFile(scope, checked, {
          ownerId: actor?.id ?? null,
          claimedAt: null,
        });
        return { id, name, size, mediaType };
      }),
    );
  },
});

/** What makes two uploads the same. */
const contentOf = ({ purpose, file }: { purpose: string; file?: unknown }) =>
  file instanceof ReceivedFile && { purpose, name: file.name, size: file.size, sha256: file.sha256.toString('hex') };

/** A file that the viewer may open; anything else, known or not, is NOT_FOUND. */
export const readFile = defineQuery({
  name: 'readFile',
  allow: 'ANYONE',
  input: z.object({ id: z.string() }),
  run: async ({ actor, services }, { id }): Promise<FileAccess> => {
    const file = isId(id) ? await findFileAccess(services, id, actor) : null;
    if (!file || !canReadFile(actor, file)) throw notFound();
    return file;
  },
});

const noText = { text: null, isWhole: true } as const;

const { doc, docx } = uploadRules.RESUME.mediaTypes;

/** The text of a Word document that the viewer may open (OP-087); null for every other kind, which the page shows itself or offers for download. */
export const readFileText = defineQuery({
  name: 'readFileText',
  allow: 'ANYONE',
  input: z.object({ id: z.string() }),
  run: async ({ request, services: { storage } }, { id }): Promise<DocumentText | typeof noText> => {
    const { mediaType, storageKey, size } = await readFile(request, { id });
    const isShown = mediaType === doc || mediaType === docx;
    return (isShown && (await readWordText({ storage, key: storageKey, size }, mediaType))) || noText;
  },
});

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
 * Judges an upload by its content: missing or empty is BAD_USER_INPUT, a wrong type UNSUPPORTED_MEDIA_TYPE, also where the name says something else,
 * except that a PDF is one under any name (OP-004); too large PAYLOAD_TOO_LARGE, each with the purpose's sentence at `field`.
 */
export async function checkUpload(
  { storage }: Services,
  upload: unknown,
  purpose: FilePurpose,
  field = 'file',
): Promise<CheckedUpload> {
  const rule = uploadRules[purpose];
  if (!(upload instanceof ReceivedFile) || upload.size === 0) throw badInput({ [field]: rule.invalidMessage });
  if (upload.size > rule.largestBytes) throw tooLarge(field, rule.tooLargeMessage);
  const mediaTypes: UploadRule['mediaTypes'] = rule.mediaTypes;
  const found = await mediaTypeOfContent({ storage, key: upload.storageKey, size: upload.size });
  const isTaken = found !== undefined && (found === mediaTypes.pdf || found === mediaTypes[extensionOf(upload.name)]);
  if (!isTaken)
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', rule.invalidMessage, { fields: { [field]: rule.invalidMessage } });
  const { storageKey, name, size, sha256 } = upload;
  return {
    received: new ReceivedFile(storageKey, fileNameFor(name, found, mediaTypes), size, sha256),
    purpose,
    mediaType: found,
  };
}

/**
 * Makes a row of an upload, in the caller's transaction: if that fails, the content is removed with the request. PAYLOAD_TOO_LARGE if the owner stores
 * too much already, RATE_LIMITED if the network does.
 */
export async function keepFile(
  { tx, request, now }: Pick<WriteScope, 'tx' | 'request' | 'now'>,
  { received, purpose, mediaType }: CheckedUpload,
  row: { ownerId: string | null; claimedAt: Date | null },
): Promise<StoredFile> {
  const { storageKey, name, size, sha256 } = received;
  const network = request.services.secrets.hmac('address', callerOf(request.ipAddress));
  await refuseWhatIsTooMuch(tx, { network, ownerId: row.ownerId, size, now });
  return tx.save(
    tx.create(StoredFile, { ...row, purpose, name, mediaType, size, sha256, storageKey, network, createdAt: now }),
  );
}

const dayMilliseconds = 86_400_000;

/** Uploads of one network, and of one person, wait for each other here, so that together they do not come to more either. */
async function refuseWhatIsTooMuch(
  tx: EntityManager,
  { network, ownerId, size, now }: { network: Buffer; ownerId: string | null; size: number; now: Date },
): Promise<void> {
  const { ofPerson, ofNetwork, unclaimed } = await storedBytes(tx, network, ownerId, now);
  const isUnclaimedTooMuch = !ownerId && unclaimed + size > uploadLimits.unclaimedBytesOfNetwork;
  if (isUnclaimedTooMuch || ofNetwork + size > uploadLimits.bytesOfNetwork) {
    throw new AppError('RATE_LIMITED', uploadMessages.fullOfNetwork, {
      retryAfterSeconds: uploadLimits.unclaimedVisitorSeconds,
    });
  }
  if (ofPerson + size > uploadLimits.bytesOfPerson) throw tooLarge('file', uploadMessages.fullOfPerson);
}

async function storedBytes(tx: EntityManager, network: Buffer, ownerId: string | null, now: Date) {
  for (const name of [network.toString('hex'), ...(ownerId ? [ownerId] : [])])
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 1))', [name]);
  const [sums] = (await tx.query(
    `select coalesce((select sum(size) from files where owner_id = $2), 0)::float8 as "ofPerson", coalesce(sum(size), 0)::float8 as "ofNetwork",
       coalesce(sum(size) filter (where owner_id is null), 0)::float8 as unclaimed
     from files where network = $1 and created_at > $3`,
    [network, ownerId, new Date(now.getTime() - dayMilliseconds)],
  )) as [{ ofPerson: number; ofNetwork: number; unclaimed: number }];
  return sums;
}

interface Claim {
  fileId: string;
  purpose: FilePurpose;
  now: Date;
  /** Where the caller's input named the file. */
  field: string;
}

/** The caller takes over a file: their own, or one that a visitor uploaded and nobody claimed yet. Anything else is BAD_USER_INPUT at `field`. */
export async function claimFile(
  tx: EntityManager,
  { fileId, purpose, now, field, ownerId }: Claim & { ownerId: string },
): Promise<string> {
  return updateOne(
    tx,
    field,
    fileId,
    `owner_id = $4, claimed_at = coalesce(claimed_at, $3)`,
    `(owner_id = $4 or (owner_id is null and claimed_at is null))`,
    [purpose, now, ownerId],
  );
}

/** A sign-up takes a visitor's upload, once, before there is an owner. */
export async function reserveFile(tx: EntityManager, { fileId, purpose, now, field }: Claim): Promise<string> {
  return updateOne(tx, field, fileId, `claimed_at = $3`, `owner_id is null and claimed_at is null`, [purpose, now]);
}

async function updateOne(
  tx: EntityManager,
  field: string,
  fileId: string,
  change: string,
  condition: string,
  values: unknown[],
): Promise<string> {
  if (!isId(fileId)) throw badInput({ [field]: uploadMessages.gone });
  const [rows] = (await tx.query(
    `update files set ${change} where id = $1 and purpose = $2 and ${condition} returning id`,
    [fileId, ...values],
  )) as [{ id: string }[], number];
  if (!rows[0]) throw badInput({ [field]: uploadMessages.gone });
  return rows[0].id;
}

/** Whether `reserveFile` would take it now. */
export const isReservable = async ({ database }: Services, fileId: string, purpose: FilePurpose): Promise<boolean> =>
  isId(fileId) &&
  database.manager.existsBy(StoredFile, { id: fileId, purpose, ownerId: IsNull(), claimedAt: IsNull() });

/** The file that a sign-up reserved becomes its new owner's. */
export async function giveReservedFile(tx: EntityManager, fileId: string, ownerId: string): Promise<void> {
  await tx.query('update files set owner_id = $2 where id = $1 and owner_id is null and claimed_at is not null', [
    fileId,
    ownerId,
  ]);
}

/** Resumes of this person that neither the profile nor an application refers to any more go the way of unclaimed ones. */
export async function releaseUnusedResumes(tx: EntityManager, ownerId: string): Promise<void> {
  await tx.query(
    `update files f set claimed_at = null
     where f.owner_id = $1 and f.purpose = 'RESUME' and f.claimed_at is not null
       and not exists (select from seeker_profiles p where p.resume_file_id = f.id) and not exists (select from applications a where a.resume_file_id = f.id)`,
    [ownerId],
  );
}

/** Reserved files that nobody will take any more go the way of unclaimed ones. */
export async function releaseReservedFiles(tx: EntityManager, fileIds: string[]): Promise<void> {
  await tx.query('update files set claimed_at = null where id = any($1) and owner_id is null', [fileIds]);
}
