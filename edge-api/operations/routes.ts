import { Hono } from 'hono';
import { ForbiddenError, NotFoundError } from '../errors.ts';
import { createErrorHandler } from '../http/error-reply.ts';
import { assertJson, readJson } from '../http/json-body.ts';
import { noStore } from '../http/no-store.ts';
import { createStaffCookie } from '../staff/staff-cookie.ts';
import { requireOrigin, requireStaff } from '../staff/require-staff.ts';
import { adminOperations } from './operation-list.ts';
import { hasPermission } from './permissions.ts';
import { type OperationDeps, runOperation } from './run-operation.ts';

const operations = new Map(adminOperations.map((operation) => [operation.name, operation]));

/**
 * Routes of the operations, for `/api/admin`: `POST /{name}` with the input as JSON. The origin,
 * the session and the permission are checked before the body is read.
 */
export function operationRoutes(deps: OperationDeps) {
  const { database, clock, log, adminOrigin } = deps;
  const cookie = createStaffCookie(adminOrigin.startsWith('https:'));
  const app = new Hono();
  app.onError(createErrorHandler(log, { nestDetails: true }));
  return app
    .use(noStore, requireOrigin(adminOrigin))
    .post('/:name', requireStaff({ database, clock, cookie }), async (c) => {
      const { staffId: id, role, confirmedAt } = c.var.staff;
      const actor = { kind: 'staff', id, role, confirmedAt } as const;
      const operation = operations.get(c.req.param('name'));
      if (!operation) throw new NotFoundError('operation');
      if (!hasPermission(actor, operation.permission)) throw new ForbiddenError();
      assertJson(c);
      const data = await runOperation(operation, { deps, actor }, await readJson(c));
      return c.json({ success: true as const, data });
    });
}
