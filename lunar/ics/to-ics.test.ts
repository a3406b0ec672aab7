import assert from 'node:assert/strict';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { convertIcsCalendar } from 'ts-ics';
import { anniversaries, fromJulianDay, type IcsEvent, toIcs, toIsoDate } from '../mod.ts';

/** Reads the events with ical.js. */
function readWithIcalJs(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const alarm = component.getFirstSubcomponent('valarm');
    const trigger = alarm?.getFirstPropertyValue('trigger') as { toSeconds(): number } | undefined;
    return {
      uid: event.uid,
      date: event.startDate.toString(),
      end: event.endDate.toString(),
      allDay: event.startDate.isDate,
      name: event.summary,
      description: event.description ?? undefined,
      alarm: trigger?.toSeconds(),
    };
  });
}

/** Reads the events with ts-ics, which has another parser. */
function readWithTsIcs(file: string) {
  const calendar = convertIcsCalendar(undefined, file);
  return (calendar.events ?? []).map(({ uid, start, end, summary, description, alarms }) => {
    const duration = alarms?.[0]?.trigger.type === 'relative' ? alarms[0].trigger.value : undefined;
    const sign = duration?.before ? -1 : 1;
    return {
      uid,
      date: start.date.toISOString().slice(0, 10),
      end: end?.date.toISOString().slice(0, 10),
      allDay: start.type === 'DATE',
      name: summary,
      description,
      alarm: duration && sign * (duration.hours ?? 0) * 3600,
    };
  });
}

/** Asserts that two independent libraries read the events of a file, and returns its lines. */
function assertReadable(file: string, events: IcsEvent[]): string[] {
  for (const found of [readWithIcalJs(file), readWithTsIcs(file)]) {
    assert.deepEqual(
      found.map(({ uid: _, end: __, ...event }) => event),
      events.map(({ date, name, description, alarm }) => ({
        date: toIsoDate(date),
        allDay: true,
        name,
        description,
        alarm: alarm && (alarm.hour - 24 * alarm.daysBefore) * 3600,
      })),
    );
    assert.equal(new Set(found.map(({ uid }) => uid)).size, events.length);
    for (const { date, end } of found) {
      assert.equal(Date.parse(end!) - Date.parse(date), 86_400_000);
    }
  }
  assert.match(file, /^BEGIN:VCALENDAR\r\n[^]*\r\nEND:VCALENDAR\r\n$/);
  const lines = file.split('\r\n');
  for (const line of lines) {
    assert.ok(new TextEncoder().encode(line).length <= 75, line);
    assert.ok(!/[\r\n]/.test(line));
  }
  return lines;
}

const thirtyYears = anniversaries({ month: 12, day: 30 }, { from: 2026, count: 30 }).map((
  { date, adjusted },
): IcsEvent => ({
  id: 'giỗ ông ngoại',
  date,
  name: 'Giỗ ông ngoại Nguyễn Văn Đức, người lập nghiệp ở làng Thủy Dương; giỗ chính',
  ...(adjusted && { description: 'Tháng thiếu: cúng ngày 29' }),
  alarm: { daysBefore: 1, hour: 7 },
}));

Deno.test('toIcs() is read by ical.js and ts-ics with the same dates, names and reminders', () => {
  assertReadable(toIcs(thirtyYears, { name: 'Nhắc giỗ' }), thirtyYears);
});

Deno.test('toIcs() gives six anniversaries of thirty years in less than 60 KB', () => {
  const events = Array.from(
    { length: 6 },
    (_, i) =>
      anniversaries({ month: i + 1, day: 30 }, { from: 2026, count: 30 }).map(({ date }) => ({
        id: `giỗ ${i}`,
        date,
        name: `Giỗ bà nội thứ ${i}`,
        alarm: { daysBefore: 1, hour: 7 },
      })),
  ).flat();
  const size = new TextEncoder().encode(toIcs(events, { name: 'Nhắc giỗ' })).length;
  assert.ok(size < 60_000, `${size} bytes`);
});

Deno.test('toIcs() writes any text and any day so that both libraries read it', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 })
    // deno-lint-ignore no-control-regex
    .map((value) => value.replace(/[\x00-\x1f\x7f]/g, '').trim())
    .filter((value) => value !== '');
  const event = fc.record({
    id: text,
    jd: fc.integer({ min: 2_415_021, max: 2_488_434 }),
    name: text,
  });
  fc.assert(fc.property(fc.uniqueArray(event, { selector: ({ jd }) => jd }), (list) => {
    const events = list.map(({ jd, ...rest }) => ({ ...rest, date: fromJulianDay(jd) }));
    const file = toIcs(events, { name: 'Lịch' });
    assert.deepEqual(readWithIcalJs(file).map(({ name }) => name), events.map(({ name }) => name));
    const dates = events.map(({ date }) => toIsoDate(date));
    assert.deepEqual(readWithIcalJs(file).map(({ date }) => date), dates);
    assert.deepEqual(readWithTsIcs(file).map(({ date }) => date), dates);
  }));
});

Deno.test('toIcs() escapes the characters that the format reserves', () => {
  const events = [{ id: 'x', date: { year: 2026, month: 1, day: 1 }, name: 'a; b, c\\n d' }];
  const file = toIcs(events, { name: 'x' });
  assert.ok(file.includes('SUMMARY:a\\; b\\, c\\\\n d\r\n'), file);
  assertReadable(file, events);
});

Deno.test('toIcs() does not let a text end its line', () => {
  const name = 'a\r\nEND:VEVENT\nBEGIN:VEVENT\rb\u0000';
  const events = [{ id: 'x', date: { year: 2026, month: 1, day: 1 }, name }];
  const file = toIcs(events, { name });
  assert.equal(file.match(/^BEGIN:VEVENT/gm)?.length, 1);
  assert.equal(readWithIcalJs(file)[0]!.name, 'a\nEND:VEVENT\nBEGIN:VEVENT\nb ');
});

Deno.test('toIcs() returns the same file for the same events, and keeps UIDs of other names', () => {
  const renamed = thirtyYears.map((event) => ({ ...event, name: 'Giỗ ông' }));
  const uids = (events: IcsEvent[]) =>
    readWithIcalJs(toIcs(events, { name: 'Giỗ' })).map(({ uid }) => uid);
  assert.equal(toIcs(thirtyYears, { name: 'Giỗ' }), toIcs(thirtyYears, { name: 'Giỗ' }));
  assert.deepEqual(uids(renamed), uids(thirtyYears));
  assert.notDeepEqual(uids(thirtyYears.map((event) => ({ ...event, id: 'x' }))), uids(thirtyYears));
});

Deno.test('toIcs() never uses RSCALE and refreshes after the given days', () => {
  const file = toIcs(thirtyYears, { name: 'Giỗ', refreshDays: 3, stamp: new Date(0) });
  assert.ok(!/RSCALE|RRULE/.test(file));
  assert.match(file, /\r\nREFRESH-INTERVAL;VALUE=DURATION:P3D\r\n/);
  assert.match(file, /\r\nDTSTAMP:19700101T000000Z\r\n/);
});
