import { types } from 'node:util';
import { type Config, ConfigError } from '../core/config.ts';
import { isDatabaseUnavailable, postgresCode } from '../core/database-errors.ts';

/** Where a step of the start fails because of a setting, one sentence names it. */
export async function explained<T>(step: Promise<T>, reasonOf: (error: unknown) => string | undefined): Promise<T> {
  try {
    return await step;
  } catch (error) {
    const reason = reasonOf(error);
    throw reason === undefined ? error : new ConfigError(reason);
  }
}

/** What the database that DATABASE_URL names lacks; the server's own one has nothing to do with settings. */
export const databaseReason =
  ({ databaseUrl }: Config) =>
  (error: unknown): string | undefined => {
    if (databaseUrl === undefined) return undefined;
    const { hostname, port, username, pathname } = new URL(databaseUrl);
    const code = postgresCode(error) ?? '';
    const message = types.isNativeError(error) ? error.message : '';
    if (code.startsWith('28'))
      return `DATABASE_URL: Postgres refuses the user ${decodeURIComponent(username)} or the password.`;
    if (code === '3D000')
      return `DATABASE_URL: there is no database ${decodeURIComponent(pathname.slice(1))} on ${hostname}.`;
    if (/^(0A000|42501|58P01)$/.test(code) && /extension/.test(message))
      return `DATABASE_URL: the database needs the extensions pg_trgm, citext, btree_gist and intarray (${message}).`;
    if (isDatabaseUnavailable(error))
      return `DATABASE_URL: no Postgres takes connections at ${hostname}:${port || '5432'}.`;
    return undefined;
  };

export const listenReason =
  ({ host, port }: Config) =>
  (error: unknown): string | undefined => {
    const code = types.isNativeError(error) && 'code' in error ? String(error.code) : '';
    if (code === 'EADDRINUSE') return `PORT ${port} is in use on ${host}: stop what runs there, or set another one.`;
    if (code === 'EACCES') return `PORT ${port} is not for this user to open: set one above 1023.`;
    if (/^(EADDRNOTAVAIL|ENOTFOUND|EAI_AGAIN|EINVAL)$/.test(code)) return `HOST ${host} is no address of this machine.`;
    return undefined;
  };
