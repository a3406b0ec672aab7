import {
  type Cart,
  cartChanges,
  joinCarts,
  rebaseCart,
  repairCart,
} from '@thach-an/edge-api/contract';
import type { Outcome } from '../api/call-api.ts';
import type { CartReply } from './cart-calls.ts';
import { type AddingWay, nextStep, type SyncStep } from './sync/next-step.ts';
import { type CartSyncDeps, usualDelays } from './sync/cart-sync-deps.ts';

/** What has not been sent, and what the server has. */
export interface Unsent {
  items: Cart;
  base: Cart;
}

/** Keeps the cart of this browser and that of the account alike while somebody is signed in. */
export interface CartSync {
  /** Begins: loads the account's cart if somebody is signed in. */
  start(): void;
  /** Puts a piece into the cart of this browser and sends it. Returns whether there was room for it. */
  add(id: string, way: AddingWay): boolean;
  /** Whether something has changed here that the server has not confirmed. Never so for a guest. */
  unsynced(): boolean;
  /** Whether the account's cart has never been here and is on its way. Not so after the first try that failed. */
  awaited(): boolean;
  subscribe(listener: () => void): () => void;
  /**
   * Takes out what was ordered, as the server has done with the account's cart, and asks the server for
   * that cart once more: it has the last word.
   *
   * @param ordered pieces by product; empty where only the server knows
   */
  placed(ordered: Cart): void;
  /** Settles when the account's cart is here and everything is sent: without a network that may take long. */
  settled(): Promise<void>;
  /** What has not been sent. */
  unsent(): Unsent | undefined;
  /** Forgets what the server has: before another session begins, or when one ends. */
  forget(): void;
}

/** What the server answered, and what that makes of the cart here. */
interface Answer {
  outcome: Outcome<CartReply>;
  merge(theirs: Cart): Cart;
}

/** After this long in another window, what the account's cart is by now is asked again, in ms. */
const outdatedAfter = 30_000;

/**
 * Changes are sent in order, one request at a time. After each, what others have changed meanwhile comes
 * in and what was changed here stays on top.
 */
