import { RateLimitError } from '@thach-an/edge-api';
import assert from 'node:assert/strict';
import { createRenderLimiter } from './render-limits.ts';

const page = () => Promise.resolve('page');

Deno.test('a quarter of the renderings of a minute is allowed at once, per client address', async () => {
  const limiter = createRenderLimiter({ concurrency: 2, perMinute: 8 }, { now: () => 0 });
  assert.equal(await limiter.run('192.0.2.1', page), 'page');
  assert.equal(await limiter.run('192.0.2.1', page), 'page');
  await assert.rejects(
    limiter.run('192.0.2.1', page),
    (error) => error instanceof RateLimitError && error.retryAfter === 8,
  );
  assert.equal(await limiter.run('192.0.2.2', page), 'page');
});

Deno.test('no more renderings run at once than allowed, and the waiting ones are limited', async () => {
  const limiter = createRenderLimiter({ concurrency: 2 }, { wait: () => Promise.resolve() });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let running = 0;
  let most = 0;
  const render = async () => {
    most = Math.max(most, running += 1);
    await released;
    running -= 1;
  };
  const accepted = Array.from({ length: 66 }, () => limiter.run('192.0.2.1', render));
  await assert.rejects(limiter.run('192.0.2.1', render), RateLimitError);
  release();
  await Promise.all(accepted);
  assert.equal(most, 2);
});

Deno.test('a rendering that waits for its turn elsewhere is charged, and occupies no place', async () => {
  const limiter = createRenderLimiter({ concurrency: 1, perMinute: 4 }, { now: () => 0 });
  limiter.run('192.0.2.1', page, () => new Promise(() => {}));
  assert.equal(await limiter.run('192.0.2.2', page), 'page');
  await assert.rejects(limiter.run('192.0.2.1', page), RateLimitError);
});

/** Creates a limiter with a clock that waiting and rendering advance. Records the waiting times. */
function openPaced() {
  let time = 0;
  const waits: number[] = [];
  const limiter = createRenderLimiter({ concurrency: 2 }, {
    now: () => time,
    wait: (ms) => {
      waits.push(ms);
      time += ms;
      return Promise.resolve();
    },
  });
  const render = (ms: number) =>
    limiter.run('192.0.2.1', () => {
      time += ms;
      return Promise.resolve('page');
    });
  /** Starts a rendering that does not end: those that follow are not alone. */
  const keepBusy = async () => {
    limiter.run('192.0.2.1', () => new Promise(() => {}));
    await new Promise((resolve) => setTimeout(resolve));
    waits.length = 0;
  };
  return { limiter, waits, render, keepBusy, advance: (ms: number) => time += ms };
}

Deno.test('pages are rendered in a share of the time while several are requested', async () => {
  const { waits, render, keepBusy } = openPaced();
  await keepBusy();
  for (let count = 0; count < 4; count += 1) assert.equal(await render(10), 'page');
  assert.deepEqual(waits, [0, 10, 10, 10]);
});

Deno.test('a page that is requested alone does not wait', async () => {
  const { waits, render } = openPaced();
  for (let count = 0; count < 3; count += 1) await render(10);
  assert.deepEqual(waits, [0, 0, 0]);
});

Deno.test('a page does not wait if none was rendered shortly before', async () => {
  const { waits, render, keepBusy, advance } = openPaced();
  await keepBusy();
  await render(10);
  advance(10);
  await render(10);
  assert.deepEqual(waits, [0, 0]);
});

Deno.test('a rendering that takes very long delays the next one by a limited time', async () => {
  const { limiter, waits, render, keepBusy, advance } = openPaced();
  await keepBusy();
  await assert.rejects(limiter.run('192.0.2.1', () => {
    advance(60_000);
    return Promise.reject(new Error('broken'));
  }));
  await render(1);
  await render(1);
  await render(1);
  assert.deepEqual(waits, [0, 0, 99, 1]);
});

Deno.test('other tasks of the event loop run before each rendering, and one that never ends delays none', async () => {
  const limiter = createRenderLimiter({ concurrency: 3 });
  const order: string[] = [];
  limiter.run('192.0.2.1', () => new Promise(() => order.push('endless')));
  const rendered = [1, 2].map((number) =>
    limiter.run('192.0.2.1', () => Promise.resolve(order.push(`page ${number}`)))
  );
  order.push('task');
  await Promise.all(rendered);
  assert.deepEqual(order, ['task', 'endless', 'page 1', 'page 2']);
});
