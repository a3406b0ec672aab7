import assert from 'node:assert/strict';
import fc from 'fast-check';
import { createApi } from '../api.ts';
import { withStaff } from '../staff/testing/with-staff.ts';
import { hugeText, nonText, oddText } from '../testing/fuzz/bad-values.ts';
import { openTestShop } from '../testing/open-test-shop.ts';
import { operationsOf } from './describe.ts';

/** The same values in each run; another seed tries others. */
const seed = Number(Deno.env.get('FUZZ_SEED') ?? 20_260_801);

const bad = fc.oneof(nonText, oddText, hugeText);

/** Generates a value with one bad part: the whole of it, a property, or an item of a list. */
function spoiled(value: unknown): fc.Arbitrary<unknown> {
  const parts = Object.entries(Object(value) === value ? value as object : {}).map(([key, part]) =>
    spoiled(part).map((other) =>
      Object.assign(Array.isArray(value) ? [] : {}, value, { [key]: other })
    )
  );
  return fc.oneof(bad, ...parts);
}

Deno.test('no request that differs from its example in one value is an internal error', async () => {
  await using test = withStaff(await openTestShop());
  const { cookie } = await test.join('owner');
  const operations = operationsOf(createApi(test.deps).routes)
    // Valid ones of these would end the sessions of the test.
    .filter(({ body, path }) => body && !/\/(?:log-out|account\/delete)$/.test(path));
  assert.ok(operations.length > 50);
  const headers = {
    'Content-Type': 'application/json',
    'Idempotency-Key': 'key',
    Origin: test.deps.adminOrigin,
    Cookie: cookie,
  };
  for (const { method, path: template, example = {} } of operations) {
    const path = template.replaceAll(/\{(\w+)\}/g, (_, name) => example.params![name]!);
    const statuses = new Set<number>();
    for (const value of fc.sample(spoiled(example.body), { numRuns: 60, seed })) {
      const body = JSON.stringify(value);
      const reply = await test.fetch(path, { method, body, headers, as: 'an' });
      const { code, message } = await reply.json();
      const description = `${method} ${path} ${reply.status} ${message}: ${body}`;
      // The shop of the test has no log-in by Facebook.
      assert.ok(reply.status < 500 || code === 'UNAVAILABLE', description);
      statuses.add(reply.status);
    }
    assert.ok(statuses.has(422), `${method} ${path}: ${[...statuses]}`);
  }
  assert.deepEqual(test.lines.filter((line) => line.includes('"level":"error"')), []);
});
