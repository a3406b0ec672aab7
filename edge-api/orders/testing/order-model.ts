import { orderTotals } from '../../contract/checkout/order-totals.ts';
import { sampleAccount } from '../../checkout/testing/order-fixtures.ts';
import { defaultShipping } from '../../contract/checkout/shipping-rule.ts';
import { welcomeRule } from '../../contract/checkout/promo.ts';
import { holdsStock, type OrderStatus } from '../../contract/orders/order-status.ts';
import { orderAllowance } from '../order-limits.ts';
import {
  type Action,
  actionLimits,
  changeTime,
  type OrderFacts,
  type ShopState,
  type TimedAction,
  transferAmounts,
} from './order-actions.ts';

/** Order of the model. */
interface ModelOrder extends OrderFacts {
  customer: string;
  promoCode?: string;
  quantities: Record<string, number>;
  /** Units that came back from the delivered order, by product id. */
  returned: Record<string, number>;
  /** Amount that is transferred before an order on delivery is prepared. */
  deposit: number;
  expiresAt: number | null;
  createdAt: number;
  /** Time from which the order is prepared, in ms since 1970. */
  preparedAt: number;
  /** Price of each product, by its id. */
  prices: Record<string, number>;
  /** Money that has arrived, without refunds. */
  received: number;
  /** Money that was paid back before the delivery; absent before it. */
  refunded?: number;
  claimed: boolean;
  /** The owner's last change of the status. */
  undo?: { status: OrderStatus; until: number };
}

type Place = Extract<Action, { kind: 'place' }>;

const transferTime = 24 * 60 * 60_000;
const timeouts = {
  cod: 0,
  card: 30 * 60_000,
  transfer: transferTime,
  deposit: transferTime,
};

/** The owner's changes of a status. A change to 'processing' confirms the order. */
const nextStatuses: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  'awaiting-payment': ['cancelled'],
  'awaiting-transfer': ['processing', 'cancelled'],
  'awaiting-confirmation': ['processing', 'cancelled'],
  processing: ['shipping', 'delivered', 'cancelled'],
  shipping: ['delivered', 'cancelled'],
  delivered: ['returned'],
  returned: [],
  cancelled: [],
};

/** Stock and money of a shop in plain objects, computed without a database. */
export class OrderModel {
  readonly products = new Map<string, { price: number; stock: number }>();
  readonly orders = new Map<string, ModelOrder>();
  readonly #mails = new Map<string, string[]>();
  /** Transfers that services have reported, with their results. */
  readonly #reported = new Map<number, string>();
  #unmatched: { order: string; amount: number; number?: number }[] = [];
  #audited = 0;
  /** Time of the last action, in ms since 1970. */
  now: number;

  constructor(products: ShopState['products'], now: number) {
    for (const [id, [price, stock]] of Object.entries(products)) {
      this.products.set(id, { price, stock });
    }
    this.now = now;
  }

  /** Applies an action. Returns the result that `runAction()` must have. */
  apply(action: TimedAction): string {
    this.now = action.now;
    switch (action.kind) {
      case 'place':
        return this.#place(action);
      case 'pay': {
        const order = this.#order(action.order);
        if (order.status !== 'awaiting-payment') return 'ok';
        Object.assign(order, { status: 'processing', paid: true, preparedAt: this.now });
        order.money += order.amount;
        order.received += order.amount;
        this.#mail(action.order, 'order-placed');
        return 'ok';
      }
      case 'leavePayment': {
        const order = this.#order(action.order);
        if (order.status === 'awaiting-payment') this.#cancel(order);
        return 'ok';
      }
      case 'transfer':
        return this.#transfer(action);
      case 'assign':
        return this.#assign(action.order);
      case 'claim': {
        const order = this.#order(action.order);
        if (order.status === 'awaiting-transfer') order.claimed = true;
        return 'ok';
      }
      case 'cancelOwn':
        return this.#cancelOwn(action.order);
      case 'cancelUnit':
        return this.#cancelUnit(action.order, action.product);
      case 'returnUnit':
        return this.#returnUnit(action.order, action.product);
      case 'edit':
        return this.#edit(action);
      case 'refund':
        return this.#refund(action.order);
      case 'changeStatus':
        return this.#changeStatus(action.order, action.next);
      case 'expire':
        for (const [key, order] of this.orders) {
          if (order.expiresAt === null || order.expiresAt > this.now) continue;
          if (order.status === 'awaiting-confirmation' || order.status === 'awaiting-transfer') {
            this.#reportCancellation(key, order);
          }
          if (order.status.startsWith('awaiting-')) this.#cancel(order);
        }
        return 'ok';
      case 'setStock': {
        const product = this.products.get(action.product);
        if (!product) return 'NOT_FOUND';
        product.stock = action.stock;
        return 'ok';
      }
      case 'import':
        if (action.replace) {
          const kept = new Set(action.products.map(({ id }) => id));
          for (const id of this.products.keys()) if (!kept.has(id)) this.products.delete(id);
        }
        for (const { id, ...product } of action.products) this.products.set(id, product);
        return 'ok';
    }
  }

