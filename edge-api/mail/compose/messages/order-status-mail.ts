import { formatAddress } from '../../../contract/checkout/address-fields.ts';
import { orderCode } from '../../../contract/orders/order-code.ts';
import { type OrderStatus, orderStatusNames } from '../../../contract/orders/order-status.ts';
import { formatMoney } from '../../../format/format-money.ts';
import { trackingUrl } from '../../../orders/own/tracking-url.ts';
import type { ShopSettings } from '../../../settings/shop-settings-schema.ts';
import { button, facts, type MailContent } from '../mail-content.ts';
import { greeting } from '../recipient-name.ts';
import { dueOnDelivery, type MailedOrder } from './mailed-order.ts';

/**
 * Builds the announcement of an order's new status.
 *
 * @param options `expired`: `true` if the order was cancelled because it was not confirmed in time;
 * `reason`: reason of a cancellation by the shop
 */
export function orderStatusMail(
  order: MailedOrder,
  status: OrderStatus,
  shop: ShopSettings,
  link: string,
  { expired = false, reason = '' }: { expired?: boolean; reason?: string } = {},
): MailContent {
  const name = orderStatusNames[status];
  const [news, nextStep] = statusTexts(order, status, shop, expired);
  const tracking = status === 'shipping' && trackingUrl(order.carrier, order.trackingCode);
  return {
    subject: `Đơn hàng ${orderCode(order)}: ${name}`,
    preheader: news,
    heading: headings[status],
    blocks: [
      greeting(order.buyer),
      news,
      facts([
        ['Mã đơn hàng', orderCode(order)],
        ['Trạng thái', name],
        ['Sản phẩm', order.items.map((item) => `${item.name} ×\u00a0${item.quantity}`).join(', ')],
        ['Đơn vị vận chuyển', status === 'shipping' ? order.carrier ?? '' : ''],
        ['Mã vận đơn', status === 'shipping' ? order.trackingCode ?? '' : ''],
        ['Lý do', status === 'cancelled' ? reason : ''],
      ]),
      nextStep,
      button(status === 'delivered' ? 'Đánh giá sản phẩm' : 'Xem đơn hàng', link),
      ...tracking
        ? [{ kind: 'link', label: 'Xem hành trình đơn hàng', href: tracking } as const]
        : [],
    ],
  };
}

const headings: Readonly<Record<OrderStatus, string>> = {
  'awaiting-payment': 'Đơn hàng đang chờ thanh toán',
  'awaiting-transfer': 'Đơn hàng đang chờ chuyển khoản',
  'awaiting-confirmation': 'Đơn hàng đang chờ xác nhận',
  processing: 'Đơn hàng đang được chuẩn bị',
  shipping: 'Đơn hàng đang trên đường đến bạn',
  delivered: 'Đơn hàng đã được giao',
  returned: 'Cửa hàng đã nhận lại hàng',
  cancelled: 'Đơn hàng đã được hủy',
};

/** Returns a sentence about the new status, and one about the next step. */
function statusTexts(
  order: MailedOrder,
  status: OrderStatus,
  shop: ShopSettings,
  expired: boolean,
): [news: string, nextStep: string] {
  const due = dueOnDelivery(order);
  switch (status) {
    case 'awaiting-payment':
      return [
        'Đơn hàng của bạn đang chờ thanh toán bằng thẻ.',
        `${shop.name} giữ hàng cho bạn trong thời gian này. Nếu chưa thanh toán được, bạn có thể đặt lại đơn hàng.`,
      ];
    case 'awaiting-transfer':
      return [
        'Đơn hàng của bạn đang chờ chuyển khoản.',
        `${shop.name} giữ hàng cho bạn và bắt đầu chuẩn bị ngay khi nhận được tiền.`,
      ];
    case 'awaiting-confirmation':
      return [
        'Đơn hàng của bạn đang chờ xác nhận.',
        `${shop.name} sẽ gọi điện cho bạn để xác nhận trước khi chuẩn bị hàng.`,
      ];
    case 'processing':
      return [
        order.received === 0
          ? `${shop.name} đang chuẩn bị và đóng gói đơn hàng của bạn.`
          : `${shop.name} đã nhận được ${
            order.paidAt === null ? formatMoney(order.received) : 'tiền'
          } và đang chuẩn bị đơn hàng của bạn.` +
            (due ? ` Số tiền còn lại khi nhận hàng: ${due}.` : ''),
        'Chúng tôi sẽ báo cho bạn khi hàng được gửi đi.',
      ];
    case 'shipping':
      return [
        'Đơn hàng của bạn đã được bàn giao cho đơn vị vận chuyển.',
        (formatAddress(order)
          ? `Hàng được giao đến: ${formatAddress(order)}. Người giao hàng sẽ gọi số ${
            order.phone.replaceAll(' ', '\u00a0')
          }.`
          : 'Người giao hàng sẽ gọi điện trước khi giao.') +
        (!due
          ? ''
          : order.giftNote === null
          ? ` Bạn vui lòng chuẩn bị ${due} để thanh toán khi nhận hàng.`
          : ` Người nhận quà thanh toán ${due} khi nhận hàng.`),
      ];
    case 'delivered':
      return [
        'Đơn hàng của bạn đã được giao thành công.',
        `Cảm ơn bạn đã tin chọn ${shop.name}. Bạn thấy sản phẩm thế nào? Vài dòng đánh giá của bạn giúp người mua sau chọn đúng món. Nếu sản phẩm có điều gì chưa như ý, hãy trả lời email này, chúng tôi sẽ hỗ trợ bạn.`,
      ];
    case 'returned':
      return [
        `${shop.name} đã nhận lại hàng của đơn này.`,
        'Nếu bạn đã thanh toán, chúng tôi sẽ liên hệ với bạn về việc hoàn tiền.',
      ];
    case 'cancelled':
      return [
        expired
          ? `Đơn hàng của bạn đã quá thời hạn ${
            isByTransfer(order) ? 'chuyển khoản' : 'chờ xác nhận'
          } nên đã được hủy và sẽ không được giao.`
          : 'Đơn hàng của bạn đã được hủy và sẽ không được giao.',
        order.received === 0
          ? notPaidSentence(order)
          : 'Chúng tôi sẽ liên hệ với bạn về việc hoàn lại số tiền đã thanh toán.',
      ];
  }
}

const isByTransfer = ({ payment, deposit }: MailedOrder) => payment === 'transfer' || deposit > 0;

/** Returns the sentence about the money of a cancelled order of which nothing was paid. */
function notPaidSentence(order: MailedOrder): string {
  return isByTransfer(order)
    ? 'Vui lòng không chuyển khoản cho đơn hàng này nữa. Nếu bạn đã chuyển tiền, chúng tôi sẽ liên hệ để hoàn lại. Nếu vẫn muốn mua, bạn có thể đặt lại bất cứ lúc nào.'
    : 'Bạn không phải trả khoản nào cho đơn hàng này. Nếu vẫn muốn mua, bạn có thể đặt lại bất cứ lúc nào.';
}
