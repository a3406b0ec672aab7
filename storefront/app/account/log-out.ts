import { ask, browserApi } from '../api/call-api.ts';
import { browserStorage } from '../shell/browser-storage.ts';
import { browserCart } from '../cart/browser-cart.ts';
import { browserCartSync } from '../cart/browser-cart-sync.ts';
import { createCartCalls } from '../cart/cart-calls.ts';
import { forgetStoredProducts } from '../catalogue/stored-products.ts';
import { notify } from '../shell/notify.ts';
import { forgetOrder } from '../checkout/order-records.ts';
import { browserSession } from './browser-session.ts';

/** The token of the session that was signed out of on this page last. */
let signedOutOf: string | null = null;

/** Whether a session was ended here by its owner, who is on the way to the home page. */
export function isSignedOut(token: string): boolean {
  return token === signedOutOf;
}

/**
 * Signs out: at once here, then at the server. What of the cart was still to be sent goes there first,
 * so that the account has it at the next log-in.
 */
export async function logOut(): Promise<void> {
  const token = browserSession().token();
  const unsent = browserCartSync().unsent();
  signedOutOf = token;
  browserCartSync().forget();
  browserSession().end();
  browserCart().clear();
  forgetStoredProducts(browserStorage);
  forgetOrder();
  notify('info', 'Đã đăng xuất khỏi tài khoản');
  if (token === null) return;
  if (unsent) await createCartCalls(browserApi).update(token, unsent.items, unsent.base, true);
  const outcome = await ask(
    (init) => browserApi.api.user.logout.$post({}, { headers: { token }, ...init }),
    { keepalive: true },
  );
  if (outcome.kind !== 'done') {
    console.warn('The session could not be ended at the server', outcome);
  }
}
