import { type SolarDate, today } from '@thach-an/lunar';
import {
  type AnniversaryAlarm,
  AnniversaryForm,
  type AnniversaryLine,
  saveFile,
} from '@thach-an/ui';
import { useEffect, useMemo, useState } from 'react';
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
import { keepAnniversaries, keptAnniversaries } from '../almanac/kept-anniversaries.ts';
import { metaOf } from '../head/page-meta.ts';
import { browserStorage } from '../shell/browser-storage.ts';

export const meta = metaOf(() => ({
  title: 'Nhắc giỗ theo âm lịch',
  description:
    'Tính ngày giỗ theo âm lịch, tháng nhuận và tháng thiếu, tải tệp lịch 30 năm hoặc đăng ký vào Google, Apple, Outlook.',
  path: anniversariesPath,
}));

let lastId = 0;
const withId = (line: Omit<AnniversaryLine, 'id'>): AnniversaryLine => ({
  ...line,
  id: `gio-${lastId += 1}`,
});
const firstLine: AnniversaryLine = { ...emptyLine, id: 'gio-0' };

/** Renders the reminders of giỗ. The lines stay in the browser, which computes the dates. */
export default function Anniversaries() {
  const [lines, setLines] = useState<AnniversaryLine[]>([firstLine]);
  const [alarm, setAlarm] = useState<AnniversaryAlarm>('eve-7');
  const [from, setFrom] = useState<SolarDate>();
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    setFrom(today());
    const kept = keptAnniversaries(browserStorage);
    if (!kept) return;
    setLines(kept.lines.map(withId));
    setAlarm(kept.alarm);
  }, []);
  const next = useMemo(
    () => lines.map((line) => from && nextAnniversary(line, from)),
    [lines, from],
  );
  const change = (changed: AnniversaryLine[], changedAlarm = alarm) => {
    setLines(changed);
    setAlarm(changedAlarm);
    setAddress(undefined);
    keepAnniversaries({ lines: changed, alarm: changedAlarm }, browserStorage);
  };
  const download = () => {
    const file = new Blob([anniversaryFile({ lines, alarm }, today())], { type: 'text/calendar' });
    saveFile(file, 'nhac-gio.ics');
  };
  return (
    <AlmanacFrame
      current='anniversaries'
      month={from ?? { year: 2026, month: 11 }}
      heading='Nhắc giỗ'
    >
      <AnniversaryForm
        action={anniversaryFeedPath}
        lines={lines}
        onChange={(changed) => change(changed)}
        next={next}
        alarm={alarm}
        onAlarmChange={(changed) => change(lines, changed)}
        onAdd={lines.length < maxLines ? () => change([...lines, withId(emptyLine)]) : undefined}
        onDownload={download}
        onSubscribe={() =>
          setAddress(
            `${location.origin}${anniversaryFeedPath}?${writeAnniversaries({ lines, alarm })}`,
          )}
        address={address}
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
