import { timingSafeEqual } from 'node:crypto';

/** Time for which a code is valid, in ms. */
const stepLength = 30_000;

/** Number of steps by which the clocks of the server and the telephone may differ. */
const tolerance = 1;

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/**
 * Encodes bytes in base32 without padding.
 *
 * Source: RFC 4648, section 6.
 */
export function toBase32(bytes: Uint8Array): string {
  let [text, value, bits] = ['', 0, 0];
  for (const byte of bytes) {
    value = (value << 8 | byte) & 0xfff;
    for (bits += 8; bits >= 5; bits -= 5) text += alphabet[value >> (bits - 5) & 31];
  }
  return bits > 0 ? text + alphabet[value << (5 - bits) & 31] : text;
}

function fromBase32(text: string): Uint8Array<ArrayBuffer> {
  const bytes: number[] = [];
  let [value, bits] = [0, 0];
  for (const letter of text) {
    value = (value << 5 | alphabet.indexOf(letter)) & 0xfff;
    bits += 5;
    if (bits >= 8) bytes.push(value >> (bits -= 8) & 255);
  }
  return new Uint8Array(bytes);
}

/** Creates the secret of time-based codes: 160 random bits in base32. */
export function newTotpSecret(): string {
  return toBase32(crypto.getRandomValues(new Uint8Array(20)));
}

/**
 * Returns the address of a secret for an authenticator, which reads it as a QR code.
 *
 * Source: Google Authenticator, Key URI Format.
 */
export function totpUri(secret: string, email: string, issuer: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}` +
    '&algorithm=SHA1&digits=6&period=30';
}

/** Returns the number of the time step that contains a time in ms since 1970. */
export function totpStep(time: number): number {
  return Math.floor(time / stepLength);
}

/**
 * Computes the code of a time step.
 *
 * Source: RFC 6238 and RFC 4226, section 5.3.
 *
 * @param secret in base32
 */
export async function totpCode(secret: string, step: number, digits = 6): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-1' };
  const key = await crypto.subtle.importKey('raw', fromBase32(secret), algorithm, false, ['sign']);
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(step));
  const digest = new DataView(await crypto.subtle.sign('HMAC', key, counter));
  const value = digest.getUint32(digest.getUint8(19) & 15) & 0x7fffffff;
  return String(value % 10 ** digits).padStart(digits, '0');
}

/**
 * Finds the time step of a code. One step before and after the current one are tolerated, but none
 * that was used before.
 *
 * @param lastStep last step that was used
 * @returns undefined if the code is wrong or used
 */
export async function findTotpStep(
  secret: string,
  code: string,
  lastStep: number,
  now: number,
): Promise<number | undefined> {
  const encode = (text: string) => new TextEncoder().encode(text);
  const entered = encode(code);
  const current = totpStep(now);
  let found: number | undefined;
  for (let step = current - tolerance; step <= current + tolerance; step += 1) {
    const expected = encode(await totpCode(secret, step));
    const isEqual = entered.length === expected.length && timingSafeEqual(entered, expected);
    if (isEqual && step > lastStep) found = step;
  }
  return found;
}
