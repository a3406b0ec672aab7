import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema/account-tables.ts';
import { orders } from '../../db/schema/order-tables.ts';
import { createTestDatabase } from '../../testing/create-test-database.ts';
import { newOrderCode } from '../../orders/new-order-code.ts';
import type { PayableOrder } from '../payment-provider.ts';
import { createSandboxProvider } from '../sandbox-provider.ts';

/** Opens a test database with a customer and a sandbox provider. */
export async function openSandboxShop(publicUrl: string) {
  const { database, cleanup } = await createTestDatabase();
  await database.batch((db) => [
    db.insert(users).values({
      id: 'u1',
      name: 'An',
      email: 'an@example.com',
      emailKey: 'an@example.com',
      createdAt: 0,
    }),
  ]);
  return {
    database,
    provider: createSandboxProvider(database, publicUrl),
    newOrder: (amount?: number) => insertOrder(database, amount),
    [Symbol.asyncDispose]: cleanup,
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
      userId: 'u1',
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
