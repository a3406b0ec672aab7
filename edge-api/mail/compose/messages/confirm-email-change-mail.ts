import type { ShopSettings } from '../../../settings/shop-settings-schema.ts';
import { button, type MailContent, note, paragraph } from '../mail-content.ts';
import { greeting } from '../recipient-name.ts';

/**
 * Builds the request to confirm a new e-mail address, for that address. The account may belong to
 * somebody else.
 *
 * @param change `email`: the new address
 * @param token secret that proves access to the mailbox; valid for 24 hours
 */
export function confirmEmailChangeMail(
  { email }: { email: string },
  token: string,
  shop: ShopSettings,
  publicUrl: string,
): MailContent {
  const href = `${publicUrl}/confirm-email?${new URLSearchParams({ token, email })}`;
  return {
    subject: `Xác nhận email mới của bạn tại ${shop.name}`,
    preheader: 'Email của tài khoản chỉ được đổi sau khi bạn xác nhận.',
    heading: 'Xác nhận email mới',
    blocks: [
      paragraph(greeting('')),
      paragraph(
        `Bạn vừa yêu cầu dùng địa chỉ email này cho tài khoản của mình tại ${shop.name}. Vui lòng bấm nút dưới đây để xác nhận.`,
      ),
      button('Xác nhận email mới', href),
      note(
        'Liên kết có hiệu lực trong 24 giờ kể từ khi bạn yêu cầu. Trong lúc chờ xác nhận, bạn vẫn đăng nhập bằng email cũ.',
      ),
      { kind: 'address', caption: 'Nếu không bấm được nút, bạn hãy mở địa chỉ này:', href },
    ],
  };
}
