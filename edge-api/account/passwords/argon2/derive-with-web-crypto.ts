import type { Argon2Cost, Argon2Input } from './argon2-input.ts';

/** Argon2 parameters of Web Crypto, which are missing in the types of TypeScript. */
interface Argon2Params extends Algorithm, Argon2Cost {
  nonce: Uint8Array;
}

/** Computes Argon2id with Web Crypto. */
export async function deriveWithWebCrypto(
  { password, salt, cost, length }: Argon2Input,
): Promise<Uint8Array> {
  const parameters: Argon2Params = { name: 'Argon2id', nonce: salt, ...cost };
  const key = await importPassword(password);
  return new Uint8Array(await crypto.subtle.deriveBits(parameters, key, length * 8));
}

/** Returns `true` if Web Crypto has Argon2id in this runtime. */
export async function webCryptoHasArgon2(): Promise<boolean> {
  try {
    await importPassword('password');
    return true;
  } catch {
    return false;
  }
}

function importPassword(password: string): Promise<CryptoKey> {
  const bytes = new TextEncoder().encode(password);
  return crypto.subtle.importKey('raw-secret' as 'raw', bytes, 'Argon2id', false, ['deriveBits']);
}
