import { type Permission, permissionsOf, type Role } from '../contract/staff/roles.ts';

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
  return actor.kind !== 'staff' || permissionsOf(actor.role).includes(permission);
}

/**
 * Originator of an operation: a member of staff, the command line, which is the owner of the
 * machine, or a job of the server.
 */
export type Actor =
  | {
    kind: 'staff';
    id: string;
    role: Role;
    /** Time of the last check of the credentials, in ms since 1970. @default none */
    confirmedAt?: number;
  }
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
