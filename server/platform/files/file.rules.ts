import { t } from '@lingui/core/macro';
import { type Message, withoutHeaps } from '../../core/text.rules.ts';
const megabyte = 1024 * 1024;

/** Sizes in bytes. */
export const uploadLimits = {
  largestBytes: 10 * megabyte,
  nameCharacters: 255,
  /** Resumes that one address may leave here before anyone has signed in. */
  signedOutUploads: { limit: 60, seconds: 600 },
  /** Of one person: more than the postings of a day can hold, and far less than a disk. */
  ownUploads: { limit: 600, seconds: 86_400 },
  /**
   * Bytes that one person stores in all; that one network stores in a day; that it leaves here before anyone has
   * signed in.
   */
  bytesOfPerson: 1024 * megabyte,
  bytesOfNetwork: 5 * 1024 * megabyte,
  unclaimedBytesOfNetwork: 600 * megabyte,
  /** An upload that was not used is removed: of a visitor after an hour, of a signed-in person after a day. */
  unclaimedVisitorSeconds: 3600,
  unclaimedOwnerSeconds: 86_400,
} as const;

/** A DOCX file is a ZIP archive: bounds on what it would unpack to, read from its directory. */
export const archiveLimits = { entries: 2000, unpackedBytes: 100 * megabyte } as const;

const pdf = { pdf: 'application/pdf' };
const word = {
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};
const images = { jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png' };

/** The lists of relations in a DOCX are short. */
export const relationBytes = megabyte;

/** What is read at most to show a Word document as text. */
export const textLimits = {
  xmlBytes: 20 * megabyte,
  characters: 100_000,
  /** After them the process that reads is ended, whatever it is doing. */
  processMilliseconds: 10_000,
  processMegabytes: 128,
  /** One document at a time; those that wait take turns by caller. */
  turns: { size: 1, ofCaller: 1, slow: 1, waiting: 50, patienceSeconds: 20 },
  /** Texts that stay in memory: a stored file never changes. */
  cached: 100,
} as const;

export interface UploadRule {
  largestBytes: number;
  mediaTypes: Readonly<Record<string, string>>;
  invalid: Message;
  tooLarge: Message;
}

/** What each purpose takes (OP-004, OP-027). The sentence of the resume names only PDF, as specified. */
export const uploadRules = {
  RESUME: {
    largestBytes: 10 * megabyte,
    mediaTypes: { ...pdf, ...word },
    invalid: () => t`Please upload a valid PDF resume.`,
    tooLarge: () => t`Resume must be 10MB or smaller.`,
  },
  ATTACHMENT: {
    largestBytes: 5 * megabyte,
    mediaTypes: { ...pdf, ...word, ...images },
    invalid: () => t`Each attachment must be a PDF, DOC, DOCX, JPG or PNG file.`,
    tooLarge: () => t`Each attachment must be 5MB or smaller.`,
  },
} as const satisfies Record<string, UploadRule>;

export type FilePurpose = keyof typeof uploadRules;

/** What a person asked to be given of their data, for a day; no one uploads such a file. */
export const exportPurpose = 'EXPORT';
export const exportHours = 24;

/** What a recruiter does with a resume, as its owner is shown it. */
/** Files that are removed at a time. */
export const removalBatch = 500;

export const fileUses = ['VIEW', 'DOWNLOAD'] as const;
export type FileUse = (typeof fileUses)[number];
export const sameLookMinutes = 10;

export const purposesByName = { resume: 'RESUME', attachment: 'ATTACHMENT' } as const satisfies Record<
  string,
  FilePurpose
>;

export const uploadMessages = {
  purpose: () => t`Choose what the file is for: resume or attachment.`,
  tooLarge: () => t`A resume must be 10MB or smaller, an attachment 5MB or smaller.`,
  unreadable: () => t`This form could not be read.`,
  oneFile: () => t`Please send one file at a time.`,
  manyFields: () => t`This form has too many fields.`,
  tooMany: () => t`Too many uploads from your network. Please try again in a few minutes.`,
  tooManyOwn: () => t`You have uploaded many files today. Please upload the next ones tomorrow.`,
  fullOfPerson: () =>
    t`Your files take up all of the 1GB that you may store here. Please remove some that you no longer need.`,
  fullOfNetwork: () => t`Very many files were uploaded from your network today. Please try again later.`,
  busy: () => t`Many documents are being opened just now. Please try again in a moment.`,
  locked: () => t`This file is locked with a password. Upload one without.`,
  gone: () => t`This file is no longer there. Please upload it again.`,
  notStored: () => t`We cannot store files right now. Please try again in a few minutes.`,
} as const;

/** Extension in lower case, without the dot; empty if there is none. */
export const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

const octets = 'application/octet-stream';

/**
 * Whether a file can be refused before it is sent: its ending is of something else. Without an ending, or with one that
 * nobody knows, its content decides.
 */
export function isPlainlyOther({ name, type }: Pick<File, 'name' | 'type'>, { mediaTypes }: UploadRule): boolean {
  if (Object.hasOwn(mediaTypes, extensionOf(name)) || type === '' || type === octets) return false;
  return !Object.values(mediaTypes).includes(type);
}

/**
 * The name that fits the content: an ending that says something else, or none, becomes the right one. What a browser or
 * a chat added behind the right one ("resume.docx (1)", "resume.docx.bin") goes.
 */
export function fileNameFor(name: string, mediaType: string, mediaTypes: UploadRule['mediaTypes']): string {
  if (mediaTypes[extensionOf(name)] === mediaType) return name;
  const [extension = ''] = Object.entries(mediaTypes).find(([, type]) => type === mediaType) ?? [];
  const at = name.toLowerCase().lastIndexOf(`.${extension}`);
  const end = at + extension.length + 1;
  if (at > 0 && !/^[\p{L}\p{N}]/u.test(name.slice(end))) return name.slice(0, end);
  const base = name.replace(/\.[a-z]\w{0,4}(?:\s*\(\d+\))?$/i, '') || 'file';
  return safeFileName(`${base}.${extension}`);
}

/**
 * No path, no control, direction or other invisible characters, at most 255 characters of which the extension stays.
 * Empty if nothing is left.
 */
export function safeFileName(given: string): string {
  const lastPart = withoutHeaps(given.toWellFormed()).normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const visible = lastPart.replace(/(?![\u200C\u200D])[\p{C}\p{Zl}\p{Zp}]/gu, '').trim();
  const characters = Array.from(visible);
  if (characters.length <= uploadLimits.nameCharacters) return visible;
  const extension = Array.from(visible.slice(visible.lastIndexOf('.')));
  const ending = extension.length <= 10 ? extension : [];
  return [...characters.slice(0, uploadLimits.nameCharacters - ending.length), ...ending].join('');
}
