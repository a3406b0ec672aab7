interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(text: string): string },
  ): { createScriptURL(text: string): string };
}

/** Addresses of the workers. The page makes no other address of a script. */
const addresses = ['/admin/sw.js', '/admin/avif-worker.js'] as const;

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

const workers = trustedTypes?.createPolicy('workers', {
  createScriptURL: (text) => addresses.find((address) => address === text) ?? '',
});

/** Returns the address of a worker in the form that the policy of the page allows. */
export function workerAddress(address: typeof addresses[number]): string {
  return workers?.createScriptURL(address) ?? address;
}
