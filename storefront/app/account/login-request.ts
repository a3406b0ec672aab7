import type { LoginMode } from '@thach-an/ui';
import { createStore, useStore } from '../shell/observable.ts';

const request = createStore<LoginMode | undefined>(undefined);

/**
 * Opens the popup for signing up or logging in, from anywhere on a page.
 *
 * @param mode `undefined` closes the popup
 */
export function requestLogin(mode: LoginMode | undefined): void {
  request.set(mode);
}

/** Returns the form that is requested; `undefined` while the popup is closed. */
export function useLoginRequest(): LoginMode | undefined {
  return useStore(request, undefined);
}
