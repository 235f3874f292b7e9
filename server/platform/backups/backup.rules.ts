import * as z from 'zod/mini';
import { instantInIndia } from '../../core/india.rules.ts';

/** Version of the format. Archives of another version cannot be read. */
export const archiveFormat = 1;

/** The first entry: what a restore has to know before it begins. */
export const aboutSchema = z.object({
  format: z.literal(archiveFormat),
  madeAt: z.string(),
  postgres: z.string(),
  /** Names of the migrations that had run. */
  migrations: z.array(z.string()),
  /** Keyed hash of an empty text: shows whether a server has the same APP_SECRET. */
  secretCheck: z.string(),
  /** Columns of each table, without generated ones. */
  tables: z.record(z.string(), z.array(z.string())),
});
export type About = z.infer<typeof aboutSchema>;

/** The last entry: an archive without it is incomplete. */
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

export class AnotherBackupRuns extends BackupError {
  constructor() {
    super('Another backup of this database is being made. Try again when it is done.');
  }
}

export const archiveNameAt = (time: Date): string =>
  `kaamyab-${time.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`;

/** Null if the file is no archive. */
export function timeOfArchive(name: string): Date | null {
  const [, day, hours, minutes, seconds] =
    /^kaamyab-(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d)Z\.tar\.gz$/.exec(name) ?? [];
  return day ? new Date(`${day}${hours}:${minutes}:${seconds}Z`) : null;
}

const HOUR_IN_MS = 3_600_000;

/** Whether none was made since the last due hour: `hour` in India, then every `everyHours`. */
export function isBackupDue(
  now: Date,
  newest: Date | undefined,
  { everyHours, hour }: { everyHours: number; hour: number },
): boolean {
  const first = Date.parse(instantInIndia('1970-01-01')) + hour * HOUR_IN_MS;
  const period = everyHours * HOUR_IN_MS;
  const last = first + Math.floor((now.getTime() - first) / period) * period;
  return newest === undefined || newest.getTime() < last;
}
