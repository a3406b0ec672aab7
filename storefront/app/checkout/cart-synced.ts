import { browserCartSync } from '../cart/browser-cart-sync.ts';

/** Said while something in the cart has not reached the server. */
export const stillSyncing = 'Đang đồng bộ giỏ hàng với server, vui lòng đợi một chút....';

/** How long an order waits for its cart, in ms. */
const patience = 5_000;

/** Whether the account has the cart as it stands here, now or in a moment. */
export async function cartSynced(): Promise<boolean> {
  const sync = browserCartSync();
  if (!sync.unsynced()) return true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  await Promise.race([
    sync.settled(),
    new Promise<void>((resolve) => timer = setTimeout(resolve, patience)),
  ]);
  clearTimeout(timer);
  return !sync.unsynced();
}
