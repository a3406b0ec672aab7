import { formatAddress } from '../../../contract/checkout/address-fields.ts';
import { orderCode } from '../../../contract/orders/order-code.ts';
import type { OrderChangeKind } from '../../../db/schema/mail-tables.ts';
import { formatMoney } from '../../../format/format-money.ts';
import { trackingUrl } from '../../../orders/own/tracking-url.ts';
import type { ShopSettings } from '../../../settings/shop-settings-schema.ts';
import { button, facts, type MailBlock, type MailContent, note } from '../mail-content.ts';
import { greeting } from '../recipient-name.ts';
import {
  dueOnDelivery,
  type MailedOrder,
  paymentLabel,
  receipt,
  recipientName,
} from './mailed-order.ts';

/** Parts of the mail about a change. */
interface Report {
  /** End of the subject. */
  subject: string;
  heading: string;
  news: string;
  /** Facts beside the code of the order. @default none */
  details?: readonly (readonly [label: string, value: string])[];
  /** Blocks between these facts and the button. */
  blocks: MailBlock[];
  /** Sentence below the button. @default none */
  hint?: string;
}

/** Parts of a change that the order does not have. */
export interface ChangeDetails {
  /** Reason or answer that staff have entered; may be empty. */
  text: string;
  /** Amount that was paid back, in đồng. @default 0 */
  amount?: number;
  /** `true` if a request to return goods was accepted. @default false */
  isAccepted?: boolean;
}

/** Builds the report of a change by staff, besides those of the status. */
export function orderChangedMail(
  order: MailedOrder,
  kind: OrderChangeKind,
  shop: ShopSettings,
  link: string,
  change: ChangeDetails = { text: '' },
): MailContent {
  const code = orderCode(order);
  const { subject, heading, news, details = [], blocks, hint } = reports[kind](
    order,
    shop.name,
    change,
  );
  return {
    subject: `Đơn hàng ${code}: ${subject}`,
    preheader: news,
    heading,
    blocks: [
      greeting(order.buyer),
      news,
      facts([['Mã đơn hàng', code], ...details]),
      ...blocks,
      button('Xem đơn hàng', link),
      ...hint ? [note(hint)] : [],
    ],
  };
}

const reports: Readonly<
  Record<OrderChangeKind, (order: MailedOrder, shop: string, change: ChangeDetails) => Report>
> = {
  'order-confirmed': (order, shop) => ({
    subject: 'đã xác nhận',
    heading: 'Đã xác nhận đơn hàng',
    news:
      `Cảm ơn bạn đã xác nhận đơn hàng qua điện thoại. ${shop} sẽ báo cho bạn khi hàng được gửi đi.`,
    blocks: [receipt(order), recipient(order), ...balance(order)],
    hint: 'Nếu bạn chưa nói chuyện với cửa hàng về đơn này, hãy trả lời email này.',
  }),
  'order-items': (order, shop, { text: reason }) => ({
    subject: 'hủy một phần',
    heading: 'Một phần đơn hàng đã được hủy',
    news: `${shop} đã hủy một phần đơn hàng của bạn. Dưới đây là phần còn lại sẽ được giao.`,
    details: [['Lý do', reason]],
    blocks: [receipt(order), ...balance(order)],
    hint: 'Nếu có điều gì chưa đúng, hãy trả lời email này.',
  }),
  'order-items-returned': ({ returnedAmount }, shop, { text: reason }) => ({
    subject: 'đã nhận lại một phần hàng',
    heading: 'Đã nhận lại một phần hàng',
    news: `${shop} đã nhận lại một phần hàng của đơn này.`,
    details: [['Lý do', reason], ['Giá trị hàng đã nhận lại', formatMoney(returnedAmount)]],
    blocks: ['Nếu bạn chưa được hoàn tiền, chúng tôi sẽ liên hệ với bạn để hẹn cách hoàn.'],
    hint: 'Nếu có điều gì chưa đúng, hãy trả lời email này.',
  }),
  'order-edited': (order, shop) => ({
    subject: 'đã thay đổi',
    heading: 'Đơn hàng đã được thay đổi',
    news: `${shop} đã sửa đơn hàng của bạn. Bạn xem lại đơn hàng hiện tại dưới đây.`,
    blocks: [receipt(order), recipient(order), ...balance(order)],
    hint: 'Nếu có điều gì chưa đúng, hãy trả lời email này trước khi hàng được gửi đi.',
  }),
  'order-parcel': ({ carrier, trackingCode }) => {
    const page = trackingUrl(carrier, trackingCode);
    return {
      subject: 'mã vận đơn mới',
      heading: 'Mã vận đơn mới',
      news: 'Bạn hãy dùng mã vận đơn dưới đây để theo dõi đơn hàng, thay cho mã đã nhận trước đó.',
      details: [['Đơn vị vận chuyển', carrier ?? ''], ['Mã vận đơn', trackingCode ?? '']],
      blocks: page ? [{ kind: 'link', label: 'Xem hành trình đơn hàng', href: page }] : [],
      hint: 'Hàng vẫn đang trên đường đến bạn, bạn không phải làm gì thêm.',
    };
  },
  'order-refund': (_, shop, { text: reason, amount = 0 }) => ({
    subject: `hoàn ${formatMoney(amount)}`,
    heading: 'Đã hoàn tiền cho bạn',
    news: `${shop} đã hoàn ${formatMoney(amount)} cho đơn hàng của bạn.`,
    details: [['Số tiền hoàn', formatMoney(amount)], ['Lý do', reason]],
    blocks: [
      note(
        'Ngân hàng có thể cần vài ngày làm việc để tiền về tài khoản. Nếu sau đó bạn chưa nhận được, hãy trả lời email này.',
      ),
    ],
  }),
  'order-return': (_, shop, { text: answer, isAccepted }) => ({
    subject: isAccepted ? 'đồng ý đổi trả' : 'trả lời yêu cầu đổi trả',
    heading: isAccepted ? 'Đồng ý đổi trả' : 'Trả lời yêu cầu đổi trả',
    news: isAccepted
      ? `${shop} đồng ý đổi trả đơn hàng của bạn.`
      : `Rất tiếc, ${shop} không thể nhận đổi trả đơn hàng này.`,
    details: [['Trả lời', answer]],
    blocks: [
      note(
        isAccepted
          ? 'Bạn hãy trả lời email này nếu cần hướng dẫn gửi hàng lại.'
          : 'Nếu chưa đồng ý, bạn hãy trả lời email này để cửa hàng xem lại.',
      ),
    ],
  }),
};

const recipient = (order: MailedOrder): MailBlock =>
  facts([
    ['Người nhận', recipientName(order)],
    ['Điện thoại', order.phone],
    ['Địa chỉ', formatAddress(order)],
    ['Thanh toán', paymentLabel(order)],
  ]);

/** Returns a sentence about the money that follows from the new amount, if there is one. */
function balance(order: MailedOrder): MailBlock[] {
  const { amount, received, status } = order;
  const due = dueOnDelivery(order);
  if (received > amount) {
    return [
      `Bạn đã trả thừa ${
        formatMoney(received - amount)
      } so với tổng tiền mới. Chúng tôi sẽ liên hệ với bạn để hoàn lại.`,
    ];
  }
  if (status === 'awaiting-transfer') return [];
  if (due) return [`Số tiền trả khi nhận hàng: ${due}.`];
  if (received === 0 || received === amount) return [];
  return [
    `Tổng tiền mới cao hơn số tiền bạn đã trả, còn thiếu ${
      formatMoney(amount - received)
    }. Chúng tôi sẽ liên hệ với bạn về khoản này.`,
  ];
}
