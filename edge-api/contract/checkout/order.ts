import { lineLimit, quantityLimit } from '../cart/cart.ts';
import { longText } from '../text-schema.ts';
import { productIdPattern } from '../catalogue/product-id.ts';
import { z } from '../zod.ts';
import { addressSchema } from './address.ts';
import { phoneSchema } from './phone.ts';
import { subtotalOf } from './order-totals.ts';

/** Maximum amount of an order, in đồng. All sums up to it are exact in a double. */
export const amountLimit = 100_000_000_000_000;

const invalidNote = 'Lời nhắn có ký tự không hợp lệ.';
const invalidItem = 'Sản phẩm trong đơn hàng không hợp lệ.';
const invalidQuantity = `Số lượng phải là số nguyên từ 1 đến ${quantityLimit}.`;

/** Ordered product with the price that the customer saw. Other product fields are ignored. */
const orderItemSchema = z.object({
  _id: z.string(invalidItem).regex(productIdPattern, invalidItem),
  /** With the option. */
  name: z.string(invalidItem).max(300, invalidItem).optional(),
  price: z.int('Giá sản phẩm không hợp lệ.').positive('Giá sản phẩm không hợp lệ.'),
  quantity: z.int(invalidQuantity).min(1, invalidQuantity).max(quantityLimit, invalidQuantity),
}, invalidItem);

/** Gift to the recipient of the address, with a note of some lines and the giver's phone number. */
export const giftSchema = z.object({
  note: longText('Lời nhắn', 300),
  phone: phoneSchema.optional(),
}, invalidNote);

/**
 * Body of `POST /api/order/place` and `/placecod`. Prices and amount are those that the customer
 * saw and accepted; the server compares them with its own. The messages are shown to the customer.
 */
export const orderRequestSchema = z.object({
  address: addressSchema,
  items: z.array(orderItemSchema, invalidItem).min(1, 'Giỏ hàng của bạn đang trống!')
    .max(lineLimit, `Một đơn hàng chỉ chứa tối đa ${lineLimit} sản phẩm khác nhau.`)
    .refine(
      (items) => new Set(items.map(({ _id }) => _id)).size === items.length,
      'Mỗi sản phẩm chỉ được xuất hiện một lần trong đơn hàng.',
    ),
  amount: z.int('Tổng tiền không hợp lệ.').nonnegative('Tổng tiền không hợp lệ.'),
  promoCode: z.string('Mã giảm giá không hợp lệ.').trim()
    .max(40, 'Mã giảm giá không hợp lệ.').optional(),
  /** The order is a gift: the parcel has no prices, and a note to its recipient. */
  gift: giftSchema.optional(),
  /** Saves the address to the account once the order is recorded. */
  saveAddress: z.boolean('Lựa chọn lưu địa chỉ không hợp lệ.').optional(),
}, 'Đơn hàng không hợp lệ.').refine(
  ({ items }) => subtotalOf(items) <= amountLimit,
  { path: ['items'], error: 'Đơn hàng quá lớn, vui lòng liên hệ cửa hàng.' },
);

/** Order as a customer submits it. */
export type OrderRequest = z.infer<typeof orderRequestSchema>;

/** Current price and stock of an ordered product. */
export interface LineChange {
  id: string;
  name: string;
  /** Price in đồng; null if the product is no longer sold. */
  price: number | null;
  /** Number of units in stock. */
  stock: number;
}

/** Additional fields of a 409 response to an order, for the customer to review. */
export interface OrderChanges {
  /** Lines that differ from the request. */
  changes: LineChange[];
  /** Amount of the order with all changes accepted, in đồng. */
  amount: number;
}
