import {
  cachedPromise,
  type EncodedBody,
  LruCache,
  RateLimitError,
  replyEncoded,
} from '@thach-an/edge-api';
import { parseDate, type SolarDate, toIcs } from '@thach-an/lunar';
import { type Context, Hono } from 'hono';
import { findPath, LAST_YEAR, linkedDay, unreadHref } from '../../app/almanac/almanac-address.ts';
import {
  anniversaryFeedPath,
  anniversaryFile,
  feedYears,
  readAnniversaries,
} from '../../app/almanac/anniversary-feed.ts';
import { publicFeeds } from '../../app/almanac/public-feeds.ts';
import { feedEvents } from './feed-events.ts';

export interface AlmanacRoutesDeps {
  /** Returns the current date in Vietnam. */
  today: () => SolarDate;
  /** Compresses a calendar file. */
  encode: (content: string) => Promise<EncodedBody>;
  /**
   * Computes a file of its own for a client, within the limits of the pages.
   *
   * @throws {RateLimitError} if the client's budget is spent or too many wait
   */
  limit: <T>(c: Context, work: () => Promise<T>) => Promise<T>;
}

const calendarHeaders = (name: string, cache: 'private' | 'public') => ({
  'Content-Type': 'text/calendar; charset=utf-8',
  'Content-Disposition': `attachment; filename="${name}.ics"`,
  'Cache-Control': `${cache}, max-age=86400`,
  'X-Robots-Tag': 'noindex',
});

/**
 * Creates the routes of the almanac besides its pages: the field that takes a date of both
 * calendars, and the calendar files. Those for everyone are written once a year and kept. That of
 * giỗ is computed from its parameters for each request, and nothing of it is kept.
 */
export function almanacRoutes({ today, encode, limit }: AlmanacRoutesDeps) {
  const bodies = new LruCache<string, Promise<EncodedBody>>({ maxEntries: 8 });
  const app = new Hono();
  app.get(findPath, (c) => {
    c.header('Cache-Control', 'no-store');
    const text = c.req.query('ngay') ?? '';
    try {
      const { date } = parseDate(text, { from: today() });
      const href = linkedDay(date);
      if (href) return c.redirect(href, 303);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
    }
    return c.redirect(unreadHref(text), 303);
  });
  app.get(anniversaryFeedPath, async (c) => {
    try {
      const request = readAnniversaries(new URL(c.req.url).searchParams);
      const body = await limit(c, () => encode(anniversaryFile(request, today())));
      c.header('Referrer-Policy', 'no-referrer');
      // A shared cache would keep the names in its keys.
      return replyEncoded(c, body, calendarHeaders('nhac-gio', 'private'));
    } catch (error) {
      if (error instanceof RateLimitError) {
        return c.text('Lịch giỗ đang được tải quá nhiều lần, xin thử lại sau ít phút.', 429, {
          'Retry-After': String(error.retryAfter),
          'Cache-Control': 'no-store',
        });
      }
      if (!(error instanceof RangeError)) throw error;
      return c.text(`Không tạo được lịch giỗ: ${error.message}`, 400, {
        'Cache-Control': 'no-store',
      });
    }
  });
  for (const { name, title, href } of publicFeeds) {
    app.get(href, async (c) => {
      const { year } = today();
      const body = await cachedPromise(bodies, `${name} ${year}`, () => {
        const events = feedEvents[name](year, Math.min(year + feedYears - 1, LAST_YEAR));
        return encode(toIcs(events, { name: title }));
      });
      return replyEncoded(c, body, calendarHeaders(name, 'public'));
    });
  }
  return app;
}
