type Kind = 'success' | 'info' | 'error';

/**
 * Shows a toast. Its code is loaded with the first one.
 *
 * @param duration in ms, where it differs from the usual 2 s
 */
export async function notify(kind: Kind, text: string, duration?: number): Promise<void> {
  const { notify } = await import('./toaster.ts');
  notify[kind](text, duration);
}
