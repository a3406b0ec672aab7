import assert from 'node:assert/strict';
import { createRenderLimiter, RenderLimitError } from './render-limits.ts';

const page = () => Promise.resolve('page');

Deno.test('a quarter of the renderings of a minute is allowed at once, per client address', async () => {
  const limiter = createRenderLimiter({ concurrency: 2, perMinute: 8 }, () => 0);
  assert.equal(await limiter.run('192.0.2.1', page), 'page');
  assert.equal(await limiter.run('192.0.2.1', page), 'page');
  await assert.rejects(
    limiter.run('192.0.2.1', page),
    (error) => error instanceof RenderLimitError && error.retryAfter === 8,
  );
  assert.equal(await limiter.run('192.0.2.2', page), 'page');
});

Deno.test('no more renderings run at once than allowed, and the waiting ones are limited', async () => {
  const limiter = createRenderLimiter({ concurrency: 2 });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let running = 0;
  let most = 0;
  const render = async () => {
    most = Math.max(most, running += 1);
    await released;
    running -= 1;
  };
  const accepted = Array.from({ length: 66 }, () => limiter.run('192.0.2.1', render));
  await assert.rejects(limiter.run('192.0.2.1', render), RenderLimitError);
  release();
  await Promise.all(accepted);
  assert.equal(most, 2);
});
