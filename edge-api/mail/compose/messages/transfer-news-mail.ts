import type { OrderStatus } from '../../../contract/orders/order-status.ts';
import { formatMoney } from '../../../format/format-money.ts';
import { formatDateTime } from '../../../format/format-timestamp.ts';
import { breakLinks } from '../break-links.ts';
import { button, facts, type MailContent } from '../mail-content.ts';

/** Transfer that staff have to settle. Amounts are đồng. */
export interface TransferNews {
  /**
   * `below` and `above`: it was booked, and the order has too little or too much money.
   * `unconfirmed`: it was booked, and the order waits for the shop's confirmation.
   * `shipping` and `delivered`: it was booked after the hand-over of the parcel or after its
   * delivery, so that the carrier may collect it as well.
   */
  kind: 'unmatched' | 'below' | 'above' | 'unconfirmed' | 'shipping' | 'delivered';
  amount: number;
  /** Time of the transfer, in ms since 1970. */
  at: number;
  content: string;
  /** Order that it names. */
  order: { id: string; code: string; status: OrderStatus } | null;
  /** Amount that is to be settled. */
  difference: number;
}

/** Returns the title, the next task and the page of a transfer that staff have to settle. */
export function describeTransfer({ kind, order, difference }: TransferNews) {
  const money = formatMoney(difference);
  if (kind === 'unmatched' || !order) {
    const title = !order
      ? 'Tiền chưa rõ đơn'
      : order.status === 'cancelled'
      ? `Tiền về cho đơn ${order.code} đã hủy`
      : `Tiền về trễ hạn cho đơn ${order.code}`;
    const cause = order
      ? 'Đơn không tự mở lại vì hàng có thể đã bán.'
      : 'Nội dung không ghi đúng mã của một đơn.';
    return {
      title: `${title}: ${money}`,
      task:
        `${cause} Mở trang Tiền chưa rõ đơn để tính khoản này vào đơn, hoặc trả lại người chuyển.`,
      open: 'Mở Tiền chưa rõ đơn',
      path: '/admin/payments',
    };
  }
  const [begin, task] = bookedTexts(order.code)[kind];
  return {
    ...{ title: `${begin} ${money}`, task },
    ...{ open: 'Mở đơn hàng', path: `/admin/orders/${order.id}` },
  };
}

/** Returns the beginning of the title, and the next task, for a transfer that was booked. */
const bookedTexts = (code: string) => ({
  below: [
    `Khách chuyển thiếu: đơn ${code}, còn thiếu`,
    'Chưa đóng gói: đơn vẫn chờ. Báo khách chuyển nốt phần còn thiếu, ghi cùng nội dung.',
  ],
  above: [
    `Khách chuyển thừa: đơn ${code}, thừa`,
    'Trả lại khách phần thừa, rồi mở đơn và ghi lại bằng Hoàn tiền.',
  ],
  unconfirmed: [
    `Khách chuyển khoản khi đơn chờ xác nhận: đơn ${code},`,
    'Đơn chưa giữ hàng trong kho. Mở đơn, rồi bấm Nhận đơn hoặc Hủy đơn. Nếu hủy, trả lại khách ' +
    'khoản này, rồi ghi lại bằng Hoàn tiền.',
  ],
  shipping: [
    `Khách chuyển khoản khi đơn đang giao: đơn ${code},`,
    'Báo đơn vị vận chuyển bớt khoản này khỏi tiền thu hộ. Nếu họ đã thu đủ, trả lại khách khoản ' +
    'này, rồi mở đơn và ghi lại bằng Hoàn tiền.',
  ],
  delivered: [
    `Khách chuyển khoản sau khi nhận hàng: đơn ${code},`,
    'Kiểm tra xem đơn vị vận chuyển đã thu tiền mặt chưa. Nếu đã thu, trả lại khách khoản này, ' +
    'rồi mở đơn và ghi lại bằng Hoàn tiền.',
  ],
} as const);

/** Builds the report of a transfer that staff have to settle. */
export function transferNewsMail(news: TransferNews, adminOrigin: string): MailContent {
  const { title, task, open, path } = describeTransfer(news);
  return {
    subject: title,
    preheader: task,
    heading: title,
    settingsUrl: `${adminOrigin}/admin/settings`,
    blocks: [
      task,
      button(open, adminOrigin + path),
      facts([
        ['Số tiền', formatMoney(news.amount)],
        ['Lúc', formatDateTime(news.at)],
        // A stranger can write it.
        ['Nội dung', breakLinks(news.content)],
      ]),
    ],
  };
}
