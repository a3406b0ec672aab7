import { type Cart, cartChanges } from '@thach-an/edge-api/contract';

/**
 * How an added piece goes to the server: in a call of its own at once, or, in the store, in one call per
 * piece after the visitor has paused.
 */
export type AddingWay = 'at-once' | 'collected';

/** Where the sync stands. Times are in ms since 1970. */
export interface SyncState {
  now: number;
  /** Whether the account's cart was asked for on this page. */
  loaded: boolean;
  /** The account's cart as the server last gave it. */
  base: Cart | undefined;
  /** The cart of this browser. */
  cart: Cart;
  /** Pieces that go to the server in calls of their own. */
  adding: ReadonlyMap<string, AddingWay>;
  /** How many calls have failed one after the other. */
  failures: number;
  /** Not before these times: pieces that are collected, other changes, another try after a failure. */
  due: { collected: number; batch: number; retry: number };
}

/** What is to be done next. */
export type SyncStep =
  | { kind: 'load' }
  | { kind: 'add'; id: string; base: Cart }
  | { kind: 'update'; base: Cart }
  | { kind: 'wait'; until: number }
  | { kind: 'rest' };

/**
 * Decides what is to be done next. After a failure nobody knows whether the call arrived: then the whole
 * cart is sent, which does no harm twice.
 */
export function nextStep({ now, loaded, base, cart, adding, failures, due }: SyncState): SyncStep {
  if (failures > 0 && now < due.retry) return { kind: 'wait', until: due.retry };
  if (!loaded || !base) return { kind: 'load' };
  const changed = Object.keys(cartChanges(base, cart));
  if (changed.length === 0) return { kind: 'rest' };
  if (failures > 0) return { kind: 'update', base };

  const isPiece = (id: string) => adding.has(id) && (cart[id] ?? 0) > (base[id] ?? 0);
  const pieces = changed.filter(isPiece);
  for (const id of pieces) {
    if (adding.get(id) === 'at-once' || now >= due.collected) return { kind: 'add', id, base };
  }
  const others = changed.length > pieces.length;
  if (others && now >= due.batch) return { kind: 'update', base };
  const until = Math.min(
    others ? due.batch : Infinity,
    pieces.length > 0 ? due.collected : Infinity,
  );
  return { kind: 'wait', until };
}
