import { browserCartSync } from '../cart/browser-cart-sync.ts';
import { browserSession } from './browser-session.ts';

/** How long the popup waits for the account's cart, in ms; after that it comes in by itself. */
const patience = 3_000;

/** Begins a session: its token is kept, and the account's cart is joined with the one that is here. */
export async function signIn(token: string): Promise<void> {
  const sync = browserCartSync();
  sync.forget();
  browserSession().begin(token);
  let timer: ReturnType<typeof setTimeout> | undefined;
  await Promise.race([
    sync.settled(),
    new Promise<void>((resolve) => timer = setTimeout(resolve, patience)),
  ]);
  clearTimeout(timer);
}
