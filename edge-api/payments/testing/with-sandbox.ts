import type { Database } from '../../db/database.ts';
import { orders } from '../../db/schema/order-tables.ts';
import { newOrderCode } from '../../orders/new-order-code.ts';
import type { TestShop } from '../../testing/open-test-shop.ts';
import { createSandboxProvider } from '../sandbox-provider.ts';
import type { PayableOrder } from '../payment-provider.ts';

/** Adds a sandbox provider, and a function that inserts an order with an unpaid card payment. */
export function withSandbox({ database, ...shop }: TestShop) {
  return {
    ...shop,
    database,
    provider: createSandboxProvider(database, shop.deps.publicUrl),
    newOrder: (amount?: number) => insertOrder(database, amount),
  };
}

async function insertOrder(database: Database, amount = 1_260_000): Promise<PayableOrder> {
  const order = {
    id: crypto.randomUUID(),
    code: newOrderCode(),
    amount,
    email: 'an@example.com',
    expiresAt: 900_000,
  };
  await database.batch((db) => [
    db.insert(orders).values({
      ...order,
      userId: 'an',
      idempotencyKey: order.id,
      requestHash: '',
      status: 'awaiting-payment',
      payment: 'card',
      firstName: 'An',
      lastName: 'Nguyễn',
      phone: '0900000000',
      street: '1 Tràng Tiền',
      ward: 'Phường Tràng Tiền',
      district: 'Quận Hoàn Kiếm',
      city: 'Thành phố Hà Nội',
      country: 'Việt Nam',
      subtotal: amount - 10_000,
      discount: 0,
      shipping: 10_000,
      createdAt: 0,
    }),
  ]);
  return order;
}
