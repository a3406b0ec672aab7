import { welcomePercent, welcomePromo } from '../../../contract/checkout/promo.ts';
import type { ShopSettings } from '../../../settings/shop-settings-schema.ts';
import type { MailContent } from '../mail-content.ts';
import { greeting } from '../recipient-name.ts';

/**
 * Builds the welcome mail for a customer with a verified e-mail address.
 *
 * @param shop settings of the shop
 * @param publicUrl public origin of the shop
 */
export function welcomeMail(
  user: { name: string },
  shop: ShopSettings,
  publicUrl: string,
): MailContent {
  return {
    subject: `Chào mừng bạn đến với ${shop.name}`,
    preheader: `Tặng bạn mã ${welcomePromo}: giảm ${welcomePercent}% cho đơn hàng đầu tiên.`,
    heading: `Chào mừng bạn đến với ${shop.name}`,
    blocks: [
      { kind: 'paragraph', text: greeting(user.name) },
      {
        kind: 'paragraph',
        text:
          'Địa chỉ email của bạn đã được xác thực. Để chào mừng bạn, chúng tôi xin tặng một mã giảm giá:',
      },
      {
        kind: 'code',
        code: welcomePromo,
        caption: `Giảm ${welcomePercent}% cho đơn hàng đầu tiên`,
      },
      {
        kind: 'paragraph',
        text: 'Bạn chỉ cần nhập mã này ở ô mã giảm giá trong giỏ hàng trước khi thanh toán.',
      },
      { kind: 'button', label: 'Xem cửa hàng', href: `${publicUrl}/store` },
      { kind: 'note', text: 'Mã dùng được một lần, khi bạn đăng nhập bằng tài khoản này.' },
    ],
  };
}