  /** Returns the state that `readState()` must read. */
  state(): ShopState {
    return {
      products: Object.fromEntries(
        [...this.products].map(([id, { price, stock }]) => [id, [price, stock]]),
      ),
      orders: Object.fromEntries(
        [...this.orders].map((
          [key, { status, payment, amount, discount, returnedAmount, paid, money }],
        ) => [
          key,
          { status, payment, amount, discount, returnedAmount, paid, money },
        ]),
      ),
      mails: Object.fromEntries(this.#mails),
      unmatched: this.#unmatched.map(({ order, amount }) => [order, amount]),
      audited: this.#audited,
    };
  }

  #order(key: string): ModelOrder {
    const order = this.orders.get(key);
    if (!order) throw new Error(`Cannot find the order ${key} in the model`);
    return order;
  }

  #mail(key: string, mail: string): void {
    this.#mails.set(key, [...this.#mails.get(key) ?? [], mail]);
  }

  #dropMail(key: string, dropped: string): void {
    this.#mails.set(key, (this.#mails.get(key) ?? []).filter((mail) => mail !== dropped));
  }

  /** Reports a cancellation to the customer, and to staff that they are to pay money back. */
  #reportCancellation(key: string, { money }: ModelOrder): void {
    if (money > 0) { for (const kind of ['new-order', 'new-order-push']) this.#mail(key, kind); }
    this.#mail(key, 'order-status cancelled');
  }

  #cancel(order: ModelOrder): void {
    if (order.status !== 'awaiting-confirmation') this.#addStock(order, 1);
    order.status = 'cancelled';
  }

  #addStock({ quantities, returned }: ModelOrder, sign: 1 | -1): void {
    for (const [id, quantity] of Object.entries(quantities)) {
      const product = this.products.get(id);
      if (product) product.stock += sign * (quantity - (returned[id] ?? 0));
    }
  }

  /** Returns `true` if all items are sold and in stock. */
  #hasStock(
    { quantities, returned = {} }: Pick<Place, 'quantities'> & Partial<ModelOrder>,
  ): boolean {
    return Object.entries(quantities).every(([id, quantity]) =>
      (this.products.get(id)?.stock ?? -1) >= quantity - (returned[id] ?? 0)
    );
  }

  #place(action: Place): string {
    const { customer, order: key, payment, quantities } = action;
    const repeated = this.orders.get(key);
    if (repeated) return this.#repeat(key, repeated);
    const replaced = payment === 'cod' ? [] : this.#replaceable(customer);
    const statuses = replaced.map(([, order]) => order.status);
    for (const [, order] of replaced) this.#cancel(order);
    const error = this.#promoError(action) ?? this.#catalogueError(action);
    if (error) {
      // A refused order replaces none.
      for (const [index, [, order]] of replaced.entries()) {
        order.status = statuses[index]!;
        this.#addStock(order, -1);
      }
      return error;
    }
    for (const [index, [other]] of replaced.entries()) {
      if (statuses[index] === 'awaiting-transfer') this.#mail(other, 'order-status cancelled');
    }
    const unconfirmed = this.#exceedsLimit(action);
    const { discount, amount } = totalsOf(action);
    const status = unconfirmed ? 'awaiting-confirmation' : firstStatuses[payment];
    const timeout = unconfirmed ? actionLimits.confirmationTimeout : timeouts[payment];
    const order: ModelOrder = {
      customer,
      promoCode: action.promoCode,
      quantities: { ...quantities },
      returned: {},
      prices: Object.fromEntries(Object.keys(quantities).map((id) => [id, action.price])),
      status,
      payment: unconfirmed || payment === 'deposit' ? 'cod' : payment,
      deposit: payment === 'deposit' && !unconfirmed ? sampleAccount.depositAmount : 0,
      amount,
      discount,
      returnedAmount: 0,
      paid: false,
      preparedAt: this.now,
      money: 0,
      received: 0,
      claimed: false,
      createdAt: this.now,
      expiresAt: status === 'processing' ? null : this.now + timeout,
    };
    this.orders.set(key, order);
    if (!unconfirmed) this.#addStock(order, -1);
    if (status !== 'awaiting-payment') this.#mail(key, 'order-placed');
    return status;
  }

  /** Result of a repeated request, which has the fields of the first. */
  #repeat(key: string, order: ModelOrder): string {
    if (order.status === 'cancelled') return 'ORDER_CANCELLED';
    const isAwaited = order.status === 'awaiting-transfer' || order.status === 'awaiting-payment';
    if (order.payment === 'cod' && !isAwaited) return order.status;
    if (!isAwaited) return 'ALREADY_PAID';
    if (order.expiresAt! > this.now) return order.status;
    if (order.status === 'awaiting-transfer') this.#reportCancellation(key, order);
    this.#cancel(order);
    return 'ORDER_CANCELLED';
  }

  /** Returns the orders that the next one of the customer replaces. */
  #replaceable(customer: string): [key: string, order: ModelOrder][] {
    return [...this.orders].filter(([, order]) =>
      order.customer === customer && (
        order.status === 'awaiting-payment' ||
        order.status === 'awaiting-transfer' && !order.claimed && order.received === 0
      )
    );
  }

  #promoError({ customer, promoCode }: Place): string | undefined {
    if (promoCode === undefined) return undefined;
    const valid = this.#ordersOf(customer).filter(({ status }) => status !== 'cancelled');
    if (valid.some((order) => order.promoCode === promoCode)) return 'PROMO_USED';
    return valid.length > 0 ? 'PROMO_NOT_FIRST' : undefined;
  }

  #catalogueError({ quantities, price }: Place): string | undefined {
    const items = Object.entries(quantities).map(([id, quantity]) => ({
      product: this.products.get(id),
      quantity,
    }));
    if (items.some(({ product }) => !product)) return 'PRODUCT_GONE';
    if (items.some(({ product }) => product!.price !== price)) return 'PRICE_CHANGED';
    return this.#hasStock({ quantities }) ? undefined : 'OUT_OF_STOCK';
  }

  #exceedsLimit(action: Place): boolean {
    const items = itemsOf(action);
    const { amount } = totalsOf(action);
    const allowance = orderAllowance(actionLimits, { items, amount });
    const orders = this.#ordersOf(action.customer);
    const isKnown = orders.some(({ status }) => status === 'delivered');
    const open = orders.filter(({ status, paid }) =>
      !paid && !['delivered', 'returned', 'cancelled'].includes(status)
    );
    return open.length >= allowance[isKnown ? 'knownCustomer' : 'newCustomer'];
  }

  #ordersOf(customer: string): ModelOrder[] {
    return [...this.orders.values()].filter((order) => order.customer === customer);
  }

  #changeStatus(key: string, next: OrderStatus): string {
    const order = this.#order(key);
    const { status: from, undo } = order;
    if (!nextStatuses[from].includes(next)) {
      return undo?.status === next && this.now < undo.until
        ? this.#undo(key, next)
        : 'ORDER_STATUS';
    }
    order.undo = from === 'awaiting-payment'
      ? undefined
      : { status: from, until: this.now + 10_000 };
    if (order.status === 'awaiting-confirmation' && next === 'processing') {
      if (!this.#hasStock(order)) {
        order.undo = undo;
        return 'OUT_OF_STOCK';
      }
      this.#addStock(order, -1);
      order.expiresAt = null;
    }
    if (next === 'cancelled') this.#cancel(order);
    if (next === 'returned') this.#addStock(order, 1);
    if (next === 'processing') order.preparedAt = this.now;
    order.status = next;
    if (next === 'delivered') order.refunded ??= order.received - order.money;
    this.#mail(key, `order-status ${next}`);
    this.#audited += 1;
    return 'ok';
  }

  #transfer({ order: key, size, number, by }: Extract<Action, { kind: 'transfer' }>): string {
    const order = this.#order(key);
    const amount = transferAmounts[size](order.amount);
    if (by === 'staff') this.#audited += 1;
    else {
      const earlier = this.#reported.get(number);
      if (earlier) return earlier;
    }
    const { status } = order;
    const isOpen = status === 'awaiting-transfer' && this.now <= order.expiresAt!;
    const isLater = !['awaiting-payment', 'awaiting-transfer', 'cancelled'].includes(status);
    const result = isOpen || isLater ? 'booked' : 'unmatched';
    if (result === 'booked') this.#book(key, amount);
    else {
      const reported = by === 'service' ? { number } : {};
      this.#unmatched.push({ order: key, amount, ...reported });
    }
    if (by === 'staff') return 'ok';
    this.#reported.set(number, result);
    return result;
  }

  /** Adds money to an order. If it is enough, an order that waits for it continues. */
  #book(key: string, amount: number): void {
    const order = this.#order(key);
    order.money += amount;
    order.received += amount;
    order.paid ||= order.money >= order.amount;
    if (order.status !== 'awaiting-transfer' || !hasArrived(order)) return;
    Object.assign(order, { status: 'processing', preparedAt: this.now, undo: undefined });
    this.#mail(key, 'order-status processing');
  }

  #assign(key: string): string {
    const [transfer] = this.#unmatched;
    if (!transfer) return 'ok';
    if (this.#order(key).status === 'awaiting-payment') return 'ORDER_STATUS';
    this.#unmatched = this.#unmatched.slice(1);
    if (transfer.number !== undefined) this.#reported.set(transfer.number, 'booked');
    this.#audited += 1;
    this.#book(key, transfer.amount);
    return 'ok';
  }

  #cancelOwn(key: string): string {
    const order = this.#order(key);
    const { status, preparedAt, expiresAt } = order;
    if (status === 'cancelled') return 'ok';
    const until = status === 'awaiting-transfer' || status === 'awaiting-confirmation'
      ? expiresAt!
      : status === 'processing'
      ? preparedAt + changeTime
      : 0;
    if (until <= this.now) return 'ORDER_FIXED';
    order.undo = undefined;
    this.#cancel(order);
    this.#reportCancellation(key, order);
    return 'ok';
  }

  #cancelUnit(key: string, product: string): string {
    const order = this.#order(key);
    const { quantities, returned, status } = order;
    const left = (quantities[product] ?? 0) - 1;
    if (left < (returned[product] ?? 0)) return 'BROKEN_RULE';
    const units = Object.values(quantities).reduce((sum, one) => sum + one, 0);
    const isUnpaid = status === 'awaiting-payment' || status === 'awaiting-transfer';
    if (!nextStatuses[status].includes('cancelled') || units > 1 && isUnpaid) return 'ORDER_STATUS';
    if (units === 1) return this.#changeStatus(key, 'cancelled');
    this.#audited += 1;
    this.#dropMail(key, 'order-items');
    this.#mail(key, 'order-items');
    const stocked = this.products.get(product);
    if (stocked && status !== 'awaiting-confirmation') stocked.stock += 1;
    const before = goodsOf(order);
    if (left === 0) delete quantities[product];
    else quantities[product] = left;
    const subtotal = goodsOf(order);
    order.discount = Math.round(order.discount * subtotal / before);
    order.amount = subtotal - order.discount + defaultShipping.fee;
    return 'ok';
  }

  #edit({ order: key, quantities, discount }: Extract<Action, { kind: 'edit' }>): string {
    const order = this.#order(key);
    const { status } = order;
    if (!['awaiting-transfer', 'awaiting-confirmation', 'processing'].includes(status)) {
      return 'ORDER_STATUS';
    }
    const prices: Record<string, number> = {};
    const taken: [id: string, units: number][] = [];
    for (const id of new Set([...Object.keys(order.quantities), ...Object.keys(quantities)])) {
      const [before, after] = [order.quantities[id] ?? 0, quantities[id] ?? 0];
      const product = this.products.get(id);
      if (!product && after > before) return 'BROKEN_RULE';
      prices[id] = before > 0 ? order.prices[id]! : product!.price;
      if (after !== before) taken.push([id, after - before]);
    }
    const subtotal = goodsOf({ quantities, prices });
    const reduced = discount ??
      Math.round(order.discount * Math.min(1, subtotal / goodsOf(order)));
    if (reduced > subtotal) return 'BROKEN_RULE';
    const amount = subtotal - reduced + defaultShipping.fee;
    if (status === 'awaiting-transfer' && amount !== order.amount) return 'ORDER_STATUS';
    if (taken.length === 0 && amount === order.amount) return 'ok';
    const moved = status === 'awaiting-confirmation' ? [] : taken;
    if (moved.some(([id, units]) => (this.products.get(id)?.stock ?? 0) < units)) {
      return 'OUT_OF_STOCK';
    }
    for (const [id, units] of moved) {
      const product = this.products.get(id);
      if (product) product.stock -= units;
    }
    Object.assign(order, { quantities: { ...quantities }, prices, discount: reduced, amount });
    this.#audited += 1;
    this.#dropMail(key, 'order-edited');
    this.#mail(key, 'order-edited');
    return 'ok';
  }

  #returnUnit(key: string, product: string): string {
    const order = this.#order(key);
    const { quantities, returned, status, prices, discount } = order;
    if (status !== 'delivered') return 'ORDER_STATUS';
    const count = (returned[product] ?? 0) + 1;
    if (count > (quantities[product] ?? 0)) return 'BROKEN_RULE';
    const goods = goodsOf(order);
    const kept = goods - goodsOf({ quantities: { ...returned, [product]: count }, prices });
    if (kept === 0) return this.#changeStatus(key, 'returned');
    returned[product] = count;
    order.returnedAmount = goods - discount - (kept - Math.round(discount * kept / goods));
    order.undo = undefined;
    const stocked = this.products.get(product);
    if (stocked) stocked.stock += 1;
    this.#audited += 1;
    this.#dropMail(key, 'order-items-returned');
    this.#mail(key, 'order-items-returned');
    return 'ok';
  }

  #refund(key: string): string {
    const order = this.#order(key);
    const { payment, status, amount, returnedAmount, received, refunded = 0 } = order;
    const isCollected = payment === 'cod' && (status === 'delivered' || status === 'returned');
    const paid = order.money + (isCollected ? Math.max(0, amount - received + refunded) : 0);
    const isVoid = status === 'cancelled' || status === 'returned';
    const refund = Math.max(1, paid - (isVoid ? 0 : amount - returnedAmount));
    if (refund > paid) return 'BROKEN_RULE';
    order.money -= refund;
    this.#mail(key, 'order-refund');
    this.#audited += 1;
    return 'ok';
  }

  #undo(key: string, previous: OrderStatus): string {
    const order = this.#order(key);
    const { status, customer, promoCode, createdAt } = order;
    const again = this.#ordersOf(customer)
      .some((other) => other.promoCode === promoCode && other.status !== 'cancelled');
    if (status === 'cancelled' && promoCode !== undefined && again) return 'CHANGED';
    if (previous === 'awaiting-transfer' && hasArrived(order)) return 'CHANGED';
    const units = Number(holdsStock(status)) - Number(holdsStock(previous));
    if (units < 0 && !this.#hasStock(order)) return 'OUT_OF_STOCK';
    if (units !== 0) this.#addStock(order, units as 1 | -1);
    if (previous === 'awaiting-confirmation') {
      order.expiresAt = createdAt + actionLimits.confirmationTimeout;
    }
    Object.assign(order, { status: previous, undo: undefined });
    if (status === 'delivered') order.refunded = undefined;
    this.#audited += 1;
    this.#dropMail(key, `order-status ${status}`);
    return 'ok';
  }
}

/** Returns the total of the goods of an order, in đồng. */
const goodsOf = ({ quantities, prices }: Pick<ModelOrder, 'quantities' | 'prices'>) =>
  Object.entries(quantities).reduce((sum, [id, units]) => sum + prices[id]! * units, 0);

/** Returns `true` if the money has arrived for which the order waited. */
const hasArrived = ({ paid, deposit, money }: ModelOrder) =>
  paid || deposit > 0 && money >= deposit;

const firstStatuses = {
  cod: 'processing',
  deposit: 'awaiting-transfer',
  card: 'awaiting-payment',
  transfer: 'awaiting-transfer',
} as const;

const itemsOf = ({ quantities, price }: Place) =>
  Object.entries(quantities).map(([_id, quantity]) => ({ _id, price, quantity }));

const totalsOf = (action: Place) =>
  orderTotals(itemsOf(action), defaultShipping, action.promoCode ? welcomeRule : undefined);
