import { AdminError, run } from '../api/admin-api.ts';

/**
 * State of the messages to this browser. `install` stands for an iPhone or iPad, which shows
 * messages of pages on the home screen only.
 */
export type PushState = 'on' | 'off' | 'denied' | 'install' | 'unsupported';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(): string },
  ): { createScriptURL(text: string): string };
}

const unavailable =
  'Trình duyệt chưa kết nối được với dịch vụ thông báo của nó. Vui lòng thử lại sau.';

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

/** Reads the state of this browser. */
export async function readPushState(): Promise<PushState> {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis)) {
    return /iPhone|iPad/.test(navigator.userAgent) ? 'install' : 'unsupported';
  }
  if (Notification.permission === 'denied') return 'denied';
  const subscription = await currentSubscription();
  if (!subscription) return 'off';
  const { endpoint } = subscription;
  const { isSubscribed } = await run<{ isSubscribed: boolean }>('alerts.get', { endpoint });
  return isSubscribed ? 'on' : 'off';
}

/** Asks for the permission and subscribes this browser. Call it from the press of a button. */
export async function subscribe(): Promise<void> {
  if (await Notification.requestPermission() !== 'granted') return;
  await navigator.serviceWorker.register(trustedAddress(), { scope });
  const { pushManager } = await navigator.serviceWorker.ready;
  const { publicKey } = await run<{ publicKey: string }>('alerts.get', {});
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const subscription = await pushManager.subscribe(options).catch((error) => {
    console.info('The push service of the browser is unavailable', error);
    throw new AdminError(unavailable, 0, 'PUSH');
  });
  const { endpoint, keys } = subscription.toJSON();
  await run('alerts.subscribe', { endpoint, keys });
}

/** Ends the messages to this browser. */
export async function unsubscribe(): Promise<void> {
  const subscription = await currentSubscription();
  if (!subscription) return;
  // From here on no message arrives, also if the shop cannot be reached.
  await subscription.unsubscribe();
  await run('alerts.unsubscribe', { endpoint: subscription.endpoint });
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration(scope);
  return await registration?.pushManager.getSubscription() ?? null;
}
