import assert from 'node:assert/strict';
import { civilTime, type ClockChange, clockChanges, type Place } from '../mod.ts';

/** Returns the date and time of a reading, such as `'1942-12-31 23:00:00'`. */
function text({ year, month, day, hour, minute, second }: ClockChange['from']): string {
  const pad = (n: number) => String(n).padStart(2, '0');
  return `${year}-${pad(month)}-${pad(day)} ${pad(hour)}:${pad(minute)}:${pad(second)}`;
}

Deno.test('clockChanges() lists seven changes in the North', () => {
  assert.deepEqual(
    clockChanges('north').map(({ kind, from, to }) => [kind, text(from), text(to)]),
    [
      ['gap', '1906-07-01 00:00:00', '1906-07-01 00:03:06'],
      ['overlap', '1911-04-30 23:53:30', '1911-05-01 00:00:00'],
      ['gap', '1942-12-31 23:00:00', '1943-01-01 00:00:00'],
      ['gap', '1945-03-14 23:00:00', '1945-03-15 00:00:00'],
      ['overlap', '1945-09-01 22:00:00', '1945-09-02 00:00:00'],
      ['gap', '1947-04-01 00:00:00', '1947-04-01 01:00:00'],
      ['unknown-day', '1954-09-30 23:00:00', '1954-11-01 00:00:00'],
    ],
  );
});

Deno.test('clockChanges() lists eight changes in the South', () => {
  assert.deepEqual(
    clockChanges('south').map(({ kind, from, to }) => [kind, text(from), text(to)]),
    [
      ['overlap', '1911-04-30 23:53:30', '1911-05-01 00:00:00'],
      ['gap', '1942-12-31 23:00:00', '1943-01-01 00:00:00'],
      ['gap', '1945-03-14 23:00:00', '1945-03-15 00:00:00'],
      ['overlap', '1945-09-01 22:00:00', '1945-09-02 00:00:00'],
      ['gap', '1947-04-01 00:00:00', '1947-04-01 01:00:00'],
      ['overlap', '1955-07-01 00:00:00', '1955-07-01 01:00:00'],
      ['gap', '1959-12-31 23:00:00', '1960-01-01 00:00:00'],
      ['overlap', '1975-06-12 23:00:00', '1975-06-13 00:00:00'],
    ],
  );
});

for (const place of ['north', 'south'] satisfies Place[]) {
  Deno.test(`clockChanges() continues each offset until the next change, ${place}`, () => {
    const changes = clockChanges(place);
    for (const [i, { before, after, to, source }] of changes.entries()) {
      assert.notEqual(before, after);
      if (i > 0) assert.equal(before, changes[i - 1]!.after);
      // The next minute, because a change of 1906 ended within a minute.
      const later = civilTime(place, { ...to, minute: to.minute + 1 });
      assert.deepEqual([later.utcOffset, later.source, later.change], [after, source, null]);
    }
  });
}
