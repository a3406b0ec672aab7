import { incompleteAddress } from '../contract/checkout/address-fields.ts';
import type { LineChange } from '../contract/checkout/order.ts';
import { formatMoney } from '../format/format-money.ts';
import { formatDateTime } from '../format/format-timestamp.ts';

interface Lines {
  lines: readonly LineChange[];
}

/** A promo code, the total of the goods that it needs, and its period. */
interface Promo {
  promo: string;
  minimum: number;
  from: number;
  to: number;
}

export const checkoutSentences = {
  ALREADY_PAID: 'Đơn hàng này đã được thanh toán.',
  'BROKEN_RULE.address': incompleteAddress,
  'BROKEN_RULE.amount': ({ amount }: { amount: number }) =>
    `Tổng tiền hiện tại: ${formatMoney(amount)}.`,
  'BROKEN_RULE.cartFull': 'Giỏ hàng đã đầy, vui lòng đặt hàng hoặc gỡ bớt sản phẩm.',
  'BROKEN_RULE.gift': 'Cửa hàng không nhận gửi quà tặng. Vui lòng bỏ chọn quà tặng.',
  'BROKEN_RULE.idempotencyKey': 'Khóa chống đặt trùng không hợp lệ.',
  'BROKEN_RULE.idempotencyKeyLength': 'Khóa gồm từ 1 đến 200 ký tự in được.',
  'BROKEN_RULE.idempotencyKeyMissing': 'Thiếu khóa chống đặt trùng.',
  'BROKEN_RULE.promo': 'Mã giảm giá chưa hợp lệ.',
  'BROKEN_RULE.promoPercent': 'Phần trăm giảm giá phải từ 1 đến 100.',
  'BROKEN_RULE.promoPeriod': 'Thời điểm kết thúc phải sau thời điểm bắt đầu.',
  'BROKEN_RULE.promoLimit': ({ used }: { used: number }) =>
    `Mã đã được dùng ${used} lần, giới hạn không thể thấp hơn.`,
  'BROKEN_RULE.promoTaken': 'Đã có mã này.',
  'CHANGED.promo': 'Mã giảm giá vừa được thay đổi ở nơi khác.',
  'NOT_FOUND.promo': 'Không tìm thấy mã giảm giá này.',
  'BROKEN_RULE.linePrice': ({ price }: { price: number | null }) =>
    `Giá hiện tại: ${formatMoney(price ?? 0)}.`,
  'BROKEN_RULE.lineSold': ({ name }: { name: string }) => `“${name}” đã ngừng bán.`,
  'BROKEN_RULE.lineStock': ({ stock }: { stock: number }) =>
    stock > 0 ? `Chỉ còn ${stock} sản phẩm.` : 'Đã hết hàng.',
  'FORBIDDEN.cardPayments': 'Cửa hàng hiện chưa nhận thanh toán bằng thẻ.',
  'FORBIDDEN.transfers': 'Cửa hàng hiện chưa nhận thanh toán bằng chuyển khoản.',
  IDEMPOTENCY_KEY_REUSED:
    'Yêu cầu này đã được dùng cho một đơn hàng khác, vui lòng tải lại trang và đặt lại.',
  ORDER_CANCELLED: 'Đơn hàng này đã bị hủy hoặc quá hạn thanh toán, vui lòng đặt lại.',
  OUT_OF_STOCK: ({ lines }: Lines) => {
    const [first] = lines;
    if (lines.length > 1) {
      return `${lines.length} sản phẩm không còn đủ hàng, vui lòng giảm số lượng.`;
    }
    return first?.stock === 0
      ? `“${first.name}” đã hết hàng, vui lòng bỏ khỏi đơn hàng.`
      : `“${first?.name}” chỉ còn ${first?.stock} sản phẩm, vui lòng giảm số lượng.`;
  },
  'PRICE_CHANGED.amount': ({ amount }: { amount: number }) =>
    `Tổng tiền của đơn hàng là ${formatMoney(amount)}, vui lòng kiểm tra lại.`,
  'PRICE_CHANGED.lines': ({ lines }: Lines) =>
    lines.length === 1
      ? `Giá của “${lines[0]?.name}” hiện là ${
        formatMoney(lines[0]?.price ?? 0)
      }, vui lòng kiểm tra lại.`
      : `Giá của ${lines.length} sản phẩm đã thay đổi, vui lòng kiểm tra lại.`,
  PRODUCT_GONE: ({ lines }: Lines) => {
    const products = lines.length === 1 ? `“${lines[0]?.name}”` : `${lines.length} sản phẩm`;
    return `${products} đã ngừng bán, vui lòng bỏ khỏi đơn hàng.`;
  },
  PROMO_ENDED: ({ promo, to }: Promo) => `Mã ${promo} đã hết hạn lúc ${formatDateTime(to)}.`,
  PROMO_EXHAUSTED: ({ promo }: Promo) => `Mã ${promo} đã hết lượt sử dụng.`,
  PROMO_MINIMUM: ({ promo, minimum }: Promo) =>
    `Mã ${promo} chỉ áp dụng khi tiền hàng từ ${formatMoney(minimum)}.`,
  PROMO_NEEDS_LOGIN: 'Vui lòng đăng nhập để dùng mã giảm giá.',
  PROMO_NEEDS_VERIFIED_EMAIL: ({ promo }: Promo) =>
    `Vui lòng xác thực email của bạn để dùng mã ${promo}.`,
  PROMO_NOT_FIRST: ({ promo }: Promo) => `Mã ${promo} chỉ dành cho đơn hàng đầu tiên.`,
  PROMO_NOT_STARTED: ({ promo, from }: Promo) =>
    `Mã ${promo} có hiệu lực từ ${formatDateTime(from)}.`,
  PROMO_UNKNOWN: 'Mã giảm giá không tồn tại hoặc đã hết hạn.',
  PROMO_USED: ({ promo }: Promo) => `Bạn đã dùng mã ${promo} rồi.`,
  'UNAVAILABLE.order': 'Có lỗi xảy ra khi đặt hàng',
};
