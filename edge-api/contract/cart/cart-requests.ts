import { z } from '../zod.ts';
import { productIdPattern } from '../catalogue/product-id.ts';
import { lineLimit, quantityLimit } from './cart.ts';

const productId = z.string('Thiếu mã sản phẩm.').regex(
  productIdPattern,
  'Mã sản phẩm không hợp lệ.',
);

const quantity = z.int('Số lượng phải là một số nguyên.').min(0, 'Số lượng không được âm.')
  .max(quantityLimit, `Số lượng tối đa là ${quantityLimit}.`);

const invalidCart = 'Giỏ hàng không hợp lệ.';

// zod drops the key `__proto__` without an issue, so such a cart would pass as an empty one.
const cart = z.custom<Record<string, unknown>>(
  (value) => typeof value === 'object' && value !== null && !Object.hasOwn(value, '__proto__'),
  invalidCart,
)
  .pipe(z.record(productId, quantity, invalidCart))
  .refine(
    (cart) => Object.keys(cart).length <= lineLimit,
    `Giỏ hàng chỉ chứa tối đa ${lineLimit} sản phẩm khác nhau.`,
  );

/** Body of `POST /api/cart/add` and `/remove`, which change the quantity by one. */
export const cartItemSchema = z.object({ itemId: productId });

/**
 * Body of `POST /api/cart/batch-update`: the whole cart as product ids with quantities. Zero
 * removes a line. `base` is the server's cart before the client's changes. With it, only the
 * differences between `base` and `items` are applied, so that changes of other devices are kept.
 */
export const cartBatchSchema = z.object({ items: cart, base: cart.optional() });
