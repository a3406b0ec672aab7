import { productHref } from '../../../contract/catalogue/product-href.ts';
import { formatMoney } from '../../../format/format-money.ts';
import type { ShopSettings } from '../../../settings/shop-settings-schema.ts';
import { breakLinks } from '../break-links.ts';
import { button, facts, type MailContent, note } from '../mail-content.ts';
import { greeting } from '../recipient-name.ts';

export interface RestockedProduct {
  id: string;
  /** Name with the option of its family. */
  name: string;
  /** Price in đồng. */
  price: number;
}

/**
 * Builds the notice that a product is in stock again. Anybody can have requested it for a mailbox:
 * it has no word of the sender.
 */
export function backInStockMail(
  { id, name, price }: RestockedProduct,
  endLink: string,
  shop: ShopSettings,
  publicUrl: string,
): MailContent {
  const product = breakLinks(name);
  return {
    subject: `${product} đã có hàng trở lại`,
    preheader: `Giá ${formatMoney(price)}. Số lượng có hạn, cửa hàng chưa giữ hàng cho bạn.`,
    heading: 'Đã có hàng trở lại',
    blocks: [
      greeting(''),
      `Sản phẩm bạn chờ tại ${shop.name} vừa có hàng. Số lượng có hạn và cửa hàng ` +
      'chưa giữ hàng cho bạn, nên bạn đặt sớm nhé.',
      facts([['Sản phẩm', product], ['Giá', formatMoney(price)]]),
      button('Xem sản phẩm', publicUrl + productHref(id)),
      note(
        'Bạn nhận email này vì địa chỉ của bạn đã được nhập vào ô “Báo cho tôi khi có ' +
          'hàng”. Mỗi lần đăng ký chỉ báo một lần. Nếu không phải bạn, hoặc bạn không muốn nhận nữa:',
      ),
      { kind: 'link', label: 'Không phải tôi, ngừng báo hàng', href: endLink },
    ],
  };
}
