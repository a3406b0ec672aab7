import assert from 'node:assert/strict';
import { type BenchmarkRun, compareRuns, type Figure, isWithin, toMarkdown } from './report.ts';

const figure = (value: number, fields: Partial<Figure> = {}): Figure => ({
  section: 'Orders',
  name: 'to the client alone',
  unit: 'ratio',
  value,
  ...fields,
});
const run = (...figures: Figure[]): BenchmarkRun => ({ date: '2026-11-22', figures });

Deno.test('compareRuns() reports ratios that have changed by more than 15 %', () => {
  assert.deepEqual(compareRuns(run(figure(1)), run(figure(0.9))), []);
  assert.deepEqual(compareRuns(run(figure(1)), run(figure(0.8))), [
    'Orders: to the client alone: 1.00 -> 0.80 (-20 %)',
  ]);
  assert.deepEqual(compareRuns(run(figure(1)), run(figure(2))), [
    'Orders: to the client alone: 1.00 -> 2.00 (+100 %)',
  ]);
});

Deno.test('compareRuns() ignores new figures and times, which depend on the machine', () => {
  const before = run(figure(10, { unit: 'ms' }));
  assert.deepEqual(compareRuns(before, run(figure(90, { unit: 'ms' }))), []);
  assert.deepEqual(compareRuns(run(), run(figure(5))), []);
});

Deno.test('isWithin() compares with the limit', () => {
  assert.ok(isWithin({ value: 0.8, limit: { atLeast: 0.8 } }));
  assert.ok(!isWithin({ value: 0.79, limit: { atLeast: 0.8 } }));
  assert.ok(!isWithin({ value: 3.1, limit: { atMost: 3 } }));
  assert.ok(isWithin({ value: 3.1 }));
});

Deno.test('toMarkdown() writes a table per section and marks missed limits', () => {
  const page = toMarkdown(run(
    figure(0.5, { limit: { atLeast: 0.8 } }),
    figure(1_095, { section: 'Speed', name: 'orders', unit: 'per second' }),
  ));
  assert.match(
    page,
    /## Orders\n\n\| figure .*\n.*\n\| to the client alone \| 0.50 \| at least 0.8 \(missed\) \|/,
  );
  assert.match(page, /## Speed\n[^#]*\| orders \| 1095\/s \|/);
});
