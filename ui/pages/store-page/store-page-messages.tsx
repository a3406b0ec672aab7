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
  /** For a shop without products. */
  empty: 'Đang cập nhật!',
  emptyText: 'Cửa hàng đang chuẩn bị hàng. Mời bạn quay lại sau.',
  /** Replaces `found` for a search that is a range of prices alone. */
  priced: (range: string) => `Sản phẩm giá ${range} VNĐ`,
  /** Heading of the products that come close to a search, with a text or a range of prices. */
  near: (q: string, range: string) =>
    `Kết quả gần nhất: ${[q && `“${q}”`, range && `giá ${range} VNĐ`].filter(Boolean).join(', ')}`,
  /** The same if no word of the search has matched. */
  others: 'Có thể bạn sẽ thích',
  dropped: (words: readonly string[]) =>
    `Đã bỏ qua ${words.map((word) => `“${word}”`).join(', ')} vì không có sản phẩm khớp.`,
  showNear: 'Xem tất cả kết quả này',
};
