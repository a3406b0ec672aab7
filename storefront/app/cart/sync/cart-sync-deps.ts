import type { SessionStore } from '../../account/session-store.ts';
import type { CartCalls } from '../cart-calls.ts';
import type { CartStore } from '../cart-store.ts';
import type { CartBase } from './cart-base.ts';
import type { SyncDelays } from './sync-state.ts';

export interface SyncTimers {
  /** Returns the time in ms since 1970. */
  now(): number;
  /** Runs a task once after a delay in ms. Returns a function that cancels it. */
  start(task: () => void, delay: number): () => void;
}

export interface CartSyncDeps {
  cart: CartStore;
  base: CartBase;
  session: SessionStore;
  calls: CartCalls;
  /** The window, which receives `online`, `focus` and `pagehide`. */
  events: EventTarget;
  /** Runs a task in one tab at a time. */
  withLock: (task: () => Promise<void>) => Promise<void>;
  /** Called with the token of a session that the server has rejected. */
  onExpired: (token: string) => void;
  delays?: SyncDelays;
  timers?: SyncTimers;
}
