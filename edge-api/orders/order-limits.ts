import type { OrderRequest } from '../contract/checkout/order.ts';
import type { ShopSettings } from '../settings/shop-settings-schema.ts';

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

/**
 * Returns the limits of orders.
 *
 * @param settings those in the database
 * @param overrides values that take their place
 * @param shares `true` if the shares of the stock are limited
 */
export function toOrderLimits(
  settings: ShopSettings['orders'],
  overrides: Partial<ShopSettings['orders']>,
  shares: boolean,
): OrderLimits {
  const value = (name: keyof ShopSettings['orders']) => overrides[name] ?? settings[name];
  return {
    newCustomer: {
      quantity: value('newMaxQuantity'),
      amount: value('newMaxAmount'),
      openOrders: value('newMaxOpen'),
    },
    knownCustomer: {
      quantity: value('maxQuantity'),
      amount: value('maxAmount'),
      openOrders: value('maxOpen'),
    },
    shares,
    confirmationTimeout: value('confirmationHours') * 60 * 60_000,
  };
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
