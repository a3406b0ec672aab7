import type { orderItems, orders } from '../../../db/schema.ts';
import { formatMoney } from '../../../format/format-money.ts';
import { mailName } from '../mail-name.ts';

/** An order with what it consists of, as the mails tell of it. */
export type MailedOrder = typeof orders.$inferSelect & {
  items: Pick<typeof orderItems.$inferSelect, 'name' | 'quantity' | 'price'>[];
};

/** The customer's name, in the order in which Vietnamese names are written. */
export function customerName({ firstName, lastName }: MailedOrder): string {
  return mailName(`${lastName} ${firstName}`);
}

/** Where an order goes, on one line. */
export function deliveryAddress(order: MailedOrder): string {
  return [order.street, order.ward, order.district, order.city, order.country]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(', ');
}

/** How an order is paid, and whether it is. */
export function paymentInWords({ payment, paidAt }: MailedOrder): string {
  if (payment === 'cod') return 'Khi nhận hàng (COD)';
  return paidAt === null ? 'Thẻ, chờ thanh toán' : 'Thẻ, đã thanh toán';
}

/** The sum to have ready at the door; undefined where nothing is left to pay. */
export function dueOnDelivery({ payment, amount }: MailedOrder): string | undefined {
  return payment === 'cod' && amount > 0 ? formatMoney(amount) : undefined;
}
