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
  if (payment === 'cod') return 'Khi nhận hàng (COD)';
  return paidAt === null ? 'Thẻ, chờ thanh toán' : 'Thẻ, đã thanh toán';
}

/** Returns the amount to pay on delivery, or `undefined` if nothing is due. */
export function dueOnDelivery({ payment, amount }: MailedOrder): string | undefined {
  return payment === 'cod' && amount > 0 ? formatMoney(amount) : undefined;
}
