import type { SessionStore } from '../../account/session-store.ts';
import type { CartBase } from './cart-base.ts';
import type { CartCalls } from '../cart-calls.ts';
import type { CartStore } from '../cart-store.ts';

/** Delays in ms. */
export interface SyncDelays {
  /** After the last piece added in the store. */
  collect: number;
  /** After the last change of another kind, before the whole cart is sent. */
  batch: number;
  /** Before the first try after a failure; it doubles up to `retryLimit`. */
  retry: number;
  retryLimit: number;
}

export const usualDelays: SyncDelays = {
  collect: 800,
  batch: 1_500,
  retry: 1_000,
  retryLimit: 60_000,
};

/** What the sync works with. */
export interface CartSyncDeps {
  cart: CartStore;
  base: CartBase;
  session: SessionStore;
  calls: CartCalls;
  /** The window: tells when the network is back and when the page goes. */
  events: EventTarget;
  /** Lets one tab after the other do something. */
  withLock: (task: () => Promise<void>) => Promise<void>;
  /** Called when the server does not know the session any more. */
  onExpired: (token: string) => void;
  delays?: SyncDelays;
}
