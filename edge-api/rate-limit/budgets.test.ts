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
