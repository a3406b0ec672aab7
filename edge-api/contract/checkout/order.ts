import { z } from '../zod.ts';
import { lineLimit, productIdPattern, quantityLimit } from '../cart/cart.ts';
import { incompleteAddress } from './incomplete-address.ts';
import { orderTotals } from './order-totals.ts';
import { phoneSchema } from './phone.ts';
import { emailSchema, unprintable } from '../account/user.ts';

/** The only country that is delivered to. */
export const deliveryCountry = 'Việt Nam';

/** The most that an order comes to, in đồng: all sums below it are exact. */
export const amountLimit = 100_000_000_000_000;

/** Text of one line. `missing` is said when there is none, `name` begins the other sentences. */
const line = (name: string, missing: string, least = 1, most = 100) =>
  z.string(missing).trim().normalize('NFC').min(least, missing)
    .max(most, `${name} chỉ được dài tối đa ${most} ký tự.`)
    .refine((text) => !unprintable.test(text), `${name} có ký tự không hợp lệ.`);

/** Where an order goes. `ward` is empty in the few districts that have none. */
export const addressSchema = z.object({
  firstName: line('Tên', 'Vui lòng nhập tên.'),
  lastName: line('Họ', 'Vui lòng nhập họ.'),
  email: emailSchema,
  street: line('Địa chỉ', 'Vui lòng nhập số nhà và tên đường.', 1, 200),
  ward: line('Phường/xã', incompleteAddress, 0),
  district: line('Quận/huyện', incompleteAddress),
  city: line('Tỉnh/thành phố', incompleteAddress),
  country: z.string().trim().normalize('NFC').pipe(
    z.literal(deliveryCountry, 'Cửa hàng chỉ giao hàng trong Việt Nam.'),
  ).default(deliveryCountry),
  phone: phoneSchema,
}, 'Vui lòng nhập địa chỉ giao hàng.');

/** Where an order goes. */
export type Address = z.infer<typeof addressSchema>;

const wrongItem = 'Sản phẩm trong đơn hàng không hợp lệ.';
const wrongQuantity = `Số lượng phải là số nguyên từ 1 đến ${quantityLimit}.`;

/** A product as the customer saw it, and how many pieces. Other fields of a product are ignored. */
const orderItemSchema = z.object({
  _id: z.string(wrongItem).regex(productIdPattern, wrongItem),
  name: z.string(wrongItem).max(200, wrongItem).optional(),
  price: z.int('Giá sản phẩm không hợp lệ.').positive('Giá sản phẩm không hợp lệ.'),
  quantity: z.int(wrongQuantity).min(1, wrongQuantity).max(quantityLimit, wrongQuantity),
}, wrongItem);

/**
 * The body of `POST /api/order/place` and `/placecod`. Prices and amount are what the customer has seen
 * and agrees to; the server holds them against its own. The messages are shown as they are.
 */
export const orderRequestSchema = z.object({
  address: addressSchema,
  items: z.array(orderItemSchema, wrongItem).min(1, 'Giỏ hàng của bạn đang trống!')
    .max(lineLimit, `Một đơn hàng chỉ chứa tối đa ${lineLimit} sản phẩm khác nhau.`)
    .refine(
      (items) => new Set(items.map(({ _id }) => _id)).size === items.length,
      'Mỗi sản phẩm chỉ được xuất hiện một lần trong đơn hàng.',
    ),
  amount: z.int('Tổng tiền không hợp lệ.').nonnegative('Tổng tiền không hợp lệ.'),
  promoCode: z.string('Mã giảm giá không hợp lệ.').trim()
    .max(40, 'Mã giảm giá không hợp lệ.').optional(),
}, 'Đơn hàng không hợp lệ.').refine(
  ({ items }) => orderTotals(items).subtotal <= amountLimit,
  { path: ['items'], error: 'Đơn hàng quá lớn, vui lòng liên hệ cửa hàng.' },
);

/** What a customer orders. */
export type OrderRequest = z.infer<typeof orderRequestSchema>;

/** A line of an order as the catalogue has it now. */
export interface LineChange {
  id: string;
  name: string;
  /** In đồng; null when it is no longer sold. */
  price: number | null;
  /** Pieces there are. */
  stock: number;
}

/** What a 409 of an order says besides its message, so that a customer can accept it line by line. */
export interface OrderChanges {
  /** The lines that differ from what was asked. */
  changes: LineChange[];
  /** What the order comes to when all of them are accepted, in đồng. */
  amount: number;
}

/** An order as `POST /api/order/userorders` lists it. */
export interface ListedOrder {
  _id: string;
  items: { name: string; quantity: number; price: number; image: string }[];
  /** What is paid, in đồng. */
  amount: number;
  /** ISO 8601, UTC. */
  date: string;
  /** As customers read it. */
  status: string;
  payment: 'cod' | 'card';
}
