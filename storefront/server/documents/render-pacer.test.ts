import assert from 'node:assert/strict';
import { createRenderPacer } from './render-pacer.ts';

/** Creates a pacer with a clock that waiting and rendering advance. Records the waiting times. */
function createPacer(share: number) {
  let time = 0;
  const waits: number[] = [];
  const pacer = createRenderPacer({
    share,
    now: () => time,
    wait: (ms) => {
      waits.push(ms);
      time += ms;
      return Promise.resolve();
    },
  });
  const rendering = (ms: number) => () => {
    time += ms;
    return Promise.resolve('page');
  };
  return { pacer, waits, rendering, advance: (ms: number) => time += ms };
}

/** Starts a rendering that does not end: those that follow are not alone. */
function keepBusy({ pacer, waits }: ReturnType<typeof createPacer>) {
  pacer.run(() => new Promise(() => {}));
  waits.length = 0;
}

Deno.test('pages are rendered in a share of the time while several are requested', async () => {
  const paced = createPacer(0.25);
  const { pacer, waits, rendering } = paced;
  keepBusy(paced);
  for (let count = 0; count < 4; count += 1) {
    assert.equal(await pacer.run(rendering(10)), 'page');
  }
  assert.deepEqual(waits, [0, 30, 30, 30]);
});

Deno.test('a page that is requested alone does not wait', async () => {
  const { pacer, waits, rendering } = createPacer(0.25);
  for (let count = 0; count < 3; count += 1) await pacer.run(rendering(10));
  assert.deepEqual(waits, [0, 0, 0]);
});

Deno.test('a page does not wait if none was rendered shortly before', async () => {
  const paced = createPacer(0.5);
  const { pacer, waits, rendering, advance } = paced;
  keepBusy(paced);
  await pacer.run(rendering(10));
  advance(10);
  await pacer.run(rendering(10));
  assert.deepEqual(waits, [0, 0]);
});

Deno.test('a rendering that takes very long delays the next one by a limited time', async () => {
  const paced = createPacer(0.5);
  const { pacer, waits, rendering } = paced;
  keepBusy(paced);
  await assert.rejects(pacer.run(async () => {
    await rendering(60_000)();
    throw new Error('broken');
  }));
  await pacer.run(rendering(1));
  await pacer.run(rendering(1));
  await pacer.run(rendering(1));
  assert.deepEqual(waits, [0, 0, 99, 1]);
});

Deno.test('other tasks of the event loop run before each rendering, and one that never ends delays none', async () => {
  const pacer = createRenderPacer({ share: 0.5 });
  const order: string[] = [];
  pacer.run(() => new Promise(() => order.push('endless')));
  const rendered = [1, 2].map((number) =>
    pacer.run(() => Promise.resolve(order.push(`page ${number}`)))
  );
  order.push('task');
  await Promise.all(rendered);
  assert.deepEqual(order, ['task', 'endless', 'page 1', 'page 2']);
});
