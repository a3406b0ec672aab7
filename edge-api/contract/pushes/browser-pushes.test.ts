import assert from 'node:assert/strict';
import { requestPushes } from './browser-pushes.ts';

/** Lets a browser have a subscription that belongs to other keys of the shop, or fail. */
function stubBrowser(failure: string) {
  const calls: string[] = [];
  let isOld = true;
  const subscription = {
    unsubscribe() {
      calls.push('unsubscribe');
      isOld = false;
      return Promise.resolve(true);
    },
  };
  const pushManager = {
    getSubscription: () => Promise.resolve(isOld ? subscription : null),
    subscribe({ applicationServerKey }: { applicationServerKey: string }) {
      calls.push('subscribe');
      if (isOld) return Promise.reject(new DOMException('', failure));
      const keys = { p256dh: applicationServerKey, auth: 'a' };
      return Promise.resolve({ toJSON: () => ({ endpoint: 'https://push.example/1', keys }) });
    },
  };
  const stubs = {
    Notification: { requestPermission: () => Promise.resolve('granted') },
    navigator: { serviceWorker: { ready: Promise.resolve({ pushManager }) } },
  };
  const old = Object.keys(stubs).map((name) =>
    [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const
  );
  for (const [name, value] of Object.entries(stubs)) {
    Object.defineProperty(globalThis, name, { value, configurable: true });
  }
  return {
    calls,
    [Symbol.dispose]() {
      for (const [name, descriptor] of old) {
        Reflect.deleteProperty(globalThis, name);
        if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      }
    },
  };
}

const shop = {
  register: () => Promise.resolve(),
  ask: () => Promise.resolve({ publicKey: 'new', isSubscribed: false }),
};

Deno.test('a browser that is subscribed with other keys of the shop subscribes again', async () => {
  using browser = stubBrowser('InvalidStateError');
  assert.equal((await requestPushes(shop))?.keys.p256dh, 'new');
  assert.deepEqual(browser.calls, ['subscribe', 'unsubscribe', 'subscribe']);
});

Deno.test('a browser that cannot reach its push service keeps its subscription', async () => {
  using browser = stubBrowser('AbortError');
  await assert.rejects(requestPushes(shop), /chưa kết nối được với dịch vụ thông báo/);
  assert.deepEqual(browser.calls, ['subscribe']);
});
