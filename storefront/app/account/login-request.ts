import type { LoginMode } from '@thach-an/ui';
import { useSyncExternalStore } from 'react';

let mode: LoginMode | undefined;
const listeners = new Set<() => void>();

/** Opens the popup for signing up or logging in, or closes it; anything on a page may call for it. */
export function requestLogin(next: LoginMode | undefined): void {
  mode = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Which form is called for. */
export function useLoginRequest(): LoginMode | undefined {
  return useSyncExternalStore(subscribe, () => mode, () => undefined);
}
