import { browserSession } from './browser-session.ts';

/**
 * Keeps the mark on the document element that hides the sign-up button for a logged-in customer.
 *
 * @returns a function that stops this
 */
export function markSignedIn(): () => void {
  const session = browserSession();
  const mark = () =>
    document.documentElement.toggleAttribute('data-signed-in', session.token() !== null);
  mark();
  return session.subscribe(mark);
}
