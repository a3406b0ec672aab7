import { browserCartBase } from '../cart/browser-cart.ts';
import { notify } from '../shell/notify.ts';
import { browserSession } from './browser-session.ts';

/** Token of the last session that was rejected on this page. */
let expiredToken: string | null = null;

/** Returns `true` if the server has rejected this session, so that the customer did not leave. */
export function isExpired(token: string): boolean {
  return token === expiredToken;
}

/**
 * Ends a session that the server has rejected. The cart stays and becomes a guest's.
 *
 * @param token token of the rejected session; a session that has begun since then is not ended
 */
export function expireSession(token: string | null): void {
  if (token === null || browserSession().token() !== token) return;
  expiredToken = token;
  browserCartBase().clear();
  browserSession().end();
  notify('info', 'Phiên đăng nhập đã hết hạn, vui lòng đăng nhập lại.', 5_000);
}
