import { defaultShipping, orderTotals } from '../../contract/checkout/order-totals.ts';
import { welcomeRule } from '../../contract/checkout/promo.ts';
import { holdsStock, type OrderStatus } from '../../contract/orders/order-status.ts';
import { orderAllowance } from '../order-limits.ts';
import {
  type Action,
  actionLimits,
  type OrderFacts,
  type ShopState,
  type TimedAction,
} from './order-actions.ts';

/** Order of the model. */
interface ModelOrder extends OrderFacts {
  customer: string;
  promoCode?: string;
  quantities: Readonly<Record<string, number>>;
  createdAt: number;
  expiresAt: number | null;
  /** The owner's last change of the status. */
  undo?: { status: OrderStatus; until: number };
}

type Place = Extract<Action, { kind: 'place' }>;

const cardTimeout = 30 * 60_000;

/** The owner's changes of a status. A change to 'processing' confirms the order. */
const nextStatuses: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  'awaiting-payment': ['cancelled'],
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
        Object.assign(order, { status: 'processing', paid: true });
        this.#mail(action.order, 'order-placed');
        return 'ok';
      }
      case 'leavePayment': {
        const order = this.#order(action.order);
        if (order.status === 'awaiting-payment') this.#cancel(order);
        return 'ok';
      }
      case 'changeStatus':
        return this.#changeStatus(action.order, action.next);
      case 'expire':
        for (const [key, order] of this.orders) {
          if (order.expiresAt === null || order.expiresAt > this.now) continue;
          if (order.status === 'awaiting-confirmation') this.#mail(key, 'order-status cancelled');
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
        [...this.orders].map(([key, { status, payment, amount, discount, paid }]) => [
          key,
          { status, payment, amount, discount, paid },
        ]),
      ),
      mails: Object.fromEntries(this.#mails),
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

  #cancel(order: ModelOrder): void {
    if (order.status !== 'awaiting-confirmation') this.#addStock(order, 1);
    order.status = 'cancelled';
  }

  #addStock({ quantities }: ModelOrder, sign: 1 | -1): void {
    for (const [id, quantity] of Object.entries(quantities)) {
      const product = this.products.get(id);
      if (product) product.stock += sign * quantity;
    }
  }

  /** Returns `true` if all items are sold and in stock. */
  #hasStock({ quantities }: Pick<ModelOrder, 'quantities'>): boolean {
    return Object.entries(quantities).every(([id, quantity]) =>
      (this.products.get(id)?.stock ?? -1) >= quantity
    );
  }

  #place(action: Place): string {
    const { customer, order: key, payment, quantities } = action;
    const repeated = this.orders.get(key);
    if (repeated) return this.#repeat(repeated);
    const replaced = payment === 'card' ? this.#unpaidOf(customer) : [];
    for (const order of replaced) this.#cancel(order);
    const error = this.#promoError(action) ?? this.#catalogueError(action);
    if (error) {
      // A refused order replaces none.
      for (const order of replaced) {
        order.status = 'awaiting-payment';
        this.#addStock(order, -1);
      }
      return error;
    }
    const unconfirmed = this.#exceedsLimit(action);
    const { discount, amount } = totalsOf(action);
    const status = unconfirmed
      ? 'awaiting-confirmation'
      : payment === 'card'
      ? 'awaiting-payment'
      : 'processing';
    const timeout = unconfirmed ? actionLimits.confirmationTimeout : cardTimeout;
    const order: ModelOrder = {
      customer,
      promoCode: action.promoCode,
      quantities,
      status,
      payment: unconfirmed ? 'cod' : payment,
      amount,
      discount,
      paid: false,
      createdAt: this.now,
      expiresAt: status === 'processing' ? null : this.now + timeout,
    };
    this.orders.set(key, order);
    if (!unconfirmed) this.#addStock(order, -1);
    if (status !== 'awaiting-payment') this.#mail(key, 'order-placed');
    return status;
  }

  /** Result of a repeated request, which has the fields of the first. */
  #repeat(order: ModelOrder): string {
    if (order.status === 'cancelled') return 'ORDER_CANCELLED';
    if (order.payment === 'cod') return order.status;
    if (order.status !== 'awaiting-payment') return 'ALREADY_PAID';
    if (order.expiresAt! > this.now) return order.status;
    this.#cancel(order);
    return 'ORDER_CANCELLED';
  }

  #unpaidOf(customer: string): ModelOrder[] {
    return this.#ordersOf(customer).filter(({ status }) => status === 'awaiting-payment');
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
    order.status = next;
    this.#mail(key, `order-status ${next}`);
    return 'ok';
  }

  #undo(key: string, previous: OrderStatus): string {
    const order = this.#order(key);
    const { status, customer, promoCode, createdAt } = order;
    const again = this.#ordersOf(customer)
      .some((other) => other.promoCode === promoCode && other.status !== 'cancelled');
    if (status === 'cancelled' && promoCode !== undefined && again) return 'CHANGED';
    const units = Number(holdsStock(status)) - Number(holdsStock(previous));
    if (units < 0 && !this.#hasStock(order)) return 'OUT_OF_STOCK';
    if (units !== 0) this.#addStock(order, units as 1 | -1);
    if (previous === 'awaiting-confirmation') {
      order.expiresAt = createdAt + actionLimits.confirmationTimeout;
    }
    Object.assign(order, { status: previous, undo: undefined });
    const mails = this.#mails.get(key) ?? [];
    this.#mails.set(key, mails.filter((mail) => mail !== `order-status ${status}`));
    return 'ok';
  }
}

const itemsOf = ({ quantities, price }: Place) =>
  Object.entries(quantities).map(([_id, quantity]) => ({ _id, price, quantity }));

const totalsOf = (action: Place) =>
  orderTotals(itemsOf(action), defaultShipping, action.promoCode ? welcomeRule : undefined);
