import { formatDateTime } from '../../../format/format-timestamp.ts';
import type { ShopSettings } from '../../../settings/shop-settings-schema.ts';
import { button, type MailContent, paragraph } from '../mail-content.ts';
import { greeting } from '../recipient-name.ts';

/** Builds the notice of a new password. */
export function passwordChangedMail(
  user: { name: string },
  changedAt: number,
  shop: ShopSettings,
  publicUrl: string,
): MailContent {
  return {
    subject: `Mật khẩu của bạn tại ${shop.name} đã được đổi`,
    preheader: 'Nếu không phải bạn đổi, hãy đặt lại mật khẩu ngay.',
    heading: 'Mật khẩu đã được đổi',
    blocks: [
      paragraph(greeting(user.name)),
      paragraph(
        `Mật khẩu của tài khoản dùng địa chỉ email này đã được đổi lúc ${
          formatDateTime(changedAt)
        }. Các thiết bị khác đã được đăng xuất.`,
      ),
      paragraph('Nếu chính bạn đã đổi, bạn không cần làm gì thêm.'),
      paragraph(
        'Nếu không phải bạn, hãy vào trang cửa hàng, bấm “Quên mật khẩu?” trong khung đăng nhập để đặt lại mật khẩu ngay, rồi trả lời email này để chúng tôi hỗ trợ.',
      ),
      button('Vào cửa hàng', publicUrl),
    ],
  };
}
