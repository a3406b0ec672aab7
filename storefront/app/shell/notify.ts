import { createStore, useStore } from './observable.ts';

type Kind = 'success' | 'info' | 'error';

const toasterRequested = createStore(false);

/** Requests the container of the toasts; its code is loaded once. */
export function requestToaster(): void {
  toasterRequested.set(true);
}

/** Returns `true` if there is, or soon will be, a toast to show. */
export function useToasterRequested(): boolean {
  return useStore(toasterRequested, false);
}

/**
 * Shows a toast. Its code is loaded with the first one.
 *
 * @param duration in ms
 * @default duration 2,000 ms
 */
export async function notify(kind: Kind, text: string, duration?: number): Promise<void> {
  requestToaster();
  try {
    const { notify } = await import('./toaster-chunk.ts');
    notify[kind](text, duration);
  } catch (error) {
    // Without a network its code cannot be loaded, and a late toast would be useless.
    console.warn(`A toast could not be shown: ${text}`, error);
  }
}
