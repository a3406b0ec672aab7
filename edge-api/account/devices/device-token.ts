import { createDummyHash, defaultCost } from '../passwords/password-hash.ts';

/** Time for which a browser is known after its last log-in, in ms: 365 days. */
export const deviceLifetime = 365 * 24 * 60 * 60_000;

/** Account for which a token is issued. */
export interface DeviceOwner {
  id: string;
  passwordHash: string | null;
}

/** Takes the place of the hash where an account or its password is missing. */
const dummyHash = createDummyHash(defaultCost);

const tokenFormat = /^([\w-]{22})\.(\d{1,15})\.([\w-]{43})$/;

/**
 * Creates the token by which an account recognizes a browser that has logged in. It is signed with
 * a key that is derived from the password hash: it needs no table, identifies nobody without the
 * account, and becomes invalid when the password changes.
 *
 * Source: OWASP, "Slow Down Online Guessing Attacks with Device Cookies".
 *
 * @param deviceId id of a token that is renewed; a random one by default
 * @returns the id, the time and the signature, separated by dots
 */
export async function issueDeviceToken(
  owner: DeviceOwner,
  now: number,
  deviceId = toText(crypto.getRandomValues(new Uint8Array(16))),
): Promise<string> {
  const signature = await crypto.subtle.sign(
    'HMAC',
    await deriveKey(owner),
    signedBytes(owner.id, deviceId, now),
  );
  return `${deviceId}.${now}.${toText(new Uint8Array(signature))}`;
}

/**
 * Returns the id of the browser if the token is genuine and was issued for this account. Without an
 * account the result is undefined, after the same amount of work.
 */
export async function readDeviceToken(
  token: string,
  owner: DeviceOwner | undefined,
  now: number,
): Promise<string | undefined> {
  const [match, deviceId = '', time = '', signature = ''] = tokenFormat.exec(token) ?? [];
  if (!match) return undefined;
  const issuedAt = Number(time);
  const isGenuine = await crypto.subtle.verify(
    'HMAC',
    await deriveKey(owner),
    Uint8Array.fromBase64(signature, { alphabet: 'base64url' }),
    signedBytes(owner?.id ?? '', deviceId, issuedAt),
  );
  const isCurrent = issuedAt <= now && now < issuedAt + deviceLifetime;
  return owner?.passwordHash && isGenuine && isCurrent ? deviceId : undefined;
}

function deriveKey(owner: DeviceOwner | undefined): Promise<CryptoKey> {
  const secret = new TextEncoder().encode(`device\n${owner?.passwordHash ?? dummyHash}`);
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  return crypto.subtle.importKey('raw', secret, algorithm, false, ['sign', 'verify']);
}

function signedBytes(userId: string, deviceId: string, issuedAt: number) {
  return new TextEncoder().encode(`${userId}\n${deviceId}\n${issuedAt}`);
}

function toText(bytes: Uint8Array): string {
  return bytes.toBase64({ alphabet: 'base64url', omitPadding: true });
}
