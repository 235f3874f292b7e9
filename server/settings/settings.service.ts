import type { Prepared } from '../core/database.ts';
import { listSettings } from './settings.queries.ts';
import { settingNames, settingSchemas, type Settings } from './settings.rules.ts';

/**
 * As they are now: read for each use, so a change holds in every process with its commit. In a transaction give its own
 * `prepared`. A value that no rule allows any more is its default again.
 */
export async function readSettings(prepared: Prepared): Promise<Settings> {
  const stored = new Map<string, unknown>((await prepared(listSettings())).map(({ name, value }) => [name, value]));
  const valueOf = (name: (typeof settingNames)[number]) => {
    const { schema, default: initial } = settingSchemas[name];
    const parsed = schema.safeParse(stored.get(name));
    return parsed.success ? parsed.data : initial;
  };
  return Object.fromEntries(settingNames.map((name) => [name, valueOf(name)])) as Settings;
}
