import type { Argon2Input } from './argon2-input.ts';

/**
 * Computes Argon2id with WebAssembly in the thread of the caller, which it blocks. The password
 * must not be empty. The library is loaded at the first call.
 */
export async function computeArgon2id(
  { password, salt, cost, length }: Argon2Input,
): Promise<Uint8Array> {
  const { argon2id } = await import('hash-wasm');
  return await argon2id({
    password,
    salt,
    memorySize: cost.memory,
    iterations: cost.passes,
    parallelism: cost.parallelism,
    hashLength: length,
    outputType: 'binary',
  });
}
