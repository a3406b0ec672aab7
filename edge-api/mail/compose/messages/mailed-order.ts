import type { orderItems, orders } from '../../../db/schema/order-tables.ts';
import { formatMoney } from '../../../format/format-money.ts';
import { sanitizeName } from '../recipient-name.ts';

/** Order with its items, as shown in mails. */
export type MailedOrder = typeof orders.$inferSelect & {
  items: Pick<typeof orderItems.$inferSelect, 'name' | 'quantity' | 'price'>[];
};

/** Returns the customer's name in Vietnamese order: family name first. */
export function customerName({ firstName, lastName }: MailedOrder): string {
  return sanitizeName(`${lastName} ${firstName}`);
}

/** Returns the payment method and state in Vietnamese. */
export function paymentLabel({ payment, paidAt }: MailedOrder): string {
  const paid = paidAt === null ? 'chờ thanh toán' : 'đã thanh toán';
  if (payment === 'transfer') return `Chuyển khoản, ${paid}`;
  if (payment === 'card') return `Thẻ, ${paid}`;
  return paidAt === null ? 'Khi nhận hàng (COD)' : `Khi nhận hàng (COD), ${paid}`;
}

/** Returns the amount to pay on delivery, or `undefined` if nothing is due. */
export function dueOnDelivery({ payment, paidAt, amount }: MailedOrder): string | undefined {
  return payment === 'cod' && paidAt === null && amount > 0 ? formatMoney(amount) : undefined;
}
