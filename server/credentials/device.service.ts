import { getParser, BROWSER_MAP } from 'bowser';
import { hostBoundCookie } from '../core/cookie.rules.ts';
import type { RequestContext } from '../core/context.ts';
import { hashToken, newToken } from '../core/secrets.ts';
import type { WriteScope } from '../core/use-case.ts';

/** Seconds that a browser is remembered as one that signed in before. */
const deviceSeconds = 365 * 86_400;

/** Of one person; a program that keeps no cookies is a new one at each login, and the oldest is forgotten. */
const mostDevices = 20;

/** Names the browser: it signs nobody in, it only has attempt counters of its own (OP-008). */
const deviceCookieName = (publicUrl: string): string => hostBoundCookie(publicUrl, 'device');

const unknownDevice = 'Unknown device';

/** The hash of this browser's name, if the person with this address has signed in from it before. */
export async function knownDeviceOf({ cookies, services: { config, database } }: RequestContext, email: string): Promise<Buffer | null> {
  const device = cookies[deviceCookieName(config.publicUrl)];
  if (device === undefined) return null;
  const deviceHash = hashToken(device);
  const rows = await database.prepared('known-device', 'select 1 from known_devices d join users u on u.id = d.user_id where u.email = $1 and d.device_hash = $2', [email, deviceHash]);
  return rows.length > 0 ? deviceHash : null;
}

/**
 * From now on this browser has attempt counters of its own at this account (OP-008). Answers its label when the account knew others
 * but not this one.
 */
export async function rememberDevice({ tx, request, effects, now, services }: WriteScope, userId: string): Promise<string | null> {
  const cookieName = deviceCookieName(services.config.publicUrl);
  const device = request.cookies[cookieName] ?? newToken();
  const label = deviceLabel(request.userAgent);
  const [remembered] = (await tx.query(
    `insert into known_devices (user_id, device_hash, label, created_at, last_seen_at) values ($1, $2, $3, $4, $4)
     on conflict (user_id, device_hash) do update set last_seen_at = $4, label = $3
     returning xmax = 0 and exists (select from known_devices where user_id = $1) as "isNewBesideOthers"`,
    [userId, hashToken(device), label, now],
  )) as { isNewBesideOthers: boolean }[];
  await tx.query('delete from known_devices where id in (select id from known_devices where user_id = $1 order by last_seen_at desc, id desc offset $2)', [userId, mostDevices]);
  effects.afterCommit.push(() => request.cookieJar.set(cookieName, device, { maxAgeSeconds: deviceSeconds }));
  return remembered?.isNewBesideOthers ? label : null;
}

const browserNames = new Set<string>(Object.values(BROWSER_MAP));
/** `curl/8.5.0`: a program that names itself. Letters only and few: the name is repeated in mails. */
const programPattern = /^([a-z][a-z-]{1,23})\/\d/i;

/** "Chrome on Android", "curl" or "Unknown device": words of known lists or one short word, never the text that the browser sent. */
export function deviceLabel(userAgent: string): string {
  const parser = getParser(userAgent || ' ');
  const [browser, system] = [parser.getBrowserName(), parser.getOSName()];
  if (!browserNames.has(browser)) return userAgent.startsWith('Mozilla/') ? unknownDevice : (programPattern.exec(userAgent)?.[1] ?? unknownDevice);
  const name = browser.replace(/ for Android$/, '');
  return system ? `${name} on ${system}` : name;
}
