import { browserCartSync } from '../cart/browser-cart-sync.ts';
import { withTimeout } from '../shell/with-timeout.ts';

/** Message while the cart has changes that the server has not confirmed. */
export const stillSyncing = 'Đang đồng bộ giỏ hàng với server, vui lòng đợi một chút....';

/** Time that an order waits for its cart, in ms. */
const timeout = 5_000;

/** Waits for the sync of the cart. Returns `false` after the timeout. */
export async function cartSynced(): Promise<boolean> {
  const sync = browserCartSync();
  if (!sync.unsynced()) return true;
  await withTimeout(sync.settled(), timeout);
  return !sync.unsynced();
}
