import { orderCode } from '../../../contract/orders/order-code.ts';
import type { ShopSettings } from '../../../settings/shop-settings-schema.ts';
import { button, facts, type MailContent, note } from '../mail-content.ts';
import { greeting } from '../recipient-name.ts';
import type { MailedOrder } from './mailed-order.ts';

/** Decision about a request to return goods. */
export interface MailedReturn {
  isAccepted: boolean;
  /** Answer that the staff has entered; may be empty. */
  answer: string;
}

/** Builds the answer to a request to return goods. */
export function orderReturnMail(
  order: MailedOrder,
  { isAccepted, answer }: MailedReturn,
  shop: ShopSettings,
  link: string,
): MailContent {
  const code = orderCode(order);
  const decision = isAccepted
    ? `${shop.name} đồng ý đổi trả đơn hàng của bạn.`
    : `Rất tiếc, ${shop.name} không thể nhận đổi trả đơn hàng này.`;
  return {
    subject: `Đơn hàng ${code}: ${isAccepted ? 'đồng ý đổi trả' : 'trả lời yêu cầu đổi trả'}`,
    preheader: decision,
    heading: isAccepted ? 'Đồng ý đổi trả' : 'Trả lời yêu cầu đổi trả',
    blocks: [
      greeting(order.buyer),
      decision,
      facts([
        ['Mã đơn hàng', code],
        ...answer ? [['Trả lời', answer] as [string, string]] : [],
      ]),
      note(
        isAccepted
          ? 'Bạn hãy trả lời email này nếu cần hướng dẫn gửi hàng lại.'
          : 'Nếu chưa đồng ý, bạn hãy trả lời email này để cửa hàng xem lại.',
      ),
      button('Xem đơn hàng', link),
    ],
  };
}
