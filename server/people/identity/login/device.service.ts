import { t } from '@lingui/core/macro';
import { BROWSER_MAP, getParser } from 'bowser';
import { deviceSeconds, hostBoundCookie } from '../sessions/session.rules.ts';
import type { RequestContext } from '../../../core/context.ts';
import { hashToken, newToken } from '../../../core/secrets.ts';
import type { WriteScope } from '../../../core/use-case.ts';
import { KnownDevice } from './device.entity.ts';

/** Signs no one in: this browser has attempt counters of its own (OP-008). */
const deviceCookieName = (publicUrl: string): string => hostBoundCookie(publicUrl, 'device');

const unknownDevice = () => t`Unknown device`;

export function deviceHashOf({ cookies, services: { config } }: RequestContext): Buffer | null {
  const device = cookies[deviceCookieName(config.publicUrl)];
  return device === undefined ? null : hashToken(device);
}

interface Device {
  hash: Buffer;
  label: string;
  /** Sets the cookie, after the commit. */
  keep: () => void;
}

/** By the name that the browser has or is given now. */
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
export async function rememberDevice({ tx, request, effects, now }: WriteScope, userId: string): Promise<void> {
  const { hash: deviceHash, label, keep } = deviceOf(request);
  await tx.upsert(KnownDevice, { userId, deviceHash, label, createdAt: now, lastSeenAt: now }, [
    'userId',
    'deviceHash',
  ]);
  effects.afterCommit.push(keep);
}

const browserNames = new Set<string>(Object.values(BROWSER_MAP));
/** `curl/8.5.0`: a program that names itself. Letters only and few: the name is repeated in mails. */
const programPattern = /^([a-z][a-z-]{1,23})\/\d/i;

/** "Chrome on Android", "curl" or "Unknown device": never the text that the browser sent. */
export function deviceLabel(userAgent: string): string {
  const parser = getParser(userAgent || ' ');
  const [browser, system] = [parser.getBrowserName(), parser.getOSName()];
  if (!browserNames.has(browser))
    return userAgent.startsWith('Mozilla/')
      ? unknownDevice()
      : (programPattern.exec(userAgent)?.[1] ?? unknownDevice());
  const name = browser.replace(/ for Android$/, '');
  return system ? t`${name} on ${system}` : name;
}
