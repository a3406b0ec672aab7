type Kind = 'success' | 'info' | 'error';

/** Shows a toast. Its code is loaded with the first one. */
export async function notify(kind: Kind, text: string): Promise<void> {
  const { notify } = await import('./toaster.ts');
  notify[kind](text);
}
