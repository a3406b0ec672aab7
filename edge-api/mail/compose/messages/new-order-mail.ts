import { formatAddress } from '../../../contract/checkout/address-fields.ts';
import { orderCode } from '../../../contract/orders/order-code.ts';
import { type OrderStatus, orderStatusNames } from '../../../contract/orders/order-status.ts';
import { formatMoney } from '../../../format/format-money.ts';
import { defaultShopSettings } from '../../../settings/default-shop-settings.ts';
import type { ShopSettings } from '../../../settings/shop-settings-schema.ts';
import { button, facts, type MailContent, paragraph } from '../mail-content.ts';
import { customerName, type MailedOrder, paymentLabel } from './mailed-order.ts';

/**
 * Returns the address to which new orders are reported: that of the setting, or else that of the
 * shop; `undefined` if the owner wants no reports or has not set an address.
 */
export function alertAddress({ alerts, contact }: ShopSettings): string | undefined {
  if (alerts.email !== '') return alerts.email === 'off' ? undefined : alerts.email;
  return contact.email === defaultShopSettings.contact.email ? undefined : contact.email;
}

/** Next task of the owner with a new order. */
const tasks: Partial<Record<OrderStatus, (order: MailedOrder) => string>> = {
  'awaiting-confirmation': ({ phone }) =>
    `Gọi cho khách theo số ${phone} để xác nhận, rồi bấm Nhận đơn hoặc Hủy đơn. Đơn này chưa giữ hàng trong kho.`,
  processing: ({ paidAt }) =>
    paidAt === null
      ? 'Đóng gói, in nhãn và giao cho đơn vị vận chuyển.'
      : 'Khách đã thanh toán. Đóng gói, in nhãn và giao cho đơn vị vận chuyển.',
};

/** Builds the report of a new order to the owner, with what to do next. */
export function newOrderMail(order: MailedOrder, adminOrigin: string): MailContent {
  const { status } = order;
  const code = orderCode(order);
  const begin = status === 'processing' ? 'Đơn mới' : orderStatusNames[status];
  const task = tasks[status]?.(order) ?? 'Mở đơn hàng để xem việc cần làm.';
  return {
    subject: `${begin}: ${code}, ${formatMoney(order.amount)}`,
    preheader: task,
    heading: `${begin}: đơn ${code}`,
    blocks: [
      paragraph(task),
      button('Mở đơn hàng', `${adminOrigin}/admin/orders/${order.id}`),
      facts([
        ['Khách', customerName(order)],
        ['Điện thoại', order.phone],
        ['Địa chỉ', formatAddress(order)],
        [
          'Sản phẩm',
          order.items.map(({ name, quantity }) => `${name}\u00a0× ${quantity}`).join(', '),
        ],
        ['Tổng tiền', formatMoney(order.amount)],
        ['Thanh toán', paymentLabel(order)],
      ]),
    ],
  };
}
