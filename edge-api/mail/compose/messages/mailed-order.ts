import { giverName } from '../../../account/guests/giver-name.ts';
import type { orderItems, orders } from '../../../db/schema/order-tables.ts';
import { amountToCollect } from '../../../orders/amount-due.ts';
import { formatMoney } from '../../../format/format-money.ts';
import type { MailBlock } from '../mail-content.ts';
import { sanitizeName } from '../recipient-name.ts';

/** Order with its items, as shown in mails. */
export type MailedOrder = typeof orders.$inferSelect & {
  items: Pick<typeof orderItems.$inferSelect, 'name' | 'quantity' | 'price'>[];
  /** Amount that the customer has paid in advance, in đồng. */
  received: number;
  /** Name of the customer whom the mail greets; '' if it is unknown or must not be used. */
  buyer: string;
};

/** Returns the name of the recipient in Vietnamese order: family name first. */
export function recipientName({ firstName, lastName }: MailedOrder): string {
  return sanitizeName(`${lastName} ${firstName}`);
}

/** Returns the name of the customer; '' if only that of the recipient of a gift is known. */
export function customerName({ name }: { name: string }, order: MailedOrder | undefined): string {
  if (order?.giftNote === null) return recipientName(order);
  return name === giverName ? '' : name;
}

export function paymentLabel({ payment, paidAt, deposit, received, amount }: MailedOrder): string {
  // Staff may change the amount of a paid order. What was paid back was paid before.
  const isPaid = received >= amount || (paidAt !== null && received === 0);
  const paid = isPaid ? 'đã thanh toán' : 'chờ thanh toán';
  if (payment === 'transfer') return `Chuyển khoản, ${paid}`;
  if (payment === 'card') return `Thẻ, ${paid}`;
  if (deposit > 0 && paidAt === null) {
    return `Đặt cọc ${formatMoney(deposit)} bằng chuyển khoản, còn lại khi nhận hàng (COD)`;
  }
  return paidAt === null ? 'Khi nhận hàng (COD)' : 'Khi nhận hàng (COD), đã thanh toán';
}

/** Returns the amount to pay on delivery, or `undefined` if nothing is due. */
export function dueOnDelivery(order: MailedOrder): string | undefined {
  const due = amountToCollect(order);
  return due > 0 ? formatMoney(due) : undefined;
}

export function receipt(
  { items, subtotal, discount, promoCode, shipping, amount }: MailedOrder,
): MailBlock {
  const code = promoCode ? ` (${promoCode})` : '';
  return {
    kind: 'receipt',
    items: items.map(({ name, quantity, price }) => ({ name, quantity, price })),
    lines: [
      { label: 'Tạm tính', amount: subtotal },
      ...(discount > 0 ? [{ label: `Giảm giá${code}`, amount: -discount }] : []),
      { label: 'Phí giao hàng', amount: shipping },
    ],
    total: { label: 'Tổng cộng', amount },
  };
}
