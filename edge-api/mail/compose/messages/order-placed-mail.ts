import { publicHolidays } from '@thach-an/lunar';
import { formatAddress } from '../../../contract/checkout/address-fields.ts';
import {
  expectedDelivery,
  formatExpected,
  vietnameseDay,
} from '../../../contract/checkout/expected-delivery.ts';
import { groupOf } from '../../../contract/checkout/shipping-rule.ts';
import { orderCode } from '../../../contract/orders/order-code.ts';
import type { ShopSettings } from '../../../settings/shop-settings-schema.ts';
import { bankName } from '../../../payments/vietqr/bank-names.ts';
import { awaitedAmount } from '../../../orders/amount-due.ts';
import {
  isInParts,
  requestTransfer,
  transferAccount,
} from '../../../orders/transfers/transfer-account.ts';
import { toShippingRule } from '../../../settings/to-shipping-rule.ts';
import { formatMoney } from '../../../format/format-money.ts';
import { formatDateTime } from '../../../format/format-timestamp.ts';
import { button, facts, type MailBlock, type MailContent, note } from '../mail-content.ts';
import { greeting } from '../recipient-name.ts';
import { type MailedOrder, paymentLabel, receipt, recipientName } from './mailed-order.ts';

export function orderPlacedMail(
  order: MailedOrder,
  shop: ShopSettings,
  link: string,
): MailContent {
  return {
    subject: `${shop.name} đã nhận đơn hàng ${orderCode(order)}`,
    preheader: 'Cảm ơn bạn đã đặt hàng. Dưới đây là chi tiết đơn hàng.',
    heading: 'Cảm ơn bạn đã đặt hàng',
    blocks: [
      greeting(order.buyer),
      nextStep(order, shop),
      facts([
        ['Mã đơn hàng', orderCode(order)],
        ['Đặt lúc', formatDateTime(order.createdAt)],
      ]),
      ...transferBlocks(order, shop),
      receipt(order),
      facts([
        ['Người nhận', recipientName(order)],
        ['Điện thoại', order.phone],
        ['Địa chỉ', formatAddress(order)],
        ['Thanh toán', paymentLabel(order)],
        ['Dự kiến giao', expectedDays(order, shop)],
        ['Quà tặng', order.giftNote === null ? '' : 'Phiếu trong kiện hàng không ghi giá'],
        ['Lời nhắn', order.giftNote ?? ''],
      ]),
      button('Xem đơn hàng', link),
      note(
        `Bạn có thể đổi trả trong ${shop.returns.days} ngày kể từ ngày nhận hàng. ${shop.name} trả lời khiếu nại trong ${shop.complaints.answerDays} ngày làm việc.`,
      ),
      { kind: 'link', label: 'Giao hàng và kiểm hàng', href: new URL('/delivery', link).href },
      { kind: 'link', label: 'Đổi trả và hoàn tiền', href: new URL('/returns', link).href },
      { kind: 'link', label: 'Khiếu nại', href: new URL('/complaints', link).href },
    ],
  };
}

/** Returns the days on which the order is expected, if the owner promises any. */
function expectedDays({ createdAt, city }: MailedOrder, shop: ShopSettings): string {
  const { preparation, time, workDays } = shop.delivery;
  const group = groupOf(toShippingRule(shop), city);
  const times = { preparation, time: group?.time || time, workDays };
  const expected = expectedDelivery(vietnameseDay(createdAt), times, publicHolidays);
  return expected ? formatExpected(expected) : '';
}

function nextStep(order: MailedOrder, shop: ShopSettings): string {
  const { status, expiresAt, amount, deposit } = order;
  if (status === 'awaiting-transfer' && deposit > 0) {
    return `${shop.name} đã nhận đơn hàng của bạn và giữ hàng cho bạn. Bạn vui lòng chuyển khoản tiền cọc ${
      formatMoney(deposit)
    } bằng mã QR hoặc theo thông tin dưới đây. Chúng tôi chuẩn bị hàng ngay khi nhận được tiền cọc; ${
      formatMoney(amount - deposit)
    } còn lại trả khi nhận hàng.`;
  }
  if (status === 'awaiting-transfer') {
    return `${shop.name} đã nhận đơn hàng của bạn và giữ hàng cho bạn. Bạn vui lòng chuyển khoản bằng mã QR hoặc theo thông tin dưới đây. Chúng tôi chuẩn bị hàng ngay khi nhận được tiền.`;
  }
  if (status !== 'awaiting-confirmation') {
    return `${shop.name} đã nhận đơn hàng của bạn và đang chuẩn bị hàng. Chúng tôi sẽ báo cho bạn khi hàng được gửi đi.`;
  }
  const deadline = expiresAt === null
    ? ''
    : ` Nếu chưa được xác nhận trước ${formatDateTime(expiresAt)}, đơn hàng sẽ tự động hủy.`;
  return `${shop.name} đã nhận đơn hàng của bạn. Chúng tôi sẽ gọi điện cho bạn để xác nhận trước khi chuẩn bị hàng. Bạn chưa cần trả trước: đơn này được thanh toán khi nhận hàng, hoặc theo thỏa thuận khi chúng tôi gọi.${deadline}`;
}

/** Returns the transfer by which an order is paid; nothing if none is awaited. */
function transferBlocks(order: MailedOrder, shop: ShopSettings): MailBlock[] {
  const account = transferAccount(shop);
  const { status, expiresAt } = order;
  const amount = awaitedAmount(order);
  if (!account || status !== 'awaiting-transfer' || expiresAt === null) return [];
  const transfer = requestTransfer(account, { code: orderCode(order), amount, expiresAt });
  const caption = 'Quét mã bằng ứng dụng ngân hàng, hoặc tự nhập thông tin dưới đây.' +
    (isInParts(amount)
      ? ' Ngân hàng chỉ cho chuyển nhanh dưới 500 triệu đồng mỗi lần: bạn vui lòng chuyển thành nhiều lần với cùng nội dung.'
      : '');
  return [
    { kind: 'qr', payload: transfer.payload, caption },
    facts([
      ['Ngân hàng', bankName(transfer.bank)],
      ['Số tài khoản', transfer.account],
      ['Chủ tài khoản', transfer.name],
      [order.deposit > 0 ? 'Tiền cọc' : 'Số tiền', formatMoney(amount)],
      ['Nội dung', transfer.reference],
      ['Chuyển trước', formatDateTime(expiresAt)],
    ]),
  ];
}
