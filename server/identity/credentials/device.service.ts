import { getParser, BROWSER_MAP } from 'bowser';
import { hostBoundCookie } from '../../core/cookie.rules.ts';
import type { RequestContext } from '../../core/context.ts';
import { hashToken, newToken } from '../../core/secrets.ts';
import type { StatementScope } from '../../core/use-case.ts';

/** Seconds that a browser is remembered as one that signed in before. */
const deviceSeconds = 365 * 86_400;

/** Of one person. A program that stores no cookies is a new browser at each login, and the oldest is forgotten. */
const mostDevices = 20;

/** Identifies the browser: it signs no one in, it only has attempt counters of its own (OP-008). */
const deviceCookieName = (publicUrl: string): string => hostBoundCookie(publicUrl, 'device');

const unknownDevice = 'Unknown device';

/** The hash of this browser's name, if it has one. */
export function deviceHashOf({ cookies, services: { config } }: RequestContext): Buffer | null {
  const device = cookies[deviceCookieName(config.publicUrl)];
  return device === undefined ? null : hashToken(device);
}

interface DeviceStanding extends Record<string, unknown> {
  /** The person with this address has signed in from it before. */
  isKnown: boolean;
  /** A login code for this address was requested in it within the last day. */
  hasAsked: boolean;
}

const standing = `
  select exists (select from known_devices d join users u on u.id = d.user_id where u.email = $1 and d.device_hash = $2) as "isKnown",
    exists (select from one_time_codes where email = $1 and purpose = 'LOGIN' and device_hash = $2 and created_at > $3::timestamptz - interval '1 day') as "hasAsked"`;

/** The standing of this browser at the address; an address without an account has no known ones. */
export async function deviceStandingOf(
  request: RequestContext,
  email: string,
): Promise<DeviceStanding & { deviceHash: Buffer | null }> {
  const deviceHash = deviceHashOf(request);
  const { database, clock } = request.services;
  const [row] = deviceHash
    ? await database.prepared<DeviceStanding>('device-standing', standing, [email, deviceHash, clock.now()])
    : [];
  return { isKnown: row?.isKnown ?? false, hasAsked: row?.hasAsked ?? false, deviceHash };
}

/**
 * CTEs that note a browser at the account in `held` (an id, or nothing) and forget the one that was away longest when
 * there are too many; $1 is now, $2 the hash of its name, $3 its label. `remembered` shows whether the account knew
 * others but not this one.
 */
export const rememberingDevice = `
  remembered as (
    insert into known_devices (user_id, device_hash, label, created_at, last_seen_at) select id, $2, $3, $1, $1 from held
    on conflict (user_id, device_hash) do update set last_seen_at = excluded.last_seen_at, label = excluded.label
    returning user_id, xmax = 0 as is_new, xmax = 0 and exists (select from known_devices other where other.user_id = known_devices.user_id) as is_new_beside_others
  ), trimmed as (
    delete from known_devices where id in (
      select id from known_devices where user_id = (select user_id from remembered where is_new) order by last_seen_at desc, id desc offset ${mostDevices - 1}
    )
  )`;

const rememberingAlone = `with held as (select $4::uuid as id), ${rememberingDevice} select`;

interface Device {
  hash: Buffer;
  label: string;
  /** Sets the cookie, after the commit. */
  keep: () => void;
}

/** The browser of this request, by the name that it has or is given now. */
export function deviceOf({ cookies, cookieJar, userAgent, services: { config } }: RequestContext): Device {
  const cookieName = deviceCookieName(config.publicUrl);
  const device = cookies[cookieName] ?? newToken();
  return {
    hash: hashToken(device),
    label: deviceLabel(userAgent),
    keep: () => cookieJar.set(cookieName, device, { maxAgeSeconds: deviceSeconds }),
  };
}

/** From now on this browser has attempt counters of its own at this account (OP-008). */
export async function rememberDevice(
  { prepared, request, effects, now }: StatementScope,
  userId: string,
): Promise<void> {
  const { hash, label, keep } = deviceOf(request);
  await prepared('remember-device', rememberingAlone, [now, hash, label, userId]);
  effects.afterCommit.push(keep);
}

const browserNames = new Set<string>(Object.values(BROWSER_MAP));
/** `curl/8.5.0`: a program that names itself. Letters only and few: the name is repeated in mails. */
const programPattern = /^([a-z][a-z-]{1,23})\/\d/i;

/**
 * "Chrome on Android", "curl" or "Unknown device": words of known lists or one short word, never the text that the
 * browser sent.
 */
export function deviceLabel(userAgent: string): string {
  const parser = getParser(userAgent || ' ');
  const [browser, system] = [parser.getBrowserName(), parser.getOSName()];
  if (!browserNames.has(browser))
    return userAgent.startsWith('Mozilla/') ? unknownDevice : (programPattern.exec(userAgent)?.[1] ?? unknownDevice);
  const name = browser.replace(/ for Android$/, '');
  return system ? `${name} on ${system}` : name;
}
