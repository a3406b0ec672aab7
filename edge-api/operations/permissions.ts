/** All permissions. An operation requires one of them. */
const permissions = [
  'orders:read',
  'orders:write',
  'catalogue:read',
  'catalogue:write',
  'stock:read',
  'stock:write',
  'reviews:read',
  'reviews:write',
  'promos:read',
  'promos:write',
  'settings:read',
  'settings:write',
  'exports:read',
  'audit:read',
] as const;

/** Permission that an operation requires. */
export type Permission = (typeof permissions)[number];

/** Permissions by role. `area:*` stands for all permissions of the area. */
const roles = {
  owner: permissions,
  orders: ['orders:*', 'catalogue:read', 'stock:read', 'exports:read'],
  catalogue: ['catalogue:*', 'stock:*', 'reviews:*', 'promos:*'],
  reader: [
    'orders:read',
    'catalogue:read',
    'stock:read',
    'reviews:read',
    'promos:read',
    'settings:read',
  ],
} as const satisfies Record<string, readonly (Permission | `${string}:*`)[]>;

/** Role of a member of staff. */
export type Role = keyof typeof roles;

/**
 * Returns `true` if the actor has a permission. The command line and jobs have all of them.
 *
 * @example
 * ```ts
 * import { hasPermission } from './permissions.ts';
 * import assert from 'node:assert/strict';
 *
 * const packer = { kind: 'staff', id: 'an', role: 'orders' } as const;
 * assert.ok(hasPermission(packer, 'orders:write'));
 * assert.ok(!hasPermission(packer, 'catalogue:write'));
 * ```
 */
export function hasPermission(actor: Actor, permission: Permission): boolean {
  if (actor.kind !== 'staff') return true;
  const granted: readonly string[] = roles[actor.role];
  return granted.includes(permission) || granted.includes(permission.replace(/:.*/, ':*'));
}

/**
 * Originator of an operation: a member of staff, the command line, which is the owner of the
 * machine, or a job of the server.
 */
export type Actor =
  | { kind: 'staff'; id: string; role: Role }
  | { kind: 'cli' }
  | { kind: 'system' };

/**
 * Returns the actor as the audit log stores it.
 *
 * @example
 * ```ts
 * import { actorName } from './permissions.ts';
 * import assert from 'node:assert/strict';
 *
 * assert.equal(actorName({ kind: 'staff', id: '7f3a', role: 'orders' }), 'staff 7f3a');
 * assert.equal(actorName({ kind: 'cli' }), 'cli');
 * ```
 */
export function actorName(actor: Actor): string {
  return actor.kind === 'staff' ? `staff ${actor.id}` : actor.kind;
}
