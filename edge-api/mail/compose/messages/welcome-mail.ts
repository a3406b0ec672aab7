import type { WelcomeGift } from '../../../contract/checkout/promo.ts';
import type { ShopSettings } from '../../../settings/shop-settings-schema.ts';
import { button, type MailBlock, type MailContent, note, paragraph } from '../mail-content.ts';
import { greeting } from '../recipient-name.ts';

/**
 * Builds the welcome mail for a customer with a verified e-mail address.
 *
 * @param gift promo code that the customer can use
 */
export function welcomeMail(
  user: { name: string },
  gift: WelcomeGift | undefined,
  shop: ShopSettings,
  publicUrl: string,
): MailContent {
  const verified = 'Địa chỉ email của bạn đã được xác thực.';
  return {
    subject: `Chào mừng bạn đến với ${shop.name}`,
    preheader: gift
      ? `Tặng bạn mã ${gift.code}: giảm ${gift.discount} cho đơn hàng đầu tiên.`
      : verified,
    heading: `Chào mừng bạn đến với ${shop.name}`,
    blocks: [
      paragraph(greeting(user.name)),
      paragraph(
        gift
          ? `${verified} Để chào mừng bạn, chúng tôi xin tặng một mã giảm giá:`
          : `${verified} Cảm ơn bạn đã mua sắm tại ${shop.name}.`,
      ),
      ...(gift ? giftBlocks(gift) : []),
      button('Xem cửa hàng', `${publicUrl}/store`),
      ...(gift ? [giftNote] : []),
    ],
  };
}

function giftBlocks({ code, discount }: WelcomeGift): MailBlock[] {
  return [
    { kind: 'code', code, caption: `Giảm ${discount} cho đơn hàng đầu tiên` },
    paragraph('Bạn chỉ cần nhập mã này ở ô mã giảm giá trong giỏ hàng trước khi thanh toán.'),
  ];
}

const giftNote: MailBlock = note('Mã dùng được một lần, khi bạn đăng nhập bằng tài khoản này.');
