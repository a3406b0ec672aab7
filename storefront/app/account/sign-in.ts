import { browserCartSync } from '../cart/browser-cart-sync.ts';
import { withTimeout } from '../shell/with-timeout.ts';
import { browserSession } from './browser-session.ts';

/**
 * Time that the popup waits for the account's cart, in ms; a later cart is merged when it arrives.
 */
const timeout = 3_000;

/** Begins a session: stores its token and merges the account's cart with that of the browser. */
export async function signIn(token: string): Promise<void> {
  const sync = browserCartSync();
  sync.forget();
  browserSession().begin(token);
  await withTimeout(sync.settled(), timeout);
}
