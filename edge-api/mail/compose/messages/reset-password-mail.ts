import type { ShopSettings } from '../../../settings/shop-settings-schema.ts';
import { button, type MailContent, note, paragraph } from '../mail-content.ts';
import { greeting } from '../recipient-name.ts';

/**
 * Builds the mail with a link to set a new password.
 *
 * @param token secret that proves access to the mailbox; valid for 24 hours
 */
export function resetPasswordMail(
  user: { name: string; email: string },
  token: string,
  shop: ShopSettings,
  publicUrl: string,
): MailContent {
  const href = `${publicUrl}/reset-password?${new URLSearchParams({ token, email: user.email })}`;
  return {
    subject: `Đặt lại mật khẩu tại ${shop.name}`,
    preheader: 'Liên kết đặt lại mật khẩu có hiệu lực trong 24 giờ.',
    heading: 'Đặt lại mật khẩu',
    blocks: [
      paragraph(greeting(user.name)),
      paragraph(
        `Chúng tôi vừa nhận được yêu cầu đặt lại mật khẩu cho tài khoản dùng địa chỉ email này. Vui lòng bấm nút dưới đây để chọn mật khẩu mới.`,
      ),
      button('Chọn mật khẩu mới', href),
      note(
        'Liên kết chỉ dùng được một lần và có hiệu lực trong 24 giờ kể từ khi email này được gửi. Sau khi đổi mật khẩu, tài khoản sẽ được đăng xuất trên mọi thiết bị.',
      ),
      { kind: 'address', caption: 'Nếu không bấm được nút, bạn hãy mở địa chỉ này:', href },
      note(
        'Nếu bạn không yêu cầu, hãy bỏ qua email này: mật khẩu của bạn vẫn giữ nguyên. Đừng chuyển tiếp email này cho bất kỳ ai.',
      ),
    ],
  };
}
