import type { WelcomeGift } from '../../../contract/checkout/promo.ts';
import { type DataRequest, dataRequestNames } from '../../../contract/customers/data-request.ts';
import { formatDate, formatDateTime } from '../../../format/format-timestamp.ts';
import type { ShopSettings } from '../../../settings/shop-settings-schema.ts';
import { button, facts, type MailBlock, type MailContent, note } from '../mail-content.ts';
import { greeting } from '../recipient-name.ts';

const visibleAddress = (href: string): MailBlock => (
  { kind: 'address', caption: 'Nếu không bấm được nút, bạn hãy mở địa chỉ này:', href }
);

/**
 * Builds the request to verify an e-mail address. Anybody can register with that of somebody else.
 */
export function verifyEmailMail(href: string, shop: ShopSettings): MailContent {
  return {
    subject: `Xác thực địa chỉ email của bạn tại ${shop.name}`,
    preheader: 'Chỉ cần bấm một nút. Liên kết có hiệu lực trong 24 giờ.',
    heading: 'Xác thực địa chỉ email',
    blocks: [
      greeting(''),
      `Cảm ơn bạn đã đăng ký tài khoản tại ${shop.name}. Vui lòng bấm nút dưới đây để xác nhận rằng địa chỉ email này là của bạn.`,
      button('Xác thực email', href),
      note(
        'Liên kết chỉ dùng được một lần và có hiệu lực trong 24 giờ kể từ khi email này được gửi.',
      ),
      visibleAddress(href),
    ],
  };
}

/** Builds the welcome mail for a customer with a verified e-mail address. */
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
      greeting(user.name),
      gift
        ? `${verified} Để chào mừng bạn, chúng tôi xin tặng một mã giảm giá:`
        : `${verified} Cảm ơn bạn đã mua sắm tại ${shop.name}.`,
      ...(gift ? giftBlocks(gift) : []),
      button('Xem cửa hàng', `${publicUrl}/store`),
      ...(gift ? [giftNote] : []),
    ],
  };
}

function giftBlocks({ code, discount }: WelcomeGift): MailBlock[] {
  return [
    { kind: 'code', code, caption: `Giảm ${discount} cho đơn hàng đầu tiên` },
    'Bạn chỉ cần nhập mã này ở ô mã giảm giá trong giỏ hàng trước khi thanh toán.',
  ];
}

const giftNote: MailBlock = note('Mã dùng được một lần, khi bạn đăng nhập bằng tài khoản này.');

/** Builds the mail with a link to set a new password. */
export function resetPasswordMail(name: string, href: string, shop: ShopSettings): MailContent {
  return {
    subject: `Đặt lại mật khẩu tại ${shop.name}`,
    preheader: 'Liên kết đặt lại mật khẩu có hiệu lực trong 24 giờ.',
    heading: 'Đặt lại mật khẩu',
    blocks: [
      greeting(name),
      `Chúng tôi vừa nhận được yêu cầu đặt lại mật khẩu cho tài khoản dùng địa chỉ email này. Vui lòng bấm nút dưới đây để chọn mật khẩu mới.`,
      button('Chọn mật khẩu mới', href),
      note(
        'Liên kết chỉ dùng được một lần và có hiệu lực trong 24 giờ kể từ khi email này được gửi. Sau khi đổi mật khẩu, tài khoản sẽ được đăng xuất trên mọi thiết bị.',
      ),
      visibleAddress(href),
      note(
        'Nếu bạn không yêu cầu, hãy bỏ qua email này: mật khẩu của bạn vẫn giữ nguyên. Đừng chuyển tiếp email này cho bất kỳ ai.',
      ),
    ],
  };
}

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
      greeting(user.name),
      `Mật khẩu của tài khoản dùng địa chỉ email này đã được đổi lúc ${
        formatDateTime(changedAt)
      }. Các thiết bị khác đã được đăng xuất.`,
      'Nếu chính bạn đã đổi, bạn không cần làm gì thêm.',
      'Nếu không phải bạn, hãy vào trang cửa hàng, bấm “Quên mật khẩu?” trong khung đăng nhập để đặt lại mật khẩu ngay, rồi trả lời email này để chúng tôi hỗ trợ.',
      button('Vào cửa hàng', publicUrl),
    ],
  };
}

/**
 * Builds the request to confirm a new e-mail address, for that address. The account may belong to
 * somebody else.
 */
