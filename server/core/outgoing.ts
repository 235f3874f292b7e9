import type { Services } from './context.ts';
import { readInstallation } from './installation.queries.ts';

/**
 * Whether mails and webhooks stay here: as the operator has said, else because the database is a restored copy, whose
 * mails would go to real people once more (decision 0069).
 */
export async function isParked({ config, database }: Pick<Services, 'config' | 'database'>): Promise<boolean> {
  if (config.outgoing) return config.outgoing === 'parked';
  const [installation] = await database.prepared(readInstallation());
  return Boolean(installation?.parkedAt);
}
