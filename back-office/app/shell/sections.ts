import type { Permission } from '@thach-an/edge-api/contract';

export interface Section {
  href: string;
  label: string;
  /** Shorter label for the bar of a phone. */
  shortLabel?: string;
  permission: Permission;
  /** Letter that opens it after `g`. */
  key: string;
}

/** All sections, the most important first: a phone has the first four in its bar. */
export const sections: readonly Section[] = [
  { href: '/', label: 'Trang chủ', permission: 'orders:read', key: 'h' },
  { href: '/orders', label: 'Đơn hàng', permission: 'orders:read', key: 'd' },
  { href: '/products', label: 'Sản phẩm', permission: 'catalogue:read', key: 's' },
  {
    href: '/payments',
    label: 'Tiền chưa rõ đơn',
    shortLabel: 'Tiền',
    permission: 'payments:write',
    key: 'b',
  },
  {
    href: '/carriers',
    label: 'Bàn giao, đối soát',
    shortLabel: 'Đối soát',
    permission: 'payments:read',
    key: 'i',
  },
  {
    href: '/returns',
    label: 'Yêu cầu đổi trả',
    shortLabel: 'Đổi trả',
    permission: 'orders:write',
    key: 'r',
  },
  {
    href: '/stock',
    label: 'Nhập xuất kho',
    shortLabel: 'Kho',
    permission: 'stock:read',
    key: 'o',
  },
  { href: '/categories', label: 'Danh mục', permission: 'catalogue:write', key: 'l' },
  {
    href: '/customers',
    label: 'Khách hàng',
    shortLabel: 'Khách',
    permission: 'customers:read',
    key: 'k',
  },
  {
    href: '/requests',
    label: 'Yêu cầu dữ liệu',
    shortLabel: 'Dữ liệu',
    permission: 'requests:read',
    key: 'u',
  },
  {
    href: '/promos',
    label: 'Mã giảm giá',
    shortLabel: 'Mã giảm',
    permission: 'promos:read',
    key: 'm',
  },
  { href: '/reviews', label: 'Đánh giá', permission: 'reviews:read', key: 'g' },
  { href: '/pages', label: 'Trang nội dung', permission: 'settings:read', key: 'n' },
  { href: '/shipping', label: 'Vận chuyển', permission: 'settings:read', key: 'c' },
  { href: '/settings', label: 'Thiết lập', permission: 'settings:read', key: 't' },
  { href: '/exports', label: 'Xuất tệp Excel', permission: 'exports:read', key: 'x' },
  { href: '/staff', label: 'Nhân viên', permission: 'staff:read', key: 'v' },
  { href: '/audit', label: 'Nhật ký', permission: 'audit:read', key: 'y' },
];

/** Pages that need more than the permission of their section. */
const pages: readonly [path: RegExp, Permission][] = [
  [/^\/orders\/(?:new|[^/]+\/edit)$/, 'orders:write'],
  [/^\/products\/new$/, 'catalogue:write'],
  [/^\/promos\/new$/, 'promos:write'],
  [/^\/requests\/new$/, 'requests:write'],
];

/** Returns the permission that a page requires, such as `/orders/new`; undefined for none. */
export function permissionOf(path: string): Permission | undefined {
  const section = sections.find(({ href }) => path === href || path.startsWith(`${href}/`));
  return pages.find(([pattern]) => pattern.test(path))?.[1] ?? section?.permission;
}
