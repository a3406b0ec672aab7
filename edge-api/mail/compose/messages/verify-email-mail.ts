import type { ShopSettings } from '../../../settings/shop-settings-schema.ts';
import { button, type MailContent, note, paragraph } from '../mail-content.ts';
import { greeting } from '../recipient-name.ts';

/**
 * Builds the request to verify an e-mail address. Anybody can register with that of somebody else.
 *
 * @param token secret that proves access to the mailbox; valid for 24 hours
 */
export function verifyEmailMail(
  user: { email: string },
  token: string,
  shop: ShopSettings,
  publicUrl: string,
): MailContent {
  const query = new URLSearchParams({ token, email: user.email });
  const href = `${publicUrl}/verify-email?${query}`;
  return {
    subject: `Xác thực địa chỉ email của bạn tại ${shop.name}`,
    preheader: 'Chỉ cần một cú nhấp. Liên kết có hiệu lực trong 24 giờ.',
    heading: 'Xác thực địa chỉ email',
    blocks: [
      paragraph(greeting('')),
      paragraph(
        `Cảm ơn bạn đã đăng ký tài khoản tại ${shop.name}. Vui lòng bấm nút dưới đây để xác nhận rằng địa chỉ email này là của bạn.`,
      ),
      button('Xác thực email', href),
      note(
        'Liên kết chỉ dùng được một lần và có hiệu lực trong 24 giờ kể từ khi email này được gửi.',
      ),
      { kind: 'address', caption: 'Nếu không bấm được nút, bạn hãy mở địa chỉ này:', href },
    ],
  };
}
