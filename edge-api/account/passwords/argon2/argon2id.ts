export interface Argon2Cost {
  /** KiB */
  memory: number;
  passes: number;
  parallelism: number;
}

export interface Argon2Input {
  password: string;
  salt: Uint8Array<ArrayBuffer>;
  cost: Argon2Cost;
  /** Length of the result, in bytes. */
  length: number;
}

let hasWebCrypto: Promise<boolean> | undefined;

/**
 * Computes Argon2id outside the event loop: with Web Crypto, or with WebAssembly in a runtime whose
 * Web Crypto lacks it, such as Deno before 2.9. Both have the same results.
 */
export async function argon2id(input: Argon2Input): Promise<Uint8Array> {
  hasWebCrypto ??= webCryptoHasArgon2();
  return await hasWebCrypto ? deriveWithWebCrypto(input) : deriveWithWebAssembly(input);
}

/** Argon2 parameters of Web Crypto, which are missing in the types of TypeScript. */
interface Argon2Params extends Algorithm, Argon2Cost {
  nonce: Uint8Array;
}

export async function deriveWithWebCrypto(
  { password, salt, cost, length }: Argon2Input,
): Promise<Uint8Array> {
  const parameters: Argon2Params = { name: 'Argon2id', nonce: salt, ...cost };
  const key = await importPassword(password);
  return new Uint8Array(await crypto.subtle.deriveBits(parameters, key, length * 8));
}

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

/**
 * Computes Argon2id with WebAssembly, in a worker of its own if the runtime has workers. A worker
 * takes about 40 ms to start. Its memory is released when it ends, and no worker runs while
 * nobody logs in.
 */
export async function deriveWithWebAssembly(
  input: Argon2Input,
  url: URL = new URL('./argon2-worker.ts', import.meta.url),
): Promise<Uint8Array> {
  if (typeof Worker === 'undefined') return await computeArgon2id(input);
  const worker = new Worker(url, { type: 'module' });
  try {
    return await compute(worker, input);
  } finally {
    worker.terminate();
  }
}

function compute(worker: Worker, input: Argon2Input): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Uint8Array>) => resolve(data);
    worker.onerror = (event) => {
      event.preventDefault();
      reject(new Error(`Argon2id failed in a worker: ${event.message}`));
    };
    worker.postMessage(input);
  });
}
