import type { ShopSettings } from '../../../settings/shop-settings-schema.ts';
import { type MailContent, note, paragraph } from '../mail-content.ts';
import { greeting } from '../recipient-name.ts';

/**
 * Builds the notice of a deleted account.
 *
 * @param email address of the account
 */
export function accountDeletedMail(email: string, shop: ShopSettings): MailContent {
  return {
    subject: `Tài khoản của bạn tại ${shop.name} đã được xóa`,
    preheader: 'Thông tin cá nhân của bạn đã được xóa khỏi cửa hàng.',
    heading: 'Tài khoản đã được xóa',
    blocks: [
      paragraph(greeting('')),
      paragraph(
        `Tài khoản ${email} tại ${shop.name} đã được xóa theo yêu cầu của bạn. Họ tên, email, số điện thoại, địa chỉ, giỏ hàng và các phiên đăng nhập của bạn không còn được lưu ở cửa hàng.`,
      ),
      paragraph(
        'Với các đơn hàng cũ, chúng tôi chỉ giữ phần cần cho sổ sách: mã đơn, sản phẩm, số tiền, cách thanh toán, trạng thái, ngày đặt và tỉnh thành giao hàng.',
      ),
      paragraph(
        `Cảm ơn bạn đã mua sắm tại ${shop.name}. Bạn có thể đăng ký lại bằng email này bất cứ lúc nào.`,
      ),
      note('Nếu bạn không yêu cầu xóa tài khoản, hãy trả lời email này để báo cho chúng tôi.'),
    ],
  };
}
