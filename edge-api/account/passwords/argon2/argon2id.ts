import type { Argon2Input } from './argon2-input.ts';
import { deriveWithWebAssembly } from './derive-with-web-assembly.ts';
import { deriveWithWebCrypto, webCryptoHasArgon2 } from './derive-with-web-crypto.ts';

let hasWebCrypto: Promise<boolean> | undefined;

/**
 * Computes Argon2id outside the event loop: with Web Crypto, or with WebAssembly in a runtime whose
 * Web Crypto lacks it, such as Deno before 2.9. Both have the same results.
 */
export async function argon2id(input: Argon2Input): Promise<Uint8Array> {
  hasWebCrypto ??= webCryptoHasArgon2();
  return await hasWebCrypto ? deriveWithWebCrypto(input) : deriveWithWebAssembly(input);
}
