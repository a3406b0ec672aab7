import { Hono, type TypedResponse } from 'hono';
import type { ApiDeps } from '../api-deps.ts';
import { type AccountExport, accountExportSchema } from '../contract/account/account-export.ts';
import { clientAddress } from '../http/client-address.ts';
import { noStore } from '../http/no-store.ts';
import { StreamPool } from '../http/stream-pool.ts';
import { describe } from '../openapi/describe.ts';
import { success } from '../openapi/reply.ts';
import { exportLimits } from '../rate-limit/rate-rules.ts';
import { requireUser } from '../sessions/session.ts';
import { hashToken } from '../sessions/token.ts';
import { exportAccount } from './export-account.ts';

/** Route of the file with all data about an account, for `/api/user/account/export`. */
export function exportRoutes({ database, clock, limiter, trustedProxies }: ApiDeps) {
  const addressOf = clientAddress(trustedProxies);
  const streams = new StreamPool({ share: 0.2 });
  const routes = new Hono()
    .get('/', noStore, requireUser(database, clock), async (c) => {
      const userId = c.var.user.id;
      await limiter.take(exportLimits(userId));
      const reader = { userId, sessionHash: await hashToken(c.req.header('token') ?? '') };
      const data = await exportAccount(database, reader, clock());
      const reply: Response = c.body(streams.open(addressOf(c), data), 200, {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Disposition': 'attachment; filename="thach-an-tai-khoan.json"',
      });
      return reply as typeof reply & TypedResponse<{ success: true } & AccountExport, 200, 'json'>;
    });
  return describe('Profile', routes, () => ({
    'GET /': {
      id: 'exportAccount',
      summary: 'Returns all data about the account',
      reply: success(accountExportSchema.shape),
    },
  }));
}
