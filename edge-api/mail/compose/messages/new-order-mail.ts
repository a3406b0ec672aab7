import { formatAddress } from '../../../contract/checkout/address-fields.ts';
import { orderCode } from '../../../contract/orders/order-code.ts';
import { type OrderStatus, orderStatusNames } from '../../../contract/orders/order-status.ts';
import { formatMoney } from '../../../format/format-money.ts';
import { formatDateTime } from '../../../format/format-timestamp.ts';
import { awaitedAmount } from '../../../orders/amount-due.ts';
import { customerPhone } from '../../../orders/customer-phone.ts';
import { defaultShopSettings } from '../../../settings/default-shop-settings.ts';
import type { ShopSettings } from '../../../settings/shop-settings-schema.ts';
import { button, facts, type MailContent } from '../mail-content.ts';
import { dueOnDelivery, type MailedOrder, paymentLabel, recipientName } from './mailed-order.ts';

/**
 * Returns the address to which new orders are reported: that of the setting, or else that of the
 * shop; `undefined` if the owner wants no reports or has not set an address.
 */
export function alertAddress({ alerts, contact }: ShopSettings): string | undefined {
  if (alerts.email !== '') return alerts.email === 'off' ? undefined : alerts.email;
  return contact.email === defaultShopSettings.contact.email ? undefined : contact.email;
}

/** Subject of the report of an order to the owner, and its amount of money in đồng. */
interface OrderNews {
  begin: string;
  amount: number;
}

/**
 * Returns the news about an order: that it is new, that its awaited money has arrived, or that it
 * is to be paid back.
 */
export function orderNews(
  { status, payment, paidAt, deposit, amount, received }: Pick<
    MailedOrder,
    'status' | 'payment' | 'paidAt' | 'deposit' | 'amount' | 'received'
  >,
): OrderNews {
  if (status === 'cancelled') return { begin: 'Đã hủy, cần hoàn tiền', amount: received };
  if (status !== 'processing') return { begin: orderStatusNames[status], amount };
  if (paidAt === null && deposit > 0) return { begin: 'Đã nhận tiền cọc', amount: deposit };
  const isTransferred = paidAt !== null && (payment === 'transfer' || deposit > 0);
  return { begin: isTransferred ? 'Đã nhận chuyển khoản' : 'Đơn mới', amount };
}

/** Next task of the owner with an order. */
const tasks: Partial<Record<OrderStatus, (order: MailedOrder) => string>> = {
  'awaiting-confirmation': (order) => {
    const phone = customerPhone(order);
    const question = phone ? `Gọi cho khách theo số ${phone}` : 'Viết email cho người tặng';
    return `${question} để xác nhận, rồi bấm Nhận đơn hoặc Hủy đơn. Đơn này chưa giữ hàng trong kho.`;
  },
  'awaiting-transfer': (order) =>
    `Chưa đóng gói: đơn đang giữ hàng và chờ khách chuyển khoản ${
      order.deposit > 0 ? 'tiền cọc ' : ''
    }${
      formatMoney(awaitedAmount(order))
    }. Nếu tiền đã vào tài khoản mà đơn vẫn chờ, mở đơn và bấm Đã nhận tiền.${
      order.expiresAt === null
        ? ''
        : ` Quá ${formatDateTime(order.expiresAt)} chưa có tiền thì đơn tự hủy.`
    }`,
  processing: (order) => {
    const due = dueOnDelivery(order);
    const money = order.paidAt !== null
      ? 'Khách đã thanh toán. '
      : order.deposit > 0 && due
      ? `Tiền cọc đã về, còn thu ${due} khi giao. `
      : '';
    return `${money}Đóng gói, in nhãn và giao cho đơn vị vận chuyển.`;
  },
  cancelled: ({ received }) =>
    `Đơn đã hủy, đừng giao. Hoàn lại ${
      formatMoney(received)
    } cho khách, rồi mở đơn và ghi lại bằng Hoàn tiền.`,
};

/** Returns `true` for an order about which staff need no report: nothing is left to do. */
export const isSettled = ({ status, received }: Pick<MailedOrder, 'status' | 'received'>) =>
  status === 'cancelled' && received <= 0;

/** Builds the report of an order to the owner, with what to do next. */
export function newOrderMail(order: MailedOrder, adminOrigin: string): MailContent {
  const { status } = order;
  const code = orderCode(order);
  const { begin, amount } = orderNews(order);
  const task = tasks[status]?.(order) ?? 'Mở đơn hàng để xem việc cần làm.';
  const isGift = order.giftNote !== null;
  const phone = customerPhone(order);
  return {
    subject: `${begin}: ${code}, ${formatMoney(amount)}`,
    preheader: task,
    heading: `${begin}: đơn ${code}`,
    settingsUrl: `${adminOrigin}/admin/settings`,
    blocks: [
      task,
      ...status === 'awaiting-confirmation' && phone
        ? [{
          kind: 'link' as const,
          label: `Gọi ${phone}`,
          href: `tel:${phone.replace(/[^\d+]/g, '')}`,
        }]
        : [],
      button('Mở đơn hàng', `${adminOrigin}/admin/orders/${order.id}`),
      facts([
        [isGift ? 'Người nhận' : 'Khách', recipientName(order)],
        ['Điện thoại', order.phone],
        ['Địa chỉ', formatAddress(order)],
        [
          'Sản phẩm',
          order.items.map(({ name, quantity }) => `${name}\u00a0× ${quantity}`).join(', '),
        ],
        ['Tổng tiền', formatMoney(order.amount)],
        ['Thanh toán', paymentLabel(order)],
        ['Quà tặng', isGift ? 'Phiếu trong kiện hàng không ghi giá' : ''],
        ['Lời nhắn', order.giftNote ?? ''],
        ['Điện thoại người tặng', order.giverPhone ?? ''],
        ['Email người tặng', isGift ? order.email : ''],
      ]),
    ],
  };
}
