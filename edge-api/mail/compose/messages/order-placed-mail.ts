import { formatAddress } from '../../../contract/checkout/address-fields.ts';
import { orderCode } from '../../../contract/orders/order-code.ts';
import type { ShopSettings } from '../../../settings/shop-settings-schema.ts';
import { formatDateTime } from '../../../format/format-timestamp.ts';
import type { MailBlock, MailContent } from '../mail-content.ts';
import { greeting } from '../recipient-name.ts';
import { customerName, type MailedOrder, paymentLabel } from './mailed-order.ts';

/**
 * Builds the confirmation of an order. Facts that are empty are left out.
 *
 * @param shop settings of the shop
 * @param publicUrl public origin of the shop
 */
export function orderPlacedMail(
  order: MailedOrder,
  shop: ShopSettings,
  publicUrl: string,
): MailContent {
  return {
    subject: `${shop.name} đã nhận đơn hàng ${orderCode(order.id)}`,
    preheader: 'Cảm ơn bạn đã đặt hàng. Dưới đây là chi tiết đơn hàng.',
    heading: 'Cảm ơn bạn đã đặt hàng',
    blocks: [
      { kind: 'paragraph', text: greeting(customerName(order)) },
      {
        kind: 'paragraph',
        text: nextStep(order, shop),
      },
      {
        kind: 'facts',
        facts: [
          { label: 'Mã đơn hàng', value: orderCode(order.id) },
          { label: 'Đặt lúc', value: formatDateTime(order.createdAt) },
        ],
      },
      receipt(order),
      {
        kind: 'facts',
        facts: [
          { label: 'Người nhận', value: customerName(order) },
          { label: 'Điện thoại', value: order.phone },
          { label: 'Địa chỉ', value: formatAddress(order) },
          { label: 'Thanh toán', value: paymentLabel(order) },
        ].filter(({ value }) => value !== ''),
      },
      { kind: 'button', label: 'Xem đơn hàng', href: `${publicUrl}/myorders` },
    ],
  };
}

/** Returns a sentence about the next step of a new order. */
function nextStep({ status, expiresAt }: MailedOrder, shop: ShopSettings): string {
  if (status !== 'awaiting-confirmation') {
    return `${shop.name} đã nhận đơn hàng của bạn và đang chuẩn bị hàng. Chúng tôi sẽ báo cho bạn khi hàng được gửi đi.`;
  }
  const deadline = expiresAt === null
    ? ''
    : ` Nếu chưa được xác nhận trước ${formatDateTime(expiresAt)}, đơn hàng sẽ tự động hủy.`;
  return `${shop.name} đã nhận đơn hàng của bạn. Chúng tôi sẽ gọi điện cho bạn để xác nhận trước khi chuẩn bị hàng.${deadline}`;
}

function receipt(
  { items, subtotal, discount, promoCode, shipping, amount }: MailedOrder,
): MailBlock {
  const code = promoCode ? ` (${promoCode})` : '';
  return {
    kind: 'receipt',
    items: items.map(({ name, quantity, price }) => ({ name, quantity, price })),
    lines: [
      { label: 'Tạm tính', amount: subtotal },
      ...(discount > 0 ? [{ label: `Giảm giá${code}`, amount: -discount }] : []),
      { label: 'Phí vận chuyển', amount: shipping },
    ],
    total: { label: 'Tổng cộng', amount },
  };
}
