import type { ShopSettings } from '../../../settings/shop-settings-schema.ts';
import type { MailContent } from '../mail-content.ts';
import { greeting, plausibleName } from '../recipient-name.ts';

/**
 * Builds the request to verify an e-mail address. It names the account, and has a link to disown
 * it: anybody can register with the address of somebody else.
 *
 * @param token secret that proves access to the mailbox; valid for 24 hours
 * @param shop settings of the shop
 * @param publicUrl public origin of the shop
 */
export function verifyEmailMail(
  user: { name: string; email: string },
  token: string,
  shop: ShopSettings,
  publicUrl: string,
): MailContent {
  const query = new URLSearchParams({ token, email: user.email });
  const href = `${publicUrl}/verify-email?${query}`;
  const name = plausibleName(user.name);
  return {
    subject: `Xác thực địa chỉ email của bạn tại ${shop.name}`,
    preheader: 'Chỉ cần một cú nhấp. Liên kết có hiệu lực trong 24 giờ.',
    heading: 'Xác thực địa chỉ email',
    blocks: [
      { kind: 'paragraph', text: greeting(user.name) },
      {
        kind: 'paragraph',
        text:
          `Cảm ơn bạn đã đăng ký tài khoản tại ${shop.name}. Vui lòng bấm nút dưới đây để xác nhận rằng địa chỉ ${user.email} là của bạn.`,
      },
      {
        kind: 'facts',
        facts: [
          ...(name ? [{ label: 'Họ tên', value: name }] : []),
          { label: 'Email', value: user.email },
        ],
      },
      { kind: 'button', label: 'Xác thực email', href },
      {
        kind: 'note',
        text:
          'Liên kết chỉ dùng được một lần và có hiệu lực trong 24 giờ kể từ khi email này được gửi.',
      },
      { kind: 'address', caption: 'Nếu không bấm được nút, bạn hãy mở địa chỉ này:', href },
      {
        kind: 'note',
        text:
          'Nếu bạn không đăng ký tài khoản này, đừng bấm nút xác thực: có thể ai đó đã dùng nhầm email của bạn. Bạn có thể gỡ email của mình khỏi tài khoản đó:',
      },
      { kind: 'link', label: 'Không phải tôi', href: `${publicUrl}/not-me?${query}` },
    ],
  };
}
