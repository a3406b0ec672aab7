import { Hono } from 'hono';
import { UnauthenticatedError } from '../errors.ts';
import { noStore } from '../http/no-store.ts';

/**
 * Routes of the operations, for `/api/admin`: `POST /{name}`. There are no accounts of staff yet,
 * so that all requests are refused, whatever their name and body.
 */
export function operationRoutes() {
  return new Hono().post('/:name', noStore, () => {
    throw new UnauthenticatedError();
  });
}
