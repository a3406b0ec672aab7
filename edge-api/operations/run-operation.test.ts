import assert from 'node:assert/strict';
import { sql } from 'drizzle-orm';
import { readStock } from '../checkout/testing/order-fixtures.ts';
import { openTestShop } from '../testing/open-test-shop.ts';
import { countStock } from '../catalogue/adjust-stock.ts';
import { deleteProduct, getProduct, saveProduct } from '../catalogue/save-product.ts';
import { auditLog } from '../db/schema/audit-tables.ts';
import { ValidationError } from '../errors.ts';
import { placeWaitingOrder } from '../orders/testing/place-waiting-order.ts';
import { setStatus } from '../orders/testing/set-status.ts';
import { allOperations } from './operation-list.ts';
import { auditLifetime } from './audit-log.ts';
import { listAudit } from './list-audit.ts';
import { runOperation } from './run-operation.ts';
import { roles } from '../contract/staff/roles.ts';
import { hasPermission } from './permissions.ts';
import { runAsOwner } from './testing/run-as-owner.ts';

const count = { productId: 'sample-0', quantity: 4 };

Deno.test('an operation adds its change to the audit log, in the same transaction', async () => {
  await using shop = await openTestShop();
  const id = await placeWaitingOrder(shop.deps, { 'sample-0': 1 });
  const { code } = await setStatus(shop.deps, id, 'processing');
  await runAsOwner(shop.deps, countStock, count);
  const { items } = await runAsOwner(shop.deps, listAudit, {});
  const at = shop.deps.clock();
  assert.deepEqual(items.map(({ id: _, ...row }) => row), [
    {
      at,
      actor: 'cli',
      operation: 'stock.count',
      subject: 'sample-0',
      subjectName: 'Vòng tay đá số 0',
      before: { stock: 9 },
      after: { stock: 4 },
    },
    {
      at,
      actor: 'cli',
      operation: 'orders.changeStatus',
      subject: id,
      subjectName: code,
      before: { status: 'awaiting-confirmation' },
      after: { status: 'processing' },
    },
  ]);
  const [row] = await shop.database.read.select().from(auditLog);
  assert.equal(row?.at, Date.UTC(2026, 0, 1));
  assert.equal(row.keepUntil, Date.UTC(2028, 0, 1), 'it is kept for two years');
});

Deno.test('an operation that changes nothing, or fails, adds nothing to the audit log', async () => {
  await using shop = await openTestShop();
  const { deps, database } = shop;
  const waiting = await placeWaitingOrder(deps, { 'sample-0': 8 });
  await runAsOwner(deps, countStock, count);
  await assert.rejects(setStatus(deps, waiting, 'processing'), { code: 'OUT_OF_STOCK' });
  await runAsOwner(deps, countStock, count);
  const { version } = await runAsOwner(deps, getProduct, { id: 'sample-1' });
  await runAsOwner(deps, saveProduct, { id: 'sample-1', version, changes: { price: 5 } });
  const outdated = { id: 'sample-1', version };
  await assert.rejects(
    runAsOwner(deps, saveProduct, { ...outdated, changes: { price: 6 } }),
    { code: 'CHANGED' },
  );
  await assert.rejects(runAsOwner(deps, deleteProduct, outdated), { code: 'CHANGED' });
  assert.equal(await database.read.$count(auditLog), 2);
});

Deno.test('of concurrent changes of one version, one succeeds and is in the audit log', async () => {
  await using shop = await openTestShop();
  const { version } = await runAsOwner(shop.deps, getProduct, { id: 'sample-0' });
  const results = await Promise.allSettled(
    [1, 2, 3].map((price) =>
      runAsOwner(shop.deps, saveProduct, { id: 'sample-0', version, changes: { price } })
    ),
  );
  assert.equal(results.filter(({ status }) => status === 'fulfilled').length, 1);
  assert.equal(await shop.database.read.$count(auditLog), 1);
});

Deno.test('the audit log refuses changes of its rows, and deletions before their time', async () => {
  await using shop = await openTestShop();
  await runAsOwner({ ...shop.deps, clock: Date.now }, countStock, count);
  for (
    const statement of [
      sql`update audit_log set subject = 'x'`,
      sql`delete from audit_log`,
      sql`replace into audit_log (id, at, actor, operation, subject, before, after, keep_until)
      select id, at, 'x', operation, subject, before, after, keep_until from audit_log`,
    ]
  ) {
    await assert.rejects(shop.database.batch((db) => [db.run(statement)]));
  }
  const [row] = await shop.database.read.select().from(auditLog);
  assert.equal(row?.actor, 'cli');
  const old = { ...shop.deps, clock: () => Date.now() - auditLifetime - 2_000 };
  await runAsOwner(old, countStock, { ...count, quantity: 3 });
  await shop.database.batch((db) => [
    db.run(sql`delete from audit_log where keep_until < ${Date.now()}`),
  ]);
  assert.equal(await shop.database.read.$count(auditLog), 1);
});

Deno.test('every operation refuses a role without its permission, before it reads its input', async () => {
  await using shop = await openTestShop();
  let refusals = 0;
  for (const operation of allOperations) {
    for (const role of roles) {
      const actor = { kind: 'staff', id: 'an', role } as const;
      if (hasPermission(actor, operation.permission)) continue;
      refusals += 1;
      await assert.rejects(runOperation(operation, { deps: shop.deps, actor }, { secret: 1 }), {
        code: 'FORBIDDEN',
      });
    }
  }
  assert.ok(refusals > 20, `${refusals} refusals`);
  const names = allOperations.map(({ name }) => name);
  assert.equal(new Set(names).size, names.length);
});

Deno.test('an invalid input is reported on its field', async () => {
  await using shop = await openTestShop();
  for (const quantity of [-1, 1.5, 1_000_001, NaN, '4', null, undefined]) {
    await assert.rejects(
      runAsOwner(shop.deps, countStock, { productId: 'sample-0', quantity }),
      (error) => error instanceof ValidationError && error.issues[0]?.path === 'quantity',
    );
  }
  assert.equal(await readStock(shop.database), 10);
});
