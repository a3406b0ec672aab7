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

/** Returns the time for which a page shows its toasts, in ms; `undefined` for the default. */
const durationOn = (pathname: string) => pathname === '/tuvi' ? 3_000 : undefined;

/**
 * Shows a toast. Its code is loaded with the first one.
 *
 * @param duration in ms
 * @default duration 3,000 ms on the Tử Vi page, 2,000 ms on others
 */
export async function notify(
  kind: Kind,
  text: string,
  duration = durationOn(location.pathname),
): Promise<void> {
  requestToaster();
  try {
    const { notify } = await import('./toaster-chunk.ts');
    notify[kind](text, duration);
  } catch (error) {
    // Without a network its code cannot be loaded, and a late toast would be useless.
    console.warn(`A toast could not be shown: ${text}`, error);
  }
}
