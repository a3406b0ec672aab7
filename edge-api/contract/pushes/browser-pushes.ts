/**
 * State of the messages to this browser. `install` stands for an iPhone or iPad, which shows
 * messages of pages on the home screen only.
 */
export type PushState = 'on' | 'off' | 'denied' | 'install' | 'unsupported';

/** The messages of an application to this browser. */
export interface BrowserPushes {
  /** Scope of the service worker that shows the messages. */
  scope: string;
  register(): Promise<unknown>;
  /** Asks the server for its public key, and if it sends messages to an address. */
  ask(endpoint?: string): Promise<{ publicKey: string; isSubscribed: boolean }>;
}

export interface BrowserKeys {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

const unavailable =
  'Trình duyệt chưa kết nối được với dịch vụ thông báo của nó. Vui lòng thử lại sau.';

export async function readPushState({ scope, ask }: BrowserPushes): Promise<PushState> {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis)) {
    return /iPhone|iPad/.test(navigator.userAgent) ? 'install' : 'unsupported';
  }
  if (Notification.permission === 'denied') return 'denied';
  // Without a permission there is no subscription, and nothing to ask the server for.
  if (Notification.permission !== 'granted') return 'off';
  const subscription = await currentSubscription(scope);
  if (!subscription) return 'off';
  return (await ask(subscription.endpoint)).isSubscribed ? 'on' : 'off';
}

/**
 * Asks for the permission and returns the keys of this browser; `undefined` if it was refused. Call
 * it from the press of a button.
 *
 * @throws {Error} with a Vietnamese message, if the push service of the browser cannot be reached
 */
export async function requestPushes(
  { register, ask }: Pick<BrowserPushes, 'register' | 'ask'>,
): Promise<BrowserKeys | undefined> {
  if (await Notification.requestPermission() !== 'granted') return undefined;
  const { publicKey } = await ask();
  try {
    await register();
    const { pushManager } = await navigator.serviceWorker.ready;
    const options = { userVisibleOnly: true, applicationServerKey: publicKey };
    const subscription = await pushManager.subscribe(options).catch(async (error) => {
      if (error.name !== 'InvalidStateError') throw error;
      // The browser is subscribed with other keys: those of a former database of the shop.
      await (await pushManager.getSubscription())?.unsubscribe();
      return await pushManager.subscribe(options);
    });
    const { endpoint, keys } = subscription.toJSON();
    return { endpoint, keys } as BrowserKeys;
  } catch (error) {
    console.info('The push service of the browser is unavailable', error);
    throw new Error(unavailable, { cause: error });
  }
}

/** Returns the subscription of this browser; `null` without one. */
export async function currentSubscription(scope: string): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration(scope);
  // Without a worker of its own, that of a wider scope controls the page.
  const isOwn = registration && new URL(registration.scope).pathname === scope;
  return isOwn ? await registration.pushManager.getSubscription() : null;
}
