import type { LineChange, OrderStatus } from '@thach-an/edge-api/contract';
import type { AddressErrors, PaymentMethod } from '@thach-an/ui';
import type { ApiResult } from '../api/call-api.ts';
import type { TabRecord } from '../shell/tab-record.ts';
import { addressErrors } from './address/address-errors.ts';
import type { OrderCalls, PlacedReply } from './order-calls.ts';
import type { ComposedOrder, PendingOrder } from './order-records.ts';

export type OrderResult =
  /**
   * `code`: code of an order that waits for a transfer, of its amount or its deposit, or for the
   * owner although it was to be paid in advance.
   */
  | { kind: 'placed'; code?: string }
  | { kind: 'pay'; url: string }
  | { kind: 'changed'; changes: readonly LineChange[]; amount: number }
  | { kind: 'promo-refused'; message: string }
  | { kind: 'address-refused'; errors: AddressErrors; message: string }
  | { kind: 'expired' }
  | { kind: 'failed'; message: string };

export interface OrderSenderDeps {
  calls: OrderCalls;
  pending: TabRecord<PendingOrder>;
  /** Called once for each placed order, with its first status. */
  onPlaced: (request: ComposedOrder, status: OrderStatus) => void;
  /** Creates an idempotency key. */
  newKey?: () => string;
  /** Returns the time in ms since 1970. */
  now?: () => number;
  /** Delay before an order whose response was lost is sent again, in ms. */
  retryDelay?: number;
}

/** Age at which an order no longer counts as interrupted, in ms. */
const interruptedTimeout = 10 * 60_000;

/** Message of a failure without a better one. */
export const orderFailed = 'Có lỗi xảy ra khi đặt hàng';

/** Sends orders. An order that is sent repeatedly is placed once. */
export function createOrderSender(
  { calls, pending, onPlaced, newKey = randomKey, now = Date.now, retryDelay = 500 }:
    OrderSenderDeps,
) {
  let sending: Promise<OrderResult> | undefined;

  async function attempt(token: string, payment: PaymentMethod, request: ComposedOrder) {
    const earlier = pending.get();
    const same = earlier !== undefined && earlier.payment === payment &&
      contentOf(earlier.request) === contentOf(request);
    if (earlier && !same) {
      const result = await resolveEarlier(token, earlier);
      if (result) return result;
    }
    const order = { payment, request, token, sending: true };
    const key = same ? earlier.key : newKey();
    const result = await deliver({ ...order, key, sentAt: now() });
    // The order with that key has ended: this is another one.
    if (result !== 'ended') return result;
    const second = await deliver({ ...order, key: newKey(), sentAt: now() });
    return second === 'ended' ? { kind: 'failed' as const, message: orderFailed } : second;
  }

  /**
   * Resolves an earlier order before a different one is sent. An unpaid order is cancelled, because
   * the new one may need its reserved stock.
   *
   * @returns a result if the new order must not be sent
   */
  async function resolveEarlier(
    token: string,
    earlier: PendingOrder,
  ): Promise<OrderResult | undefined> {
    let { orderId } = earlier;
    if (orderId === undefined && earlier.token === token) {
      const result = await calls.find(token, earlier.key);
      if (result.kind === 'refused' && result.status === 401) return { kind: 'expired' };
      if (result.kind !== 'done') return { kind: 'failed', message: orderFailed };
      const { placed } = result.data;
      if (placed?.payment === 'cod' && placed.status !== 'awaiting-transfer') {
        pending.clear();
        onPlaced(earlier.request, placed.status);
        return { kind: 'placed' };
      }
      // The server replaces an order that waits for a transfer by the next one.
      orderId = placed?.payment === 'card' ? placed.orderId : undefined;
    }
    if (orderId !== undefined) await calls.cancel(token, orderId);
  }

  async function deliver(order: PendingOrder): Promise<OrderResult | 'ended'> {
    const { token, key, payment, request } = order;
    pending.set(order);
    let result = await calls.place(token, key, payment, request);
    if (isUnknown(result)) {
      await new Promise((resolve) => setTimeout(resolve, retryDelay));
      result = await calls.place(token, key, payment, request);
    }
    // A log-out in the meantime has cleared the record, which must stay cleared.
    const keep = (next: PendingOrder | undefined) => {
      if (pending.get()?.key === key) pending.set(next);
    };
    if (result.kind === 'done') {
      const { orderId, code, status, session_url } = result.data;
      // A card order above a limit waits for the owner, and one without an amount for nothing.
      const isPayable = status === undefined || status === 'awaiting-payment';
      const url = isPayable ? session_url : undefined;
      keep(url === undefined ? undefined : { ...order, sending: false, orderId });
      if (url !== undefined) return { kind: 'pay', url };
      onPlaced(request, status ?? 'processing');
      const explained = status === 'awaiting-transfer' || payment !== 'cod';
      return { kind: 'placed', ...explained ? { code } : {} };
    }
    // The order may have been placed: the next attempt must use the same key.
    const undecided = result.kind === 'unreachable' || result.status >= 500 ||
      result.status === 401 || result.status === 429;
    keep(undecided ? { ...order, sending: false } : undefined);
    if (result.kind === 'unreachable') return { kind: 'failed', message: orderFailed };
    if (result.code === 'ALREADY_PAID') {
      onPlaced(request, 'processing');
      return { kind: 'placed' };
    }
    return toResult(result);
  }

  return {
    /** Sends an order. A call while another order is being sent returns the result of that one. */
    send(token: string, payment: PaymentMethod, request: ComposedOrder): Promise<OrderResult> {
      sending ??= attempt(token, payment, request).finally(() => sending = undefined);
      return sending;
    },
    /** Returns the order that was being sent when the page was left, recently in this session. */
    interrupted(token: string): PendingOrder | undefined {
      const order = pending.get();
      const recent = order?.sending && order.token === token &&
        now() - order.sentAt < interruptedTimeout;
      return recent ? order : undefined;
    },
  };
}

