import { orderCode } from '../../../contract/orders/order-code.ts';
import { formatMoney } from '../../../format/format-money.ts';
import type { ShopSettings } from '../../../settings/shop-settings-schema.ts';
import type { MailContent } from '../mail-content.ts';
import { greeting } from '../recipient-name.ts';
import { customerName, type MailedOrder } from './mailed-order.ts';

/** Money that was returned to a customer. */
export interface MailedRefund {
  /** Amount in đồng. */
  amount: number;
  /** Reason that the staff has entered. */
  reason: string;
}

/**
 * Builds the announcement of a refund.
 *
 * @param shop settings of the shop
 * @param link address of the page of the order
 */
export function orderRefundMail(
  order: MailedOrder,
  { amount, reason }: MailedRefund,
  shop: ShopSettings,
  link: string,
): MailContent {
  const code = orderCode(order);
  return {
    subject: `Đơn hàng ${code}: hoàn ${formatMoney(amount)}`,
    preheader: `${shop.name} đã hoàn ${formatMoney(amount)} cho đơn hàng của bạn.`,
    heading: 'Đã hoàn tiền cho bạn',
    blocks: [
      { kind: 'paragraph', text: greeting(customerName(order)) },
      {
        kind: 'paragraph',
        text: `${shop.name} đã hoàn ${formatMoney(amount)} cho đơn hàng của bạn.`,
      },
      {
        kind: 'facts',
        facts: [
          { label: 'Mã đơn hàng', value: code },
          { label: 'Số tiền hoàn', value: formatMoney(amount) },
          { label: 'Lý do', value: reason },
        ].filter(({ value }) => value !== ''),
      },
      {
        kind: 'note',
        text:
          'Ngân hàng có thể cần vài ngày làm việc để tiền về tài khoản. Nếu sau đó bạn chưa nhận được, hãy trả lời email này.',
      },
      { kind: 'button', label: 'Xem đơn hàng', href: link },
    ],
  };
}
