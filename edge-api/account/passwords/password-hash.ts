import { timingSafeEqual } from 'node:crypto';

/** How much work a password is: memory in KiB, passes over it, lanes. */
interface Cost {
  memory: number;
  passes: number;
  parallelism: number;
}

/**
 * The cost of a new hash.
 *
 * Source: OWASP Password Storage Cheat Sheet, Argon2id, "m=19456 (19 MiB), t=2, p=1".
 */
const usualCost: Cost = { memory: 19_456, passes: 2, parallelism: 1 };

/** Lengths of a new salt and a new hash, in bytes. */
const saltLength = 16;
const hashLength = 32;

/** As the Argon2 reference implementation writes it, with base64 without padding. */
const phcString = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,3})\$([\w+/]+)\$([\w+/]+)$/;

/** A hash that no password has; checking one against it is the same work as against any other. */
export const dummyHash = writePhc(
  usualCost,
  new Uint8Array(saltLength),
  new Uint8Array(hashLength),
);

/**
 * Makes what is kept of a password: Argon2id (RFC 9106) with a salt of its own, as a PHC string. Takes
 * some 100 ms of one core, beside the event loop; {@linkcode createPasswords} bounds how many run.
 *
 * @example
 * ```ts
 * import { hashPassword, verifyPassword } from './password-hash.ts';
 * import assert from 'node:assert/strict';
 *
 * const hash = await hashPassword('mật khẩu');
 * assert.match(hash, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
 * assert.ok(await verifyPassword('mật khẩu', hash));
 * assert.ok(!await verifyPassword('mật khẩu khác', hash));
 * ```
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(saltLength));
  return writePhc(usualCost, salt, await argon2id(password, salt, usualCost, hashLength));
}

/**
 * Whether a password is the one of a hash, whose string says how it was made.
 *
 * @throws {TypeError} if that is no PHC string of Argon2id
 */
export async function verifyPassword(password: string, phc: string): Promise<boolean> {
  const { cost, salt, hash } = readPhc(phc);
  return timingSafeEqual(await argon2id(password, salt, cost, hash.length), hash);
}

/** The parameters of Argon2 in Web Crypto, which TypeScript does not know yet. */
interface Argon2Params extends Algorithm, Cost {
  nonce: Uint8Array;
}

async function argon2id(password: string, salt: Uint8Array, cost: Cost, length: number) {
  const key = await crypto.subtle.importKey(
    'raw-secret' as 'raw',
    new TextEncoder().encode(password),
    'Argon2id',
    false,
    ['deriveBits'],
  );
  const parameters: Argon2Params = { name: 'Argon2id', nonce: salt, ...cost };
  return new Uint8Array(await crypto.subtle.deriveBits(parameters, key, length * 8));
}

function writePhc({ memory, passes, parallelism }: Cost, salt: Uint8Array, hash: Uint8Array) {
  const [saltText, hashText] = [salt, hash].map((bytes) => bytes.toBase64({ omitPadding: true }));
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${saltText}$${hashText}`;
}

function readPhc(phc: string) {
  const [whole, memory, passes, parallelism, salt = '', hash = ''] = phcString.exec(phc) ?? [];
  // The string itself stays out of the message: it may be a hash in another format.
  if (!whole) throw new TypeError('Cannot read a password hash: it is no PHC string of Argon2id');
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Uint8Array.fromBase64(salt),
    hash: Uint8Array.fromBase64(hash),
  };
}
