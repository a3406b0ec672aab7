import { orderCode } from '../../../contract/orders/order-code.ts';
import { formatMoney } from '../../../format/format-money.ts';
import type { ShopSettings } from '../../../settings/shop-settings-schema.ts';
import { button, facts, type MailContent, note } from '../mail-content.ts';
import { greeting } from '../recipient-name.ts';
import type { MailedOrder } from './mailed-order.ts';

/** Money that was returned to a customer. */
export interface MailedRefund {
  /** Amount in đồng. */
  amount: number;
  /** Reason that the staff has entered. */
  reason: string;
}

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
      greeting(order.buyer),
      `${shop.name} đã hoàn ${formatMoney(amount)} cho đơn hàng của bạn.`,
      facts([
        ['Mã đơn hàng', code],
        ['Số tiền hoàn', formatMoney(amount)],
        ['Lý do', reason],
      ]),
      note(
        'Ngân hàng có thể cần vài ngày làm việc để tiền về tài khoản. Nếu sau đó bạn chưa nhận được, hãy trả lời email này.',
      ),
      button('Xem đơn hàng', link),
    ],
  };
}
