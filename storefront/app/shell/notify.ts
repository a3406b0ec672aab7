import { useSyncExternalStore } from 'react';

type Kind = 'success' | 'info' | 'error';

let wanted = false;
const listeners = new Set<() => void>();

/** Calls for the place of the toasts; it is loaded once. */
export function wantToaster(): void {
  if (wanted) return;
  wanted = true;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether there is, or soon will be, a toast to show. */
export function useToasterWanted(): boolean {
  return useSyncExternalStore(subscribe, () => wanted, () => false);
}

/**
 * Shows a toast. Its code is loaded with the first one.
 *
 * @param duration in ms, where it differs from the usual 2 s
 */
export async function notify(kind: Kind, text: string, duration?: number): Promise<void> {
  wantToaster();
  try {
    const { notify } = await import('./toaster-chunk.ts');
    notify[kind](text, duration);
  } catch (error) {
    // Without a network its code does not come; a message that comes late is of no use.
    console.warn(`Not shown: ${text}`, error);
  }
}
