interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(text: string): string },
  ): { createScriptURL(text: string): string };
}

/** Addresses of the workers, the only ones that the policy of the page allows as scripts. */
export type WorkerAddress = '/admin/sw.js' | '/admin/avif-worker.js';

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

const workers = trustedTypes?.createPolicy('workers', { createScriptURL: (text) => text });

/** Returns the address of a worker in the form that the policy of the page allows. */
export function workerAddress(address: WorkerAddress): string {
  return workers?.createScriptURL(address) ?? address;
}
