import { type Permission, permissionsOf, type Role } from '../contract/staff/roles.ts';

/** Returns `true` if the actor has a permission. The command line and jobs have all of them. */
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

/** Returns the actor as the audit log stores it. */
export function actorName(actor: Actor): string {
  return actor.kind === 'staff' ? `staff ${actor.id}` : actor.kind;
}
