import {
  cachedPromise,
  type EncodedBody,
  LruCache,
  RateLimitError,
  replyEncoded,
} from '@thach-an/edge-api';
import { parseDate, type SolarDate, toIcs } from '@thach-an/lunar';
import { type Context, Hono } from 'hono';
import {
  almanacPath,
  almanacSiteMapPath,
  anniversariesPath,
  choosePath,
  findPath,
  linkedDay,
  monthHref,
  yearHref,
} from '../../app/almanac/almanac-address.ts';
import { escapeXml } from '../documents/escape-xml.ts';
import {
  anniversaryFeedPath,
  anniversaryFile,
  feedYears,
  readAnniversaries,
} from '../../app/almanac/anniversary-feed.ts';
import { type PublicFeed, publicFeedTitles } from '../../app/almanac/public-feeds.ts';
import { feedEvents } from './feed-events.ts';

/** Dependencies of {@linkcode almanacRoutes}. */
export interface AlmanacRoutesDeps {
  publicUrl: string;
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

const type = 'text/calendar; charset=utf-8';
const lastYear = 2100;

/**
 * Creates the routes of the almanac besides its pages: the field that takes a date of both
 * calendars, its site map, and the calendar files. Those for everyone are
 * written once a year and kept. That of giỗ is computed from its parameters for each request, and
 * nothing of it is kept.
 */
export function almanacRoutes({ publicUrl, today, encode, limit }: AlmanacRoutesDeps) {
  const bodies = new LruCache<string, Promise<EncodedBody>>({ maxEntries: 8 });
  const isFeed = (name: string): name is PublicFeed => Object.hasOwn(publicFeedTitles, name);

  const app = new Hono();
  app.get(findPath, (c) => {
    c.header('Cache-Control', 'no-store');
    try {
      const { date } = parseDate(c.req.query('ngay') ?? '', { from: today() });
      const href = linkedDay(date);
      if (href) return c.redirect(href, 303);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
    }
    return c.redirect(`${almanacPath}?loi=1`, 303);
  });
  app.get(almanacSiteMapPath, (c) => {
    const urls = publicPaths(today()).map((path) =>
      `<url><loc>${escapeXml(publicUrl + path)}</loc></url>\n`
    );
    return c.body(
      '<?xml version="1.0" encoding="UTF-8"?>\n' +
        `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`,
      200,
      {
        'Content-Type': 'application/xml; charset=utf-8',
        'Cache-Control': 'public, max-age=3600',
      },
    );
  });
  app.get(anniversaryFeedPath, async (c) => {
    try {
      const request = readAnniversaries(new URL(c.req.url).searchParams);
      const body = await limit(c, () => encode(anniversaryFile(request, today())));
      return replyEncoded(c, body, {
        'Content-Type': type,
        'Content-Disposition': 'attachment; filename="nhac-gio.ics"',
        // A shared cache would keep the names in its keys.
        'Cache-Control': 'private, max-age=86400',
        'Referrer-Policy': 'no-referrer',
        'X-Robots-Tag': 'noindex',
      });
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
  app.get('/lich/:feed{[a-z-]+\\.ics}', async (c, next) => {
    const name = c.req.param('feed').slice(0, -'.ics'.length);
    if (!isFeed(name)) return await next();
    const { year } = today();
    const body = await cachedPromise(bodies, `${name} ${year}`, () => {
      const events = feedEvents[name](year, Math.min(year + feedYears - 1, lastYear));
      return encode(toIcs(events, { name: publicFeedTitles[name] }));
    });
    return replyEncoded(c, body, {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}.ics"`,
      'Cache-Control': 'public, max-age=86400',
      'X-Robots-Tag': 'noindex',
    });
  });
  return app;
}

/** Returns the views of the almanac around a day: from a year before it to a year after it. */
function publicPaths({ year, month }: SolarDate): string[] {
  const months = Array.from({ length: 25 }, (_, index) => year * 12 + month - 1 + index - 12);
  return [
    almanacPath,
    choosePath,
    anniversariesPath,
    ...[year - 1, year, year + 1].map(yearHref),
    ...months.map((number) => monthHref(Math.floor(number / 12), number % 12 + 1)),
  ];
}
