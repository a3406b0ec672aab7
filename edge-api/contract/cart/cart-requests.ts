import { z } from '../zod.ts';
import { lineLimit, productIdPattern, quantityLimit } from './cart.ts';

const productId = z.string('Thiếu mã sản phẩm.').regex(
  productIdPattern,
  'Mã sản phẩm không đúng.',
);

const quantity = z.int('Số lượng phải là một số nguyên.').min(0, 'Số lượng không được âm.')
  .max(quantityLimit, `Số lượng tối đa là ${quantityLimit}.`);

const noCart = 'Giỏ hàng không đúng dạng.';

// zod leaves the key `__proto__` out without a word: a cart that has it would be taken for an empty one.
const cart = z.custom<Record<string, unknown>>(
  (value) => typeof value === 'object' && value !== null && !Object.hasOwn(value, '__proto__'),
  noCart,
)
  .pipe(z.record(productId, quantity, noCart))
  .refine(
    (cart) => Object.keys(cart).length <= lineLimit,
    `Giỏ hàng chỉ chứa tối đa ${lineLimit} sản phẩm khác nhau.`,
  );

/** The body of `POST /api/cart/add` and `/remove`: one piece of a product more or less. */
export const cartItemSchema = z.object({ itemId: productId });

/**
 * The body of `POST /api/cart/batch-update`: the whole cart, product id to quantity; zero is no line.
 * With `base`, the server's cart as the client knew it when it made its changes, only what differs
 * between the two is changed, so that another device's changes stay.
 */
export const cartBatchSchema = z.object({ items: cart, base: cart.optional() });