export function createCartSync(
  { cart, base, session, calls, events, withLock, onExpired, delays = usualDelays }: CartSyncDeps,
): CartSync {
  const listeners = new Set<() => void>();
  /** Pieces that go to the server in calls of their own. */
  const adding = new Map<string, AddingWay>();
  const due = { collected: 0, batch: 0, retry: 0 };
  let loadedAt: number | undefined;
  /** How often something has made the account's cart worth asking for once more. */
  let outdated = 0;
  let failures = 0;
  let started = false;
  let working = false;
  let applying = false;
  /** Another session is another run: answers to what was asked in the one before are nobody's. */
  let run = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function tell() {
    for (const listener of listeners) listener();
  }

  /** The account's cart as far as it is known. */
  const known = () => base.read(cart.read());
  const changes = () => Object.keys(cartChanges(known() ?? {}, cart.read()));
  const unsynced = () => session.token() !== null && (!known() || changes().length > 0);

  const next = () =>
    nextStep({
      now: Date.now(),
      loaded: loadedAt !== undefined,
      base: known(),
      cart: cart.read(),
      adding,
      failures,
      due,
    });

  /** Sends the call of a step. Its answer is taken in by `merge`, which makes the cart of both sides'. */
  async function send(step: SyncStep, token: string): Promise<Answer | undefined> {
    const sent = cart.read();
    switch (step.kind) {
      case 'load': {
        const asked = outdated;
        const merge = (theirs: Cart) => {
          if (asked === outdated) loadedAt = Date.now();
          const before = known();
          return before ? rebaseCart(before, cart.read(), theirs) : joinCarts(theirs, cart.read());
        };
        return { outcome: await calls.get(token), merge };
      }
      case 'add': {
        const expected = { ...step.base, [step.id]: (step.base[step.id] ?? 0) + 1 };
        const merge = (theirs: Cart) => rebaseCart(expected, cart.read(), theirs);
        base.doubt([step.id]);
        return { outcome: await calls.add(token, step.id), merge };
      }
      case 'update': {
        adding.clear();
        base.doubt(Object.keys(cartChanges(step.base, sent)));
        const merge = (theirs: Cart) => rebaseCart(sent, cart.read(), theirs);
        return { outcome: await calls.update(token, sent, step.base), merge };
      }
    }
  }

  async function sendAllThatIsDue() {
    const mine = run;
    const token = session.token();
    if (token === null) return;
    // Another tab may have had its turn before.
    cart.refresh();
    for (;;) {
      const answer = await send(next(), token);
      if (!answer || mine !== run) return;
      const { outcome, merge } = answer;
      if (outcome.kind === 'done') accept(merge(outcome.data.cartData), outcome.data.cartData);
      else if (outcome.kind === 'refused' && outcome.status === 401) return onExpired(token);
      else return postpone(outcome);
    }
  }

  function accept(merged: Cart, theirs: Cart) {
    failures = 0;
    // The cart before its base: another tab that sees only the first takes it for a change to send once
    // more, which does no harm; the other way round it would take back what has just come.
    if (Object.keys(cartChanges(cart.read(), merged)).length > 0) {
      applying = true;
      cart.replace(merged);
      applying = false;
    }
    base.write(theirs);
    for (const id of adding.keys()) {
      if ((cart.read()[id] ?? 0) <= (theirs[id] ?? 0)) adding.delete(id);
    }
    tell();
  }

  function askAgain() {
    outdated += 1;
    loadedAt = undefined;
    schedule();
  }

  function postpone(outcome: Outcome<CartReply>) {
    console.warn('The cart could not be synchronised; it is tried again', outcome);
    const wait = Math.min(delays.retryLimit, delays.retry * 2 ** failures);
    failures += 1;
    // The random half keeps the browsers of many from coming back at once.
    due.retry = Date.now() + wait * (0.5 + Math.random() / 2);
    tell();
  }

  function schedule() {
    clearTimeout(timer);
    if (!started || working || session.token() === null) return;
    const step = next();
    if (step.kind === 'rest') return;
    timer = setTimeout(work, step.kind === 'wait' ? Math.max(0, step.until - Date.now()) : 0);
  }

  async function work() {
    working = true;
    try {
      await withLock(sendAllThatIsDue);
    } finally {
      working = false;
      schedule();
    }
  }

  cart.subscribe(() => {
    if (applying) return;
    due.batch = Date.now() + delays.batch;
    tell();
    schedule();
  });
  session.subscribe(() => {
    run += 1;
    adding.clear();
    failures = 0;
    loadedAt = undefined;
    tell();
    schedule();
  });
  events.addEventListener('online', () => {
    due.retry = 0;
    schedule();
  });
  events.addEventListener('focus', () => {
    if (loadedAt !== undefined && Date.now() - loadedAt >= outdatedAfter) askAgain();
  });
  // What was changed a moment ago would not be sent by a page that is gone. It stays in storage as well,
  // so that nothing depends on this request.
  events.addEventListener('pagehide', () => {
    const [token, before] = [session.token(), known()];
    if (!token || !before || working || changes().length === 0) return;
    base.doubt(changes());
    calls.update(token, cart.read(), before, true);
  });

  return {
    start() {
      started = true;
      schedule();
    },
    add(id, way) {
      if (session.token() !== null) {
        adding.set(id, way);
        if (way === 'collected') due.collected = Date.now() + delays.collect;
      }
      return cart.add(id);
    },
    unsynced,
    awaited: () => session.token() !== null && !known() && failures === 0,
    placed(ordered) {
      if (session.token() === null) return;
      const before = known() ?? cart.read();
      const theirs: Cart = { ...before };
      for (const [id, quantity] of Object.entries(ordered)) {
        theirs[id] = Math.max(0, (before[id] ?? 0) - quantity);
      }
      const left = repairCart(theirs);
      accept(rebaseCart(before, cart.read(), left), left);
      askAgain();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    settled() {
      const isSettled = () => session.token() === null || (loadedAt !== undefined && !unsynced());
      return new Promise((resolve) => {
        const look = () => {
          if (!isSettled()) return;
          listeners.delete(look);
          resolve();
        };
        listeners.add(look);
        look();
      });
    },
    unsent() {
      const before = known();
      if (session.token() === null || !before || changes().length === 0) return undefined;
      return { items: cart.read(), base: before };
    },
    forget: () => base.forget(),
  };
}
