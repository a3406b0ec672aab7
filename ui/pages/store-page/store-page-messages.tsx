import type { ReactNode } from 'react';
import { groupDigits } from '../../primitives/price/group-digits.ts';

/** Texts of the store page. */
export const storePageMessages = {
  title: 'Cửa hàng',
  searchPlaceholder: 'Tìm tên đá, sản phẩm, mệnh…',
  search: 'Tìm',
  element: 'Hợp mệnh',
  sort: 'Sắp xếp',
  /** Order of the products if the visitor has not chosen another one. */
  defaultSort: 'Nổi bật',
  found: (total: number) => `${total} sản phẩm`,
  /** Replaces `found` if only a part of the products was counted. */
  foundMoreThan: (total: number) => `Hơn ${groupDigits(total)} sản phẩm`,
  /** Follows the number of products. */
  page: (page: number, pageCount: number) => `, trang ${page}/${pageCount}`,
  products: 'Sản phẩm',
  nothingFound: 'Không tìm thấy sản phẩm phù hợp',
  showAll: 'Xem tất cả sản phẩm',
  suggestion: (link: ReactNode): ReactNode => <>Ý bạn là {link}?</>,
  nothingFoundText: 'Hãy thử từ khác, hoặc bỏ bớt bộ lọc.',
};
