import type { Product } from '@thach-an/edge-api/contract';
import type { Post } from './throughput.ts';

/** Request of an analysis. */
export const analysis: Post = {
  path: '/analyze-user',
  body: {
    name: 'An',
    birthYear: 1985,
    birthMonth: 2,
    birthDay: 10,
    birthHour: 8,
    gender: 'female',
  },
};

/** Registers a customer. Returns the request that adds a product to their cart. */
export async function cartChange(origin: string): Promise<Post> {
  const { data }: { data: readonly [Product] } = await (await fetch(`${origin}/api/food/list`))
    .json();
  const reply = await fetch(`${origin}/api/user/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      name: 'Bench',
      email: 'cart@example.com',
      password: 'một mật khẩu dài',
    }),
  });
  const { token } = await reply.json();
  return { path: '/api/cart/add', body: { itemId: data[0]._id }, headers: { token } };
}
