import { timingSafeEqual } from 'node:crypto';
import { type Argon2Cost, argon2id } from './argon2/argon2id.ts';

/**
 * Cost of new hashes.
 *
 * Source: OWASP Password Storage Cheat Sheet, Argon2id, "m=19456 (19 MiB), t=2, p=1".
 */
export const defaultCost: Argon2Cost = { memory: 19_456, passes: 2, parallelism: 1 };

/** Lengths of a new salt and a new hash, in bytes. */
const saltLength = 16;
const hashLength = 32;

/** PHC string as written by the Argon2 reference implementation: base64 without padding. */
const phcString = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,3})\$([\w+/]+)\$([\w+/]+)$/;

/**
 * Creates a hash that matches no password. Verifying it takes as long as verifying any other hash
 * of the same cost.
 */
export function createDummyHash(cost: Argon2Cost): string {
  return writePhc(cost, new Uint8Array(saltLength), new Uint8Array(hashLength));
}

/**
 * Hashes a password with Argon2id (RFC 9106) and a random salt. With the default cost this takes
 * about 100 ms of one core outside the event loop. {@linkcode createPasswords} limits the
 * concurrency.
 *
 * @returns the PHC string of the hash
 */
export async function hashPassword(password: string, cost = defaultCost): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(saltLength));
  return writePhc(cost, salt, await argon2id({ password, salt, cost, length: hashLength }));
}

/**
 * Verifies a password against a hash, with the parameters of its PHC string.
 *
 * @throws {TypeError} if `phc` is not a PHC string of Argon2id
 */
export async function verifyPassword(password: string, phc: string): Promise<boolean> {
  const { cost, salt, hash } = readPhc(phc);
  return timingSafeEqual(await argon2id({ password, salt, cost, length: hash.length }), hash);
}

/** Returns `true` if a hash was computed with other parameters than those of new hashes. */
export function isOutdatedHash(phc: string, cost = defaultCost): boolean {
  const current = createDummyHash(cost);
  const parameters = (text: string) => text.split('$', 4).join('$');
  return parameters(phc) !== parameters(current) || phc.length !== current.length;
}

function writePhc({ memory, passes, parallelism }: Argon2Cost, salt: Uint8Array, hash: Uint8Array) {
  const [saltText, hashText] = [salt, hash].map((bytes) => bytes.toBase64({ omitPadding: true }));
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${saltText}$${hashText}`;
}

function readPhc(phc: string) {
  const [match, memory, passes, parallelism, salt = '', hash = ''] = phcString.exec(phc) ?? [];
  // The message omits the string, which may be a hash in another format.
  if (!match) throw new TypeError('Cannot read a password hash: not a PHC string of Argon2id');
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Uint8Array.fromBase64(salt),
    hash: Uint8Array.fromBase64(hash),
  };
}
