import type { LoginPopupForm } from '@thach-an/ui';
import { createStore, useStore } from '../shell/observable.ts';

const request = createStore<LoginPopupForm | undefined>(undefined);
const requestReason = createStore<string | undefined>(undefined);

/**
 * Opens the popup for signing up, logging in or a forgotten password, from anywhere on a page.
 *
 * @param mode `undefined` closes the popup
 * @param reason why the visitor should log in, shown in the popup
 */
export function requestLogin(mode: LoginPopupForm | undefined, reason?: string): void {
  if (mode) requestReason.set(reason);
  request.set(mode);
}

/** Returns the reason of the request; it stays while the popup closes. */
export function useLoginReason(): string | undefined {
  return useStore(requestReason, undefined);
}

/** Returns the form that is requested; `undefined` while the popup is closed. */
export function useLoginRequest(): LoginPopupForm | undefined {
  return useStore(request, undefined);
}
