import { sampleAddress } from '../../edge-api/testing/sample-address.ts';
import { newCustomer, register } from './customers.ts';
import { expect, test } from './shop-test.ts';
import { keyRing } from './shopping.ts';

test('a customer’s change is in each of the next replies, whichever process sends it', async ({ request }) => {
  const token = await register(request, newCustomer());
  const headers = { token };
  /** Reads a part of the reply several times in a row, so that each process sends some. */
  const read = async (
    path: string,
    part: (body: { success: boolean; cartData: unknown; data: { _id: string }[] }) => unknown,
  ) => {
    const parts = [];
    for (let index = 0; index < 4; index += 1) {
      parts.push(part(await (await request.post(path, { headers })).json()));
    }
    return parts;
  };
  const cart = () => read('/api/cart/get', ({ cartData }) => cartData);
  const list = await (await request.get('/api/food/list')).json();
  const { _id, name, price } = list.data.find(({ _id }: { _id: string }) => _id === keyRing);

  for (const quantity of [2, 5]) {
    await request.post('/api/cart/batch-update', { headers, data: { items: { [_id]: quantity } } });
    expect(await cart()).toEqual(Array(4).fill({ [_id]: quantity }));
  }
  const items = [{ _id, name, price, quantity: 1 }];
  const data = { address: sampleAddress, items, amount: price + 10_000 };
  const placed = await (await request.post('/api/order/placecod', { headers, data })).json();
  expect(placed).toMatchObject({ success: true });
  const orders = await read(
    '/api/order/userorders',
    ({ data }) => data.map(({ _id }) => _id),
  );
  expect(orders).toEqual(Array(4).fill([placed.orderId]));
  await request.post('/api/user/logout', { headers });
  const replies = await read('/api/order/userorders', ({ success }) => success);
  expect(replies).toEqual(Array(4).fill(false));
});