export type OrderSender = ReturnType<typeof createOrderSender>;

type Refused = Extract<ApiResult<PlacedReply>, { kind: 'refused' }>;

function toResult({ status, code, message, issues, reply }: Refused): OrderResult | 'ended' {
  if (status === 401) return { kind: 'expired' };
  if (code === 'ORDER_CANCELLED' || code === 'IDEMPOTENCY_KEY_REUSED') return 'ended';
  if (code.startsWith('PROMO_')) return { kind: 'promo-refused', message };
  if (Array.isArray(reply.changes) && typeof reply.amount === 'number') {
    return { kind: 'changed', changes: reply.changes as LineChange[], amount: reply.amount };
  }
  const errors = addressErrors(
    issues.flatMap(({ path, message }) => {
      const [, field] = /^address\.(\w+)$/.exec(path) ?? [];
      return field ? [{ path: field, message }] : [];
    }),
  );
  if (Object.keys(errors).length > 0) return { kind: 'address-refused', errors, message };
  return { kind: 'failed', message: message || orderFailed };
}

/**
 * Returns `true` if the request may have been processed: there is no response, or it is not
 * from the API.
 */
function isUnknown(result: ApiResult<PlacedReply>): boolean {
  return result.kind === 'unreachable' ||
    (result.kind === 'refused' && result.status >= 500 && result.code === '');
}

/**
 * Returns a text that identifies the content of an order. Stock is not part of it: placing the
 * order changes it.
 */
function contentOf({ address, items, amount, promoCode, gift }: ComposedOrder): string {
  const lines = items.map(({ _id, quantity, price }) => [_id, quantity, price].join(' ')).sort();
  const fields = Object.entries(address).map((field) => field.join('=')).sort();
  return JSON.stringify([fields, lines, amount, promoCode ?? '', gift ?? null]);
}

/** Returns 128 random bits in hex. `crypto.randomUUID()` would require a secure context. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
