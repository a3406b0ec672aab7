import { type SolarDate, today } from '@thach-an/lunar';
import { AnniversaryForm, saveFile } from '@thach-an/ui';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { anniversariesPath } from '../almanac/almanac-address.ts';
import { AlmanacFrame } from '../almanac/almanac-frame.tsx';
import {
  anniversaryFeedPath,
  anniversaryFile,
  emptyLine,
  maxLines,
  nextAnniversary,
  writeAnniversaries,
} from '../almanac/anniversary-feed.ts';
import { publicFeeds } from '../almanac/public-feeds.ts';
import {
  keepEarlyInput,
  type KeptAnniversaries,
  keptAnniversaries,
  untouched,
  useKeptAnniversaries,
  withId,
} from '../almanac/kept-anniversaries.ts';
import { metaOf } from '../head/page-meta.ts';

export const meta = metaOf(() => ({
  title: 'Nhắc giỗ theo âm lịch',
  description:
    'Tính ngày giỗ theo âm lịch, tháng nhuận và tháng thiếu, tải tệp lịch 30 năm hoặc đăng ký lịch trên Google, Apple, Outlook.',
  path: anniversariesPath,
}));

/** Renders the reminders of giỗ. The lines stay in the browser, which computes the dates. */
export default function Anniversaries() {
  const kept = useKeptAnniversaries();
  const request = kept ?? untouched;
  const { lines, alarm } = request;
  const [from, setFrom] = useState<SolarDate>();
  /** Giỗ whose address is shown. */
  const [subscribed, setSubscribed] = useState<KeptAnniversaries>();
  useEffect(() => setFrom(today()), []);
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    // Kept lines are unknown while hydrating.
    if (kept || !form.current) return;
    const entries = [...new FormData(form.current)].map(([name, value]) => [name, String(value)]);
    keepEarlyInput(keptAnniversaries, new URLSearchParams(entries));
  }, []);
  const next = useMemo(
    () => lines.map((line) => from && nextAnniversary(line, from)),
    [lines, from],
  );
  const change = (part: Partial<KeptAnniversaries>) =>
    keptAnniversaries.set({ ...request, ...part });
  const download = () => {
    const file = new Blob([anniversaryFile(request, today())], { type: 'text/calendar' });
    saveFile(file, 'nhac-gio.ics');
  };
  return (
    <AlmanacFrame
      current='anniversaries'
      month={from ?? { year: 2026, month: 11 }}
      heading='Nhắc giỗ'
    >
      <AnniversaryForm
        ref={form}
        action={anniversaryFeedPath}
        lines={lines}
        onChange={(lines) => change({ lines })}
        next={next}
        alarm={alarm}
        onAlarmChange={(alarm) => change({ alarm })}
        onAdd={lines.length < maxLines
          ? () => change({ lines: [...lines, withId(emptyLine)] })
          : undefined}
        onDownload={download}
        onSubscribe={() => setSubscribed(request)}
        address={subscribed === request
          ? `${location.origin}${anniversaryFeedPath}?${writeAnniversaries(request)}`
          : undefined}
      />
      <section aria-labelledby='lich-dang-ky' className='mt-10'>
        <h2 id='lich-dang-ky' className='pb-2 text-xl leading-[1.3]'>Lịch đăng ký khác</h2>
        <ul role='list'>
          {publicFeeds.map(({ title, href }) => (
            <li key={href}>
              <a
                href={href}
                className='inline-flex min-h-11 items-center text-jade underline-offset-4 hover:underline'
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </AlmanacFrame>
  );
}
