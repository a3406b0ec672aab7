import { foldText } from '../../edge-api/contract/catalogue/words.ts';
import componentTerms from './component-terms.json' with { type: 'json' };

/** Vietnamese terms of the groups and pages by the form without accents that titles contain. */
export const vietnameseTerms: Readonly<Record<string, string>> = {
  'nen tang': 'Nền tảng',
  'gioi thieu': 'Giới thiệu',
  'mau sac': 'Màu sắc',
  'chu viet': 'Chữ viết',
  'khoang cach': 'Khoảng cách',
  'chuyen dong': 'Chuyển động',
  'bieu tuong': 'Biểu tượng',
  'giong noi': 'Giọng nói',
  'tro nang': 'Trợ năng',
  'thanh cong cu': 'Thanh công cụ',
  'lich am': 'Lịch âm',
  'bang gia tri': 'Bảng giá trị',
  'thay doi': 'Thay đổi',
  'thanh phan': 'Thành phần',
  'khung trang': 'Khung trang',
  'cua hang': 'Cửa hàng',
  'gio hang': 'Giỏ hàng',
  'thanh toan': 'Thanh toán',
  'don hang': 'Đơn hàng',
  'danh gia': 'Đánh giá',
  'tai khoan': 'Tài khoản',
  'quan tri': 'Quản trị',
  'tu vi': 'Tử Vi',
  'lich': 'Lịch',
  'trang': 'Trang',
};

const plainTerm = / \(([a-z ]+)\)$/;
const searchTerms = / · .*$/;

/**
 * Returns a title for the search of the sidebar: each part has its Vietnamese term with and without
 * accents, because the search compares letter by letter.
 *
 * @example
 * ```ts
 * import assert from 'node:assert/strict';
 * import { searchableTitle } from './vietnamese-terms.ts';
 *
 * assert.equal(
 *   searchableTitle('Cart (gio hang)/CartTable'),
 *   'Cart · Giỏ hàng · gio hang/CartTable · bảng giỏ hàng · bang gio hang',
 * );
 * ```
 */
export function searchableTitle(title: string): string {
  return title.split('/').map((part) => {
    // A file of further stories has the name of its component, a colon and a subject.
    const name = part.split(':')[0]!;
    const term = (componentTerms as Record<string, string>)[name] ??
      vietnameseTerms[plainTerm.exec(part)?.[1] ?? ''];
    return term ? `${part.replace(plainTerm, '')} · ${term} · ${foldText(term)}` : part;
  }).join('/');
}

/**
 * Returns the label of an entry in the sidebar: groups and pages with their Vietnamese term, a
 * component by its name alone.
 *
 * @example
 * ```ts
 * import assert from 'node:assert/strict';
 * import { sidebarLabel } from './vietnamese-terms.ts';
 *
 * assert.equal(sidebarLabel('Cart · Giỏ hàng · gio hang'), 'Cart · Giỏ hàng');
 * assert.equal(sidebarLabel('CartTable · bảng giỏ hàng · bang gio hang'), 'CartTable');
 * ```
 */
export function sidebarLabel(title: string): string {
  const [name = '', term = ''] = title.split(' · ');
  return Object.values(vietnameseTerms).includes(term)
    ? `${name} · ${term}`
    : title.replace(searchTerms, '');
}
