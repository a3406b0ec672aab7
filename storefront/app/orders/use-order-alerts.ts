import {
  type BrowserKeys,
  type BrowserPushes,
  currentSubscription,
  type PushState,
  readPushState,
  requestPushes,
} from '@thach-an/edge-api/contract';
import type { OwnOrderPageProps } from '@thach-an/ui';
import { useEffect, useState } from 'react';
import { browserApi, callApi } from '../api/call-api.ts';
import { workerPath } from '../offline/offline-paths.ts';
import { type OrderAddress, orderRequest } from './own-order-calls.ts';

const { alerts } = browserApi.api.order;
const scope = '/';

type Reply = { success: true; publicKey: string; isSubscribed: boolean };

/** Calls a route of the alerts. Throws an error with a Vietnamese message if it is refused. */
async function call(
  address: OrderAddress,
  body: Partial<BrowserKeys>,
  path?: 'subscribe' | 'unsubscribe',
): Promise<Reply> {
  const { json, headers } = orderRequest(address);
  const { $post } = path ? alerts[path] : alerts;
  const result = await callApi<Reply>((init) =>
    $post({ json: { ...json, ...body } as never }, { headers, ...init }) as never
  );
  if (result.kind === 'done') return result.data;
  const message = result.kind === 'refused' ? result.message : '';
  throw new Error(message || 'Chưa gửi được. Vui lòng thử lại.');
}

/** Returns the messages about an order to this browser. */
const pushesOf = (address: OrderAddress): BrowserPushes => ({
  scope,
  register: () => navigator.serviceWorker.register(workerPath),
  ask: (endpoint) => call(address, { endpoint }),
});

/** Changes the choice of this browser, which may get the news of other orders in any case. */
async function change(address: OrderAddress, on: boolean): Promise<void> {
  const browser = on ? await requestPushes(pushesOf(address)) : await currentSubscription(scope);
  if (!browser) return;
  const { endpoint, keys } = 'toJSON' in browser ? browser.toJSON() : browser;
  await call(address, { endpoint, keys } as BrowserKeys, on ? 'subscribe' : 'unsubscribe');
}

/**
 * Returns the choice to have the news of an order pushed to this browser; `undefined` while it is
 * unknown, and in a browser without messages.
 *
 * @param address returns the address of the order; `undefined` while the session is unknown
 */
export function useOrderAlerts(
  address: (() => OrderAddress) | undefined,
  code: string,
): OwnOrderPageProps['alerts'] {
  const [state, setState] = useState<PushState>();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function read(address: () => OrderAddress) {
    try {
      setState(await readPushState(pushesOf(address())));
    } catch (error) {
      // A browser that may not open the order has no choice either.
      console.info('The state of the messages is unknown', error);
      setState(undefined);
    }
  }

  async function onChange(on: boolean) {
    if (!address) return;
    setBusy(true);
    setError(undefined);
    try {
      await change(address(), on);
    } catch (error) {
      setError((error as Error).message);
    }
    await read(address);
    setBusy(false);
  }

  useEffect(() => {
    if (address) read(address);
  }, [address === undefined, code]);

  return state === undefined || state === 'unsupported'
    ? undefined
    : { state, busy, error, onChange };
}
