import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hash,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { crc32 } from 'node:zlib';

/** A 256-bit value that no one can guess, for sessions, tickets and links. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Programs that look for secrets where none belong know it by this, and by its checksum. */
const accessTokenPrefix = 'kmb_';
const checksum = (text: string): string => crc32(text).toString(16).padStart(8, '0');

/** `kmb_`, 256 random bits and a CRC-32 of both, in hexadecimal. */
export function newAccessToken(): string {
  const text = `${accessTokenPrefix}${randomBytes(32).toString('hex')}`;
  return text + checksum(text);
}

export const isAccessToken = (token: string): boolean =>
  token.startsWith(accessTokenPrefix) && checksum(token.slice(0, -8)) === token.slice(-8);

/** How an unguessable token is stored. */
export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer');

/** Compares in constant time: the duration does not show where the two differ. */
export const isSameSecret = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b);

/** Keys derived from APP_SECRET, one per purpose (HKDF-SHA-256). */
export class Secrets {
  /** Purposes are names from the code, so they are few. */
  private readonly keys = new Map<string, KeyObject>();

  constructor(private readonly appSecret: string) {}

  /** Keyed hash of something guessable (an e-mail address, a six-digit code). */
  hmac(purpose: string, text: string): Buffer {
    return createHmac('sha256', this.key(`hmac:${purpose}`))
      .update(text)
      .digest();
  }

  /**
   * AES-256-GCM, for what waits in a table and must not be read there; with a purpose of its own, for what is handed
   * out and comes back.
   */
  encrypt(text: string, purpose?: string): string {
    const iv = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', this.encryptionKey(purpose), iv);
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
  }

  /** Opens what `encrypt` made for that purpose; throws if a bit of it changed or APP_SECRET is another. */
  decrypt(encrypted: string, purpose?: string): string {
    const bytes = Buffer.from(encrypted, 'base64');
    const decipher = createDecipheriv('aes-256-gcm', this.encryptionKey(purpose), bytes.subarray(0, 12), {
      authTagLength: 16,
    }).setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
  }

  /** What `encrypt` made; null where it cannot be read, as after a restore with another APP_SECRET. */
  decryptIfReadable(encrypted: string, purpose?: string): string | null {
    try {
      return this.decrypt(encrypted, purpose);
    } catch {
      return null;
    }
  }

  /** Shows whether two servers have the same APP_SECRET, and nothing of it. */
  check(): string {
    return this.hmac('backup', '').toString('hex');
  }

  /** Its purpose in the key derivation stays `seal`: rows that wait and links that were mailed have to open. */
  private encryptionKey(purpose?: string): KeyObject {
    return this.key(purpose === undefined ? 'seal' : `seal:${purpose}`);
  }

  private key(purpose: string): KeyObject {
    const key =
      this.keys.get(purpose) ?? createSecretKey(Buffer.from(hkdfSync('sha256', this.appSecret, '', purpose, 32)));
    this.keys.set(purpose, key);
    return key;
  }
}