export function confirmEmailChangeMail(href: string, shop: ShopSettings): MailContent {
  return {
    subject: `Xác nhận email mới của bạn tại ${shop.name}`,
    preheader: 'Email của tài khoản chỉ được đổi sau khi bạn xác nhận.',
    heading: 'Xác nhận email mới',
    blocks: [
      greeting(''),
      `Bạn vừa yêu cầu dùng địa chỉ email này cho tài khoản của mình tại ${shop.name}. Vui lòng bấm nút dưới đây để xác nhận.`,
      button('Xác nhận email mới', href),
      note(
        'Liên kết có hiệu lực trong 24 giờ kể từ khi bạn yêu cầu. Trong lúc chờ xác nhận, bạn vẫn đăng nhập bằng email cũ.',
      ),
      visibleAddress(href),
    ],
  };
}

/**
 * Builds the notice of a new e-mail address, for the old address. It does not name the new one,
 * because others may read the old mailbox.
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
      greeting(name),
      `Tài khoản của bạn tại ${shop.name} không còn dùng email ${email} kể từ ${
        formatDateTime(changedAt)
      }. Từ nay bạn đăng nhập và nhận thông báo của cửa hàng bằng email mới.`,
      'Nếu chính bạn đã đổi, bạn không cần làm gì thêm.',
      'Nếu không phải bạn, hãy trả lời email này ngay để chúng tôi giúp bạn lấy lại tài khoản.',
    ],
  };
}

export function accountDeletedMail(email: string, shop: ShopSettings): MailContent {
  return {
    subject: `Tài khoản của bạn tại ${shop.name} đã được xóa`,
    preheader: 'Thông tin cá nhân của bạn đã được xóa khỏi cửa hàng.',
    heading: 'Tài khoản đã được xóa',
    blocks: [
      greeting(''),
      `Tài khoản ${email} tại ${shop.name} đã được xóa theo yêu cầu của bạn. Họ tên, email, số điện thoại, địa chỉ, giỏ hàng và các phiên đăng nhập của bạn không còn được lưu ở cửa hàng.`,
      'Với các đơn hàng cũ, chúng tôi chỉ giữ phần cần cho sổ sách: mã đơn, sản phẩm, số tiền, cách thanh toán, trạng thái, ngày đặt và tỉnh thành giao hàng.',
      `Cảm ơn bạn đã mua sắm tại ${shop.name}. Bạn có thể đăng ký lại bằng email này bất cứ lúc nào.`,
      note('Nếu bạn không yêu cầu xóa tài khoản, hãy trả lời email này để báo cho chúng tôi.'),
    ],
  };
}

/** Builds the report that a request about personal data takes longer. */
export function requestExtendedMail(
  { kind, receivedAt, dueAt, extensionReason }: Pick<
    DataRequest,
    'kind' | 'receivedAt' | 'dueAt' | 'extensionReason'
  >,
  shop: ShopSettings,
): MailContent {
  const until = formatDate(dueAt);
  return {
    subject: `${shop.name} cần thêm thời gian cho yêu cầu về dữ liệu của bạn`,
    preheader: `Yêu cầu của bạn sẽ được thực hiện chậm nhất vào ngày ${until}.`,
    heading: 'Gia hạn yêu cầu về dữ liệu cá nhân',
    blocks: [
      greeting(''),
      `Chúng tôi cần thêm thời gian cho yêu cầu bạn gửi ngày ${
        formatDate(receivedAt)
      } và sẽ thực hiện chậm nhất vào ngày ${until}. Thời hạn này chỉ được gia hạn một lần.`,
      facts([
        ['Yêu cầu', dataRequestNames[kind]],
        ['Lý do', extensionReason ?? ''],
        ['Thời hạn mới', until],
      ]),
      note('Nếu có điều gì chưa rõ, hãy trả lời email này.'),
    ],
  };
}

/**
 * Builds the end of a mail to a mailbox that somebody else may have named.
 *
 * @param link token that refuses further mails, and the address to which it is sent
 */
export function notMeBlocks(
  link: { email: string; token: string },
  publicUrl: string,
): MailBlock[] {
  return [
    note(
      'Nếu không phải bạn yêu cầu, đừng bấm vào liên kết nào ở trên: có thể ai đó đã dùng nhầm email của bạn. Bạn có thể gỡ email của mình tại đây:',
    ),
    notMeLink(link, publicUrl),
  ];
}

/** Builds the link of a mailbox that somebody else has named. */
export function notMeLink(link: { email: string; token: string }, publicUrl: string): MailBlock {
  const { token, email } = link;
  return {
    kind: 'link',
    label: 'Không phải tôi',
    href: `${publicUrl}/not-me?${new URLSearchParams({ token, email })}`,
  };
}
