import {
  type BrowserPushes,
  currentSubscription,
  readPushState,
  requestPushes,
} from '@thach-an/edge-api/contract';
import { run } from '../api/admin-api.ts';
import { workerAddress } from '../shell/worker-address.ts';

const scope = '/admin/';

const pushes: BrowserPushes = {
  scope,
  register: () => navigator.serviceWorker.register(workerAddress('/admin/sw.js'), { scope }),
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
