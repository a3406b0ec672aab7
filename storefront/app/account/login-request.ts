import type { LoginPopupForm } from '@thach-an/ui';
import { createStore, useStore } from '../shell/observable.ts';

const request = createStore<LoginPopupForm | undefined>(undefined);

/**
 * Opens the popup for signing up, logging in or a forgotten password, from anywhere on a page.
 *
 * @param mode `undefined` closes the popup
 */
export function requestLogin(mode: LoginPopupForm | undefined): void {
  request.set(mode);
}

/** Returns the form that is requested; `undefined` while the popup is closed. */
export function useLoginRequest(): LoginPopupForm | undefined {
  return useStore(request, undefined);
}
