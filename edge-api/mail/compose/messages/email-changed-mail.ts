import { formatDateTime } from '../../../format/format-timestamp.ts';
import type { ShopSettings } from '../../../settings/shop-settings-schema.ts';
import { type MailContent, paragraph } from '../mail-content.ts';
import { greeting } from '../recipient-name.ts';

/**
 * Builds the notice of a new e-mail address, for the old address. It does not name the new one,
 * because others may read the old mailbox.
 *
 * @param user `email`: the old address
 */
export function emailChangedMail(
  { name, email }: { name: string; email: string },
  changedAt: number,
  shop: ShopSettings,
): MailContent {
  return {
    subject: `Email của tài khoản tại ${shop.name} đã được đổi`,
    preheader: 'Nếu không phải bạn đổi, hãy báo cho chúng tôi ngay.',
    heading: 'Email của tài khoản đã được đổi',
    blocks: [
      paragraph(greeting(name)),
      paragraph(
        `Tài khoản của bạn tại ${shop.name} không còn dùng email ${email} kể từ ${
          formatDateTime(changedAt)
        }. Từ nay bạn đăng nhập và nhận thông báo của cửa hàng bằng email mới.`,
      ),
      paragraph('Nếu chính bạn đã đổi, bạn không cần làm gì thêm.'),
      paragraph(
        'Nếu không phải bạn, hãy trả lời email này ngay để chúng tôi giúp bạn lấy lại tài khoản.',
      ),
    ],
  };
}
