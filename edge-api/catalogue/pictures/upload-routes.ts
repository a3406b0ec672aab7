import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { ForbiddenError, TooLargeError } from '../../errors.ts';
import { createErrorHandler } from '../../http/error-reply.ts';
import { noStore } from '../../http/no-store.ts';
import { hasPermission } from '../../operations/permissions.ts';
import type { OperationDeps } from '../../api-deps.ts';
import { type AnyOperation, runOperation } from '../../operations/run-operation.ts';
import { requireOrigin, requireStaff, type StaffVariables } from '../../staff/require-staff.ts';
import { createStaffCookie } from '../../staff/staff-cookie.ts';
import { maxUploadBytes, uploadCertificate, uploadForm, uploadPicture } from './save-upload.ts';

/**
 * Routes with a file as their body, for `/api/admin`: `POST /pictures`, `PUT
 * /pictures/{name}/{width}` and `POST /certificates`. The session, the origin and the permission
 * are checked before the body is read. Their limit of a body is larger than that of other routes,
 * so that they are mounted before it.
 */
export function uploadRoutes(deps: OperationDeps) {
  const { database, clock, log, adminOrigin } = deps;
  const cookie = createStaffCookie(adminOrigin.startsWith('https:'));
  const app = new Hono<{ Variables: StaffVariables }>();
  const reply = createErrorHandler(log, { nestDetails: true });
  app.onError(reply);
  const guards = [
    noStore,
    requireStaff({ database, clock, cookie }),
    requireOrigin(adminOrigin),
  ] as const;
  const limit = uploadLimit(reply);

  const handle = (operation: AnyOperation) => async (c: Context) => {
    const { staffId: id, role, confirmedAt } = c.var.staff as StaffVariables['staff'];
    const actor = { kind: 'staff', id, role, confirmedAt } as const;
    if (!hasPermission(actor, operation.permission)) throw new ForbiddenError();
    const input = {
      ...c.req.param(),
      ...await readUpload(c),
    };
    const data = await runOperation(operation, { deps, actor }, input);
    return c.json({ success: true as const, data });
  };
  return app
    .post('/pictures', ...guards, limit, handle(uploadPicture))
    .put('/pictures/:name/:width', ...guards, limit, handle(uploadForm))
    .post('/certificates', ...guards, limit, handle(uploadCertificate));
}

/** Returns the middleware that answers 413 to a larger file. */
export const uploadLimit = (reply: (error: unknown, c: Context) => Response) =>
  bodyLimit({ maxSize: maxUploadBytes, onError: (c) => reply(new TooLargeError(), c) });

/**
 * Reads a file that is the body of a request.
 *
 * @throws {TooLargeError} if it is too large
 */
export async function readUpload(c: Context) {
  const type = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  try {
    return { type, bytes: new Uint8Array(await c.req.arrayBuffer()) };
  } catch (error) {
    const isTooLarge = error instanceof Error && error.name === 'BodyLimitError';
    throw isTooLarge ? new TooLargeError() : error;
  }
}
