import * as z from 'zod/mini';

/** Of what an archive looks like; another one cannot be read. */
export const archiveFormat = 1;

/** The first entry: what a restore has to know before it begins. */
export const aboutSchema = z.object({
  format: z.literal(archiveFormat),
  madeAt: z.string(),
  postgres: z.string(),
  /** Names of the migrations that had run. */
  migrations: z.array(z.string()),
  /** Keyed hash of nothing: tells whether a server has the same APP_SECRET. */
  secretCheck: z.string(),
  /** Columns of each table, without generated ones. */
  tables: z.record(z.string(), z.array(z.string())),
});
export type About = z.infer<typeof aboutSchema>;

/** The last entry: an archive without it is not whole. */
export const manifestSchema = z.object({
  /** Rows of each table. */
  tables: z.record(z.string(), z.int()),
  sequences: z.record(z.string(), z.object({ lastValue: z.string(), isCalled: z.boolean() })),
  files: z.int(),
  fileBytes: z.int(),
  /** Keys of files that have a row, but no content. */
  missingFiles: z.array(z.string()),
  /** Keys of files whose content is not the one that was uploaded. */
  damagedFiles: z.array(z.string()),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** The message is for the person who backs up or restores. */
export class BackupError extends Error {}

export const archiveNameAt = (time: Date): string =>
  `kaamyab-${time.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`;
