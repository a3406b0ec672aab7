import type { LineChange } from '@thach-an/edge-api/contract';
import type { AddressErrors, PaymentMethod } from '@thach-an/ui';
import type { Outcome } from '../api/call-api.ts';
import { addressErrors } from './address/address-errors.ts';
import type { OrderCalls, PlacedReply } from './order-calls.ts';
import type { ComposedOrder, PendingOrder } from './order-records.ts';
import type { TabRecord } from '../shell/tab-record.ts';

/** What became of an order that was sent. */
export type OrderResult =
  | { kind: 'placed' }
  | { kind: 'pay'; url: string }
  | { kind: 'changed'; changes: readonly LineChange[] }
  | { kind: 'promo-refused'; message: string }
  | { kind: 'address-refused'; errors: AddressErrors; message: string }
  | { kind: 'expired' }
  | { kind: 'failed'; message: string };

/** Sends orders so that each is placed once, however often it is sent. */
export interface OrderSender {
  /** Sends an order. One at a time: while one is on its way, its result is this one's too. */
  send(token: string, payment: PaymentMethod, request: ComposedOrder): Promise<OrderResult>;
  /** The order that was on its way when the page was left, if it was in this session and not long ago. */
  interrupted(token: string): PendingOrder | undefined;
}

/** What the sender works with. */
export interface SenderSurroundings {
  calls: OrderCalls;
  pending: TabRecord<PendingOrder>;
  /** Called once for each order that was placed. */
  onPlaced: (request: ComposedOrder) => void;
  newKey?: () => string;
  /** ms since 1970 */
  now?: () => number;
  /** How long to wait before an order whose answer was lost is sent once more, in ms. */
  pause?: number;
}

/** After this long nobody waits for an answer any more, in ms. */
const patience = 10 * 60_000;

/** Said where nothing better is known. */
export const failure = 'Có lỗi xảy ra khi đặt hàng';

export function createOrderSender(
  { calls, pending, onPlaced, newKey = randomKey, now = Date.now, pause = 500 }: SenderSurroundings,
): OrderSender {
  let underWay: Promise<OrderResult> | undefined;

  async function attempt(token: string, payment: PaymentMethod, request: ComposedOrder) {
    const kept = pending.read();
    const same = kept !== undefined && kept.payment === payment &&
      contentOf(kept.request) === contentOf(request);
    if (kept && !same) {
      const earlier = await endEarlier(token, kept);
      if (earlier) return earlier;
    }
    const order = { payment, request, token, sending: true };
    const key = same ? kept.key : newKey();
    const result = await deliver({ ...order, key, sentAt: now() });
    // The order of that key has ended: this is another one.
    if (result !== 'over') return result;
    const again = await deliver({ ...order, key: newKey(), sentAt: now() });
    return again === 'over' ? { kind: 'failed' as const, message: failure } : again;
  }

  /**
   * Sees to an order that was sent before and is to be another one now. What it has reserved may be just
   * what the other needs, so one that is not paid is given up.
   *
   * @returns a result where there must not be another one
   */
  async function endEarlier(
    token: string,
    earlier: PendingOrder,
  ): Promise<OrderResult | undefined> {
    let { orderId } = earlier;
    if (orderId === undefined && earlier.token === token) {
      const outcome = await calls.placed(token, earlier.key);
      if (outcome.kind === 'refused' && outcome.status === 401) return { kind: 'expired' };
      if (outcome.kind !== 'done') return { kind: 'failed', message: failure };
      const { placed } = outcome.data;
      if (placed?.payment === 'cod') {
        pending.forget();
        onPlaced(earlier.request);
        return { kind: 'placed' };
      }
      orderId = placed?.orderId;
    }
    if (orderId !== undefined) await calls.giveUp(token, orderId);
  }

  async function deliver(order: PendingOrder): Promise<OrderResult | 'over'> {
    const { token, key, payment, request } = order;
    pending.write(order);
    let outcome = await calls.place(token, key, payment, request);
    if (isUnknown(outcome)) {
      await new Promise((resolve) => setTimeout(resolve, pause));
      outcome = await calls.place(token, key, payment, request);
    }
    // Signed out meanwhile: nothing of the order is to be left here.
    const keep = (left: PendingOrder | undefined) => {
      if (pending.read()?.key !== key) return;
      if (left) pending.write(left);
      else pending.forget();
    };
    if (outcome.kind === 'done') {
      const { orderId, session_url: url } = outcome.data;
      keep(url === undefined ? undefined : { ...order, sending: false, orderId });
      if (url !== undefined) return { kind: 'pay', url };
      onPlaced(request);
      return { kind: 'placed' };
    }
    // Whether the order is there is not known: the next press must send it under the same key.
    const isOpen = outcome.kind === 'unreachable' || outcome.status >= 500 ||
      outcome.status === 401 || outcome.status === 429;
    keep(isOpen ? { ...order, sending: false } : undefined);
    if (outcome.kind === 'unreachable') return { kind: 'failed', message: failure };
    if (outcome.code === 'ALREADY_PAID') {
      onPlaced(request);
      return { kind: 'placed' };
    }
    return toResult(outcome);
  }

  return {
    send(token, payment, request) {
      underWay ??= attempt(token, payment, request).finally(() => underWay = undefined);
      return underWay;
    },
    interrupted(token) {
      const order = pending.read();
      const mine = order?.sending && order.token === token && now() - order.sentAt < patience;
      return mine ? order : undefined;
    },
  };
}

type Refused = Extract<Outcome<PlacedReply>, { kind: 'refused' }>;

function toResult({ status, code, message, issues, reply }: Refused): OrderResult | 'over' {
  if (status === 401) return { kind: 'expired' };
  if (code === 'ORDER_CANCELLED' || code === 'IDEMPOTENCY_KEY_REUSED') return 'over';
  if (code.startsWith('PROMO_')) return { kind: 'promo-refused', message };
  if (Array.isArray(reply.changes) && reply.changes.length > 0) {
    return { kind: 'changed', changes: reply.changes as LineChange[] };
  }
  const errors = addressErrors(
    issues.flatMap(({ path, message }) => {
      const [, field] = /^address\.(\w+)$/.exec(path) ?? [];
      return field ? [{ path: field, message }] : [];
    }),
  );
  if (Object.keys(errors).length > 0) return { kind: 'address-refused', errors, message };
  return { kind: 'failed', message: message || failure };
}

/** Whether nobody knows what became of a request: no answer, or one that is not the API's. */
function isUnknown(outcome: Outcome<PlacedReply>): boolean {
  return outcome.kind === 'unreachable' ||
    (outcome.kind === 'refused' && outcome.status >= 500 && outcome.code === '');
}

/** What makes an order this one. The stock does not: the order itself changes it. */
function contentOf({ address, items, amount, promoCode }: ComposedOrder): string {
  const lines = items.map(({ _id, quantity, price }) => [_id, quantity, price].join(' ')).sort();
  const fields = Object.entries(address).map((field) => field.join('=')).sort();
  return JSON.stringify([fields, lines, amount, promoCode ?? '']);
}

/** 128 random bits. `crypto.randomUUID()` is there only where the shop is reached by https. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
