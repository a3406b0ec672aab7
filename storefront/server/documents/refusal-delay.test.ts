import assert from 'node:assert/strict';
import { createRefusalDelay } from './refusal-delay.ts';

Deno.test('refusals wait at the same time, and those above the maximum do not wait', async () => {
  const delay = createRefusalDelay({ ms: 50, maxWaiting: 2 });
  const order: string[] = [];
  const timer = new Promise((resolve) => setTimeout(resolve, 25)).then(() => order.push('timer'));
  const refuse = async (name: string) => {
    await delay();
    order.push(name);
  };
  await Promise.all([timer, refuse('first'), refuse('second'), refuse('third')]);
  assert.deepEqual(order, ['third', 'timer', 'first', 'second']);
  await refuse('fourth');
  assert.equal(order.at(-1), 'fourth');
});

Deno.test('a refusal waits again after earlier ones have ended', async () => {
  const delay = createRefusalDelay({ ms: 5, maxWaiting: 1 });
  await delay();
  const order: string[] = [];
  const waiting = delay().then(() => order.push('refused'));
  await Promise.resolve().then(() => order.push('turn'));
  await waiting;
  assert.deepEqual(order, ['turn', 'refused']);
});
