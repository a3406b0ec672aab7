import type { Page } from '@playwright/test';
import { sampleAddress } from '../../edge-api/testing/sample-address.ts';
import { newCustomer, register } from './customers.ts';
import { bracelet } from './shopping.ts';
import { expect } from './shop-test.ts';

/** Places an order of a new customer, and returns the customer's name. */
export async function placeOrder(page: Page, lastName: string): Promise<string> {
  const firstName = `Thị ${lastName}${Date.now()}`;
  const token = await register(page.request, newCustomer(`${lastName} An`));
  await orderBracelets(page, token, { ...sampleAddress, firstName, lastName });
  return `${lastName} ${firstName}`;
}

/** Orders two bracelets on delivery. Returns the id and the code of the order. */
export async function orderBracelets(
  page: Page,
  token: string,
  address: typeof sampleAddress,
): Promise<{ orderId: string; code: string }> {
  const reply = await page.request.get('/api/food/list');
  const { data } = await reply.json() as { data: { _id: string; name: string; price: number }[] };
  const { _id, name, price } = data.find((product) => product._id === bracelet)!;
  const placed = await page.request.post('/api/order/placecod', {
    headers: { token, 'Idempotency-Key': crypto.randomUUID() },
    data: {
      address,
      items: [{ _id, name, price, quantity: 2 }],
      amount: 2 * price + 10_000,
    },
  });
  const order = await placed.json();
  expect(order).toMatchObject({ success: true });
  return order;
}
