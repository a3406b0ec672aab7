import assert from 'node:assert/strict';
import { lazy } from './lazy.ts';

Deno.test('lazy() creates a value once, and again after a failure', () => {
  let calls = 0;
  const value = lazy(() => {
    if ((calls += 1) === 1) throw new RangeError('no');
    return { calls };
  });
  assert.throws(value, RangeError);
  assert.equal(value(), value());
  assert.equal(calls, 2);
});

Deno.test('lazy() keeps a promise unless it is rejected', async () => {
  let calls = 0;
  const value = lazy(() => {
    calls += 1;
    return calls === 1 ? Promise.reject(new RangeError('no')) : Promise.resolve(calls);
  });
  await assert.rejects(value(), RangeError);
  assert.deepEqual(await Promise.all([value(), value()]), [2, 2]);
});
