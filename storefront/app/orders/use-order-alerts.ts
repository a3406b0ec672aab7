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
import { type ApiResult, browserApi, callApi } from '../api/call-api.ts';
import { workerPath } from '../offline/offline-paths.ts';
import { type OrderAddress, orderRequest } from './own-order-calls.ts';

const { alerts } = browserApi.api.order;
const scope = '/';

type Reply = { success: true; publicKey: string; isSubscribed: boolean };

/** Returns the data of a reply. Throws an error with a Vietnamese message without it. */
function dataOf(result: ApiResult<Reply>): Reply {
  if (result.kind === 'done') return result.data;
  const message = result.kind === 'refused' ? result.message : '';
  throw new Error(message || 'Chưa gửi được. Vui lòng thử lại.');
}

/** Returns the messages about an order to this browser. */
function pushesOf(address: OrderAddress): BrowserPushes {
  const { json, headers } = orderRequest(address);
  return {
    scope,
    register: () => navigator.serviceWorker.register(workerPath),
    ask: async (endpoint) =>
      dataOf(
        await callApi<Reply>((init) =>
          alerts.$post({ json: { ...json, endpoint } }, { headers, ...init }) as never
        ),
      ),
  };
}

async function subscribe(address: OrderAddress): Promise<void> {
  const browser = await requestPushes(pushesOf(address));
  if (browser) await send(address, 'subscribe', browser);
}

/** Ends the news of the order. The browser may get those of other orders. */
async function unsubscribe(address: OrderAddress): Promise<void> {
  const subscription = await currentSubscription(scope);
  if (subscription) await send(address, 'unsubscribe', subscription.toJSON() as BrowserKeys);
}

async function send(
  address: OrderAddress,
  path: 'subscribe' | 'unsubscribe',
  { endpoint, keys }: BrowserKeys,
): Promise<void> {
  const { json, headers } = orderRequest(address);
  const body = { ...json, endpoint, keys };
  dataOf(
    await callApi<Reply>((init) =>
      alerts[path].$post({ json: body }, { headers, ...init }) as never
    ),
  );
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
      await (on ? subscribe : unsubscribe)(address());
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
