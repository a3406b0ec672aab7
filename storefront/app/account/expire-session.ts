import { browserCartSync } from '../cart/browser-cart-sync.ts';
import { notify } from '../shell/notify.ts';
import { browserSession } from './browser-session.ts';

/**
 * Ends a session that the server does not know any more. The cart stays: it becomes a guest's.
 *
 * @param token the session's; one that has begun since then goes on
 */
export function expireSession(token: string | null): void {
  if (token === null || browserSession().token() !== token) return;
  browserCartSync().forget();
  browserSession().end();
  notify('info', 'Phiên đăng nhập đã hết hạn, vui lòng đăng nhập lại.', 5_000);
}
