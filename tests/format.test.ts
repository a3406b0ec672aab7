import assert from 'node:assert/strict';
import { formatDateTime } from '../edge-api/format/format-timestamp.ts';
import { formatMoney } from '../edge-api/format/format-money.ts';
import { formatDateTime as formatInPages } from '../ui/primitives/date-time/format-date-time.ts';
import { formatPrice } from '../ui/primitives/price/format-price.ts';

// ui and edge-api must not import each other, so each has its own formatters.

Deno.test('ui and edge-api format amounts of money equally', () => {
  const amounts = [0, 1, 9, 10, 99, 100, 999, 1_000, 10_000, 45_000, 99_999, 100_000, 999_999];
  amounts.push(1_000_000, 1_250_000, 123_456_789, 1_000_000_000, Number.MAX_SAFE_INTEGER);
  for (let amount = 7; amount < 1e12; amount *= 3) amounts.push(amount);
  for (const amount of amounts) assert.equal(formatPrice(amount), formatMoney(amount));
});

Deno.test('ui and edge-api format the same date and time of day', () => {
  const day = 24 * 60 * 60_000;
  const times = [Date.UTC(2026, 0, 1, 16, 59, 59, 999), Date.UTC(2026, 0, 1, 17)];
  times.push(Date.UTC(2028, 1, 28, 17), Date.UTC(2028, 1, 29, 16, 59), Date.UTC(2026, 11, 31, 17));
  // The step makes the time of day differ from one value to the next.
  for (let time = Date.UTC(2020, 0, 1); time < Date.UTC(2060, 0, 1); time += 11 * day + 3_719_000) {
    times.push(time);
  }
  for (const time of times) {
    const [timeOfDay, date] = formatDateTime(time).split(' ngày ');
    assert.equal(formatInPages(new Date(time).toISOString()), `${date} ${timeOfDay}`);
  }
});
