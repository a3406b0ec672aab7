export const roles = ['owner', 'orders', 'catalogue', 'reader'] as const;

export type Role = (typeof roles)[number];

export const roleNames: Readonly<Record<Role, string>> = {
  owner: 'Chủ cửa hàng',
  orders: 'Xử lý đơn hàng',
  catalogue: 'Quản lý sản phẩm',
  reader: 'Chỉ xem',
};

/** All permissions. An operation requires one of them. */
export const permissions = [
  'orders:read',
  'orders:write',
  'orders:refund',
  'payments:read',
  'payments:write',
  'catalogue:read',
  'catalogue:write',
  'stock:read',
  'stock:write',
  'promos:read',
  'promos:write',
  'customers:read',
  'customers:write',
  'customers:export',
  'requests:read',
  'requests:write',
  'reviews:read',
  'reviews:write',
  'settings:read',
  'settings:write',
  'staff:read',
  'staff:write',
  'exports:read',
  'audit:read',
] as const;

export type Permission = (typeof permissions)[number];

/** Permissions by role. `area:*` stands for all permissions of the area. */
const granted: Readonly<Record<Role, readonly (Permission | `${string}:*`)[]>> = {
  owner: permissions,
  orders: [
    'orders:*',
    'payments:*',
    'catalogue:read',
    'customers:read',
    'requests:*',
    'stock:read',
    'exports:read',
  ],
  catalogue: ['catalogue:*', 'stock:*', 'reviews:*', 'promos:*'],
  reader: permissions.filter((permission) => /^(?!audit|exports|staff).*:read$/.test(permission)),
};

export function permissionsOf(role: Role): readonly Permission[] {
  return permissions.filter((permission) =>
    granted[role].includes(permission) ||
    granted[role].includes(permission.replace(/:.*/, ':*') as never)
  );
}
