/**
 * Vietnamese terms of the sidebar by the form that titles contain. Storybook's search does not fold
 * accents, so the titles have none, and the sidebar shows the terms.
 */
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

const term = / \(([a-z ]+)\)$/;

/**
 * Returns the label of an entry in the sidebar: its title with the accents of its Vietnamese term.
 *
 * @example
 * ```ts
 * import assert from 'node:assert/strict';
 * import { sidebarLabel } from './vietnamese-terms.ts';
 *
 * assert.equal(sidebarLabel('Cart (gio hang)'), 'Cart · Giỏ hàng');
 * assert.equal(sidebarLabel('CartTable'), 'CartTable');
 * ```
 */
export function sidebarLabel(title: string): string {
  const accented = vietnameseTerms[term.exec(title)?.[1] ?? ''];
  return accented ? title.replace(term, ` · ${accented}`) : title;
}
