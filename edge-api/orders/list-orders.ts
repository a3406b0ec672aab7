import { pickAddress, placeFields } from '../contract/checkout/address-fields.ts';
import type { ListedOrder } from '../contract/orders/listed-order.ts';
import { orderCode } from '../contract/orders/order-code.ts';
import type { OrderPage } from '../contract/orders/order-page.ts';
import { orderStatusNames } from '../contract/orders/order-status.ts';
import type { Reader } from '../db/database.ts';
import { generateJsonList } from '../http/json-list.ts';
import { type OrderWithItems, readOrderPages, readOrders, toPicturedItem } from './read-orders.ts';

export interface OrderList {
  data: ListedOrder[];
  /** Id of the last order, if older ones follow: the next page is `before` it. */
  next?: string;
}

/** Returns some orders of a user with their items, newest first. */
export async function listOrders(
  database: Reader,
  userId: string,
  page: OrderPage & { limit: number },
): Promise<OrderList> {
  const { orders, ...rest } = await readOrders(database, userId, page);
  return { data: orders.map(toListedOrder), ...rest };
}

/** Generates the reply with a long part of the orders of a user. */
export async function* generateOrderList(
  database: Reader,
  userId: string,
  page: OrderPage,
): AsyncGenerator<string> {
  let next: string | undefined;
  async function* pages() {
    for await (const { orders, ...rest } of readOrderPages(database, userId, page)) {
      next = rest.next;
      yield orders.map(toListedOrder);
    }
  }
  yield* generateJsonList(
    '{"success":true,"data":[',
    pages(),
    () => next === undefined ? ']}' : `],"next":${JSON.stringify(next)}}`,
  );
}

/** The list names neither the mailbox nor the only country. */
const listedFields = ['firstName', 'lastName', 'phone', ...placeFields] as const;

function toListedOrder(
  { order: { id, code, status, payment, amount, createdAt, ...order }, items }: OrderWithItems,
): ListedOrder {
  return {
    _id: id,
    code: orderCode({ id, code }),
    items: items.map(toPicturedItem),
    amount,
    date: new Date(createdAt).toISOString(),
    status: orderStatusNames[status],
    payment,
    address: pickAddress(order, listedFields),
  };
}
