import {
  type BrowserPushes,
  currentSubscription,
  readPushState,
  requestPushes,
} from '@thach-an/edge-api/contract';
import { run } from '../api/admin-api.ts';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(): string },
  ): { createScriptURL(text: string): string };
}

const address = '/admin/sw.js';
const scope = '/admin/';

let trusted: string | undefined;

/** Returns the address of the service worker in the form that the policy of the page allows. */
function trustedAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = { createScriptURL: () => address };
  return trusted ??= trustedTypes?.createPolicy('service-worker', policy).createScriptURL('') ??
    address;
}

const pushes: BrowserPushes = {
  scope,
  register: () => navigator.serviceWorker.register(trustedAddress(), { scope }),
  ask: (endpoint) => run('alerts.get', { endpoint }),
};

export const readAlerts = () => readPushState(pushes);

/** Asks for the permission and subscribes this browser. Call it from the press of a button. */
export async function subscribe(): Promise<void> {
  const browser = await requestPushes(pushes);
  if (browser) await run('alerts.subscribe', browser);
}

/** Ends the messages to this browser. */
export async function unsubscribe(): Promise<void> {
  const subscription = await currentSubscription(scope);
  if (!subscription) return;
  // From here on no message arrives, also if the shop cannot be reached.
  await subscription.unsubscribe();
  await run('alerts.unsubscribe', { endpoint: subscription.endpoint });
}
