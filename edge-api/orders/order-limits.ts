import type { OrderRequest } from '../contract/checkout/order.ts';

export interface OrderLimit {
  quantity: number;
  /** Maximum amount of an order, in đồng. */
  amount: number;
  /** Maximum number of unpaid orders that are not yet delivered or cancelled. */
  openOrders: number;
}

/** Limits of orders. Above them an order waits for the owner's confirmation. */
export interface OrderLimits {
  /** Limit of an account without a delivered order. */
  newCustomer: OrderLimit;
  /** Limit of any other account. */
  knownCustomer: OrderLimit;
  /**
   * `true` if a network, phone number or address may take a third of the stock at most, until the
   * owner has confirmed its orders.
   */
  shares: boolean;
  /** Time after which an order that was not confirmed is cancelled, in ms. */
  confirmationTimeout: number;
}

/** Number of open orders from which on another order has to be confirmed, by kind of account. */
export type OrderAllowance = Record<'newCustomer' | 'knownCustomer', number>;

/**
 * Computes the allowance for an order.
 *
 * @returns 0 for the accounts to which the order is too large
 */
export function orderAllowance(
  { newCustomer, knownCustomer }: Pick<OrderLimits, keyof OrderAllowance>,
  { items, amount }: Pick<OrderRequest, 'items' | 'amount'>,
): OrderAllowance {
  const largest = Math.max(...items.map(({ quantity }) => quantity));
  const allowed = (limit: OrderLimit) =>
    largest <= limit.quantity && amount <= limit.amount ? limit.openOrders : 0;
  return { newCustomer: allowed(newCustomer), knownCustomer: allowed(knownCustomer) };
}
