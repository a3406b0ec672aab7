import { type Cart, cartChanges } from '@thach-an/edge-api/contract';

/**
 * Timing of the requests for added units, one per unit: immediately, or, in the store, after the
 * visitor has paused.
 */
export type AddMode = 'at-once' | 'collected';

/** Input of the decision on the next step. Times are in ms since 1970. */
export interface StepInput {
  now: number;
  /** `true` if the account's cart has been loaded on this page. */
  loaded: boolean;
  /** The account's cart as the server last returned it. */
  base: Cart | undefined;
  /** The cart of this browser. */
  cart: Cart;
  /** Products whose added units are sent in separate requests. */
  adding: ReadonlyMap<string, AddMode>;
  /** Number of consecutive failed requests. */
  failures: number;
  /** Earliest times: for collected units, for other changes, and for a retry after a failure. */
  due: { collected: number; batch: number; retry: number };
}

export type SyncStep =
  | { kind: 'load' }
  | { kind: 'add'; id: string; base: Cart }
  | { kind: 'update'; base: Cart }
  | { kind: 'wait'; until: number }
  | { kind: 'idle' };

/**
 * Decides on the next step. After a failure it is unknown whether the request was processed. The
 * whole cart is then sent, because that request is idempotent.
 */
export function nextStep({ now, loaded, base, cart, adding, failures, due }: StepInput): SyncStep {
  if (failures > 0 && now < due.retry) return { kind: 'wait', until: due.retry };
  if (!loaded || !base) return { kind: 'load' };
  const changed = Object.keys(cartChanges(base, cart));
  if (changed.length === 0) return { kind: 'idle' };
  if (failures > 0) return { kind: 'update', base };

  const added = changed.filter((id) => adding.has(id) && (cart[id] ?? 0) > (base[id] ?? 0));
  for (const id of added) {
    if (adding.get(id) === 'at-once' || now >= due.collected) return { kind: 'add', id, base };
  }
  const hasOthers = changed.length > added.length;
  if (hasOthers && now >= due.batch) return { kind: 'update', base };
  const until = Math.min(
    hasOthers ? due.batch : Infinity,
    added.length > 0 ? due.collected : Infinity,
  );
  return { kind: 'wait', until };
}
