import { browserApi, callApi } from '../api/call-api.ts';
import { browserCart } from '../cart/browser-cart.ts';
import { browserCartSync } from '../cart/browser-cart-sync.ts';
import { createCartCalls } from '../cart/cart-calls.ts';
import { storedProducts } from '../catalogue/stored-products.ts';
import { forgetViews } from '../catalogue/viewed-products.ts';
import { appliedPromo } from '../checkout/applied-promo.ts';
import { notify } from '../shell/notify.ts';
import { clearTab } from '../shell/tab-record.ts';
import { browserSession } from './browser-session.ts';

/** Token of the last session that was ended on this page. */
let loggedOutToken: string | null = null;

/**
 * Returns `true` if the customer has ended this session on this page. Such a customer is redirected
 * to the home page.
 */
export function isLoggedOut(token: string): boolean {
  return token === loggedOutToken;
}

/**
 * Logs out: immediately in the browser, then at the server. Unsent changes of the cart are sent
 * first, so that the account has them at the next log-in.
 */
export async function logOut(): Promise<void> {
  const token = browserSession().token();
  const saved = saveCart();
  leaveAccount('Đã đăng xuất khỏi tài khoản');
  if (token === null) return;
  await saved;
  const result = await callApi(
    (init) => browserApi.api.user.logout.$post({}, { headers: { token }, ...init }),
    { keepalive: true },
  );
  if (result.kind !== 'done') {
    console.warn('The session could not be ended at the server', result);
  }
}

/** Sends the unsent changes of the cart, before the session ends. */
export async function saveCart(): Promise<void> {
  const token = browserSession().token();
  const unsent = browserCartSync().unsent();
  if (token === null || !unsent) return;
  await createCartCalls(browserApi).update(token, unsent.items, unsent.base, true);
}

/**
 * Removes everything of the account from the browser, after its session has ended.
 *
 * @param message shown to the customer
 */
export function leaveAccount(message: string): void {
  loggedOutToken = browserSession().token();
  browserCartSync().forget();
  browserSession().end();
  browserCart().clear();
  storedProducts.remove();
  forgetViews();
  appliedPromo.set(undefined);
  clearTab();
  notify('info', message);
}
