import assert from 'node:assert/strict';
import { createBudgets } from './budgets.ts';

function openBudgets(maxSubjects = 10) {
  let time = 0;
  const budgets = createBudgets({ capacity: 100, perMs: 0.1, maxSubjects, now: () => time });
  return { budgets, later: (ms: number) => time += ms };
}

Deno.test('a used budget is filled again in proportion to the time', () => {
  const { budgets, later } = openBudgets();
  budgets.spend('a', 60);
  assert.equal(budgets.wait('a'), 0);
  budgets.spend('a', 340);
  assert.equal(budgets.wait('a'), 3, '300 ms too much, at 100 ms a second');
  assert.equal(budgets.wait('b'), 0, 'another subject');
  later(2_000);
  assert.equal(budgets.wait('a'), 1);
  later(1_010);
  assert.equal(budgets.wait('a'), 0);
});

Deno.test('a budget does not grow above its capacity', () => {
  const { budgets, later } = openBudgets();
  budgets.spend('a', 1);
  later(1_000_000);
  budgets.spend('a', 100);
  assert.equal(budgets.wait('a'), 1);
});

Deno.test('the number of subjects in memory is limited', () => {
  const { budgets } = openBudgets(2);
  for (const subject of ['a', 'b', 'a', 'c']) budgets.spend(subject, 90);
  assert.equal(budgets.size, 2);
  budgets.spend('a', 10);
  assert.equal(budgets.wait('a') > 0, true, 'a was used later than b');
});

/** Opens budgets of two requests at once, and of four a minute. */
function openRequestBudgets(maxSubjects = 10) {
  let time = 0;
  const budgets = createBudgets({ capacity: 2, perMs: 4 / 60_000, maxSubjects, now: () => time });
  return { budgets, later: (ms: number) => time += ms };
}

Deno.test('take() allows the capacity at once, then the rate', () => {
  const { budgets, later } = openRequestBudgets();
  assert.deepEqual([1, 2, 3].map(() => budgets.take('a', 1)), [0, 0, 15]);
  later(14_000);
  assert.equal(budgets.take('a', 1), 1);
  later(1_000);
  assert.equal(budgets.take('a', 1), 0);
  assert.equal(budgets.take('a', 1), 15);
});

Deno.test('take() adds no more than the capacity', () => {
  const { budgets, later } = openRequestBudgets();
  budgets.take('a', 1);
  later(3_600_000);
  assert.deepEqual([1, 2, 3].map(() => budgets.take('a', 1)), [0, 0, 15]);
});

Deno.test('take() counts each subject by itself', () => {
  const { budgets } = openRequestBudgets();
  for (let index = 0; index < 3; index += 1) budgets.take('a', 1);
  assert.equal(budgets.take('a', 1), 15);
  assert.equal(budgets.take('b', 1), 0);
});

Deno.test('take() keeps a refused subject, and removes the oldest one first', () => {
  const { budgets } = openRequestBudgets(3);
  for (const subject of ['a', 'a', 'b', 'c', 'a', 'd']) budgets.take(subject, 1);
  assert.equal(budgets.size, 3);
  // 'b' was removed; 'a' was used after it and is still empty.
  assert.equal(budgets.take('a', 1), 15);
});
