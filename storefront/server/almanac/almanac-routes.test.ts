import { clientAddress, encodeBody } from '@thach-an/edge-api';
import assert from 'node:assert/strict';
import { maxLines, writeAnniversaries } from '../../app/almanac/anniversary-feed.ts';
import { publicFeeds } from '../../app/almanac/public-feeds.ts';
import { createRenderLimiter, type RenderLimitOptions } from '../documents/render-limits.ts';
import { almanacRoutes } from './almanac-routes.ts';

const today = () => ({ year: 2026, month: 11, day: 24 });

function openRoutes(limits: RenderLimitOptions = { concurrency: 2 }) {
  let encoded = 0;
  const limiter = createRenderLimiter(limits);
  const addressOf = clientAddress([]);
  const routes = almanacRoutes({
    today,
    encode: (content) => {
      encoded += 1;
      return encodeBody(content, 5);
    },
    limit: (c, work) => limiter.run(addressOf(c), work),
  });
  return {
    get: (path: string, init?: RequestInit) => routes.request(path, init),
    encoded: () => encoded,
  };
}

const datesOf = (file: string) =>
  [...file.matchAll(/^DTSTART;VALUE=DATE:(\d+)\r$/gm)].map((m) => m[1]);

const line = {
  name: 'Giỗ ông',
  day: 30,
  month: 12,
  leap: false,
  leapPolicy: 'regular',
  shortMonth: 'last-day',
} as const;

Deno.test('each calendar for everyone has thirty years, an ETag, and is written once', async () => {
  const routes = openRoutes();
  for (const { href } of publicFeeds) {
    const reply = await routes.get(href);
    const file = await reply.text();
    const dates = datesOf(file);
    assert.equal(reply.status, 200);
    assert.match(reply.headers.get('Cache-Control')!, /^public/);
    assert.ok(reply.headers.get('ETag'));
    assert.equal(dates.every((date) => date! >= '20260101' && date! <= '20551231'), true, href);
    assert.equal(new Set(dates.map((date) => date!.slice(0, 4))).size, 30, href);
    await (await routes.get(href)).body?.cancel();
  }
  assert.equal(routes.encoded(), publicFeeds.length);
  assert.equal((await routes.get('/lich/toString.ics')).status, 404);
});

Deno.test('the calendar of rằm and mùng một has each of them once', async () => {
  const file = await (await openRoutes().get('/lich/ram-mung-mot.ics')).text();
  assert.ok(datesOf(file).includes('20261124') === false);
  assert.ok(file.includes('SUMMARY:Mùng 1 tháng Giêng\r\n'));
  assert.equal(new Set(datesOf(file)).size, datesOf(file).length);
});

Deno.test('the calendar of giỗ has the adjusted dates, and no shared cache may keep it', async () => {
  const params = writeAnniversaries({ lines: [line], alarm: 'eve-7' });
  const reply = await openRoutes().get(`/lich/gio.ics?${params}`);
  const file = await reply.text();
  assert.equal(reply.headers.get('Cache-Control'), 'private, max-age=86400');
  assert.equal(reply.headers.get('X-Robots-Tag'), 'noindex');
  assert.equal(datesOf(file).length, 30);
  assert.equal(datesOf(file)[0], '20260216');
  assert.ok(datesOf(file).includes('20270205'));
  assert.match(file, /TRIGGER:-PT17H/);
});

Deno.test('each calendar of thirty years is sent in less than 60 KB, six giỗ also without gzip', async () => {
  const anniversaries = (count: number) => {
    const lines = Array.from({ length: count }, (_, i) => ({ ...line, month: i + 1 }));
    return `/lich/gio.ics?${writeAnniversaries({ lines, alarm: 'eve-7' })}`;
  };
  const sizeOf = async (path: string, encoding: string) => {
    const reply = await openRoutes().get(path, { headers: { 'Accept-Encoding': encoding } });
    assert.equal(reply.headers.get('Content-Encoding') ?? 'identity', encoding);
    return (await reply.bytes()).length;
  };
  for (const path of [...publicFeeds.map(({ href }) => href), anniversaries(maxLines)]) {
    const size = await sizeOf(path, 'gzip');
    assert.ok(size < 60_000, `${path}: ${size} bytes`);
  }
  assert.ok(await sizeOf(anniversaries(6), 'identity') < 60_000);
});

for (
  const query of [
    '',
    '?ten=a',
    '?ten=a&ngay=31&thang=1',
    '?ten=a&ngay=1&thang=13',
    '?ten=a&ngay=1e0&thang=1',
    `?${'ten=a&ngay=1&thang=1&'.repeat(13)}`,
  ]
) {
  Deno.test(`the calendar of giỗ refuses ${query.slice(0, 40)} with a sentence`, async () => {
    const reply = await openRoutes().get(`/lich/gio.ics${query}`);
    assert.equal(reply.status, 400);
    assert.match(await reply.text(), /^Không tạo được lịch giỗ: .+\.$/);
  });
}

Deno.test('calendars of giỗ are taken from the budget of the pages', async () => {
  const routes = openRoutes({ concurrency: 2, perMinute: 8 });
  const get = async (day: number) => {
    const params = writeAnniversaries({ lines: [{ ...line, day }], alarm: 'none' });
    const reply = await routes.get(`/lich/gio.ics?${params}`);
    await reply.body?.cancel();
    return reply;
  };
  assert.equal((await get(1)).status, 200);
  assert.equal((await get(2)).status, 200);
  const refused = await get(3);
  assert.equal(refused.status, 429);
  assert.ok(Number(refused.headers.get('Retry-After')) > 0);
  assert.equal(routes.encoded(), 2);
});

Deno.test('a hostile name stays one line of the calendar', async () => {
  const params = writeAnniversaries({
    lines: [{ ...line, name: 'a\r\nEND:VEVENT\r\nATTACH:x' }],
    alarm: 'none',
  });
  const file = await (await openRoutes().get(`/lich/gio.ics?${params}`)).text();
  assert.ok(!/^ATTACH/m.test(file));
});

Deno.test('the field for a date redirects to its day, or to the page with the forms and the text', async () => {
  const cases = {
    'rằm tháng bảy': '/lich/2027-08-16',
    '24/11': '/lich/2026-11-24',
    '1/1/1899': '/lich?loi=1%2F1%2F1899',
    '//evil.example': '/lich?loi=%2F%2Fevil.example',
    '': '/lich?loi=',
  };
  for (const [text, location] of Object.entries(cases)) {
    const reply = await openRoutes().get(`/lich/tim?ngay=${encodeURIComponent(text)}`);
    assert.equal(reply.status, 303);
    assert.equal(reply.headers.get('Location'), location, text);
  }
});
