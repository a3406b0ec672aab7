import type { ShopSettings } from '../../../settings/shop-settings-schema.ts';
import { button, type MailContent, note } from '../mail-content.ts';
import { notMeLink } from './account-mails.ts';
import { greeting } from '../recipient-name.ts';

/**
 * Builds the mail with the code that a guest enters before the first order.
 *
 * @param refusal token that refuses further codes, and the address to which it is sent
 */
export function guestCodeMail(
  code: string,
  refusal: { email: string; token: string },
  shop: ShopSettings,
  publicUrl: string,
): MailContent {
  return {
    subject: `${code} là mã xác nhận đơn hàng của bạn tại ${shop.name}`,
    preheader: 'Mã có hiệu lực trong 15 phút.',
    heading: 'Xác nhận địa chỉ email',
    blocks: [
      greeting(''),
      `Bạn đang đặt hàng tại ${shop.name}. Nhập mã dưới đây vào trang đặt hàng để hoàn tất.`,
      { kind: 'code', code, caption: 'Mã có hiệu lực trong 15 phút và chỉ dùng được một lần.' },
      note(
        'Đừng đưa mã này cho ai, kể cả nhân viên cửa hàng. Nếu bạn không đặt hàng, không có đơn nào được tạo. Bạn có thể ngừng nhận mã như thế này tại đây:',
      ),
      notMeLink(refusal, publicUrl),
    ],
  };
}

/** Builds the mail to a mailbox with an account, whose address somebody entered as a guest. */
export function guestAccountMail(shop: ShopSettings, publicUrl: string): MailContent {
  return {
    subject: `Bạn đã có tài khoản tại ${shop.name}`,
    preheader: 'Hãy đăng nhập để đặt hàng.',
    heading: 'Bạn đã có tài khoản',
    blocks: [
      greeting(''),
      `Có người vừa đặt hàng tại ${shop.name} với email này mà không đăng nhập. Email này đã có tài khoản, vì vậy chúng tôi không gửi mã xác nhận. Nếu đó là bạn, hãy đăng nhập rồi đặt hàng; giỏ hàng của bạn vẫn còn.`,
      button('Tới giỏ hàng', `${publicUrl}/cart`),
      note(
        'Nếu quên mật khẩu, bạn chọn “Quên mật khẩu?” khi đăng nhập. Nếu không phải bạn, hãy bỏ qua email này: không có đơn nào được tạo.',
      ),
    ],
  };
}
