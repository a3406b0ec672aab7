const titles = {
  'ram-mung-mot': 'Rằm và mùng một',
  'le-tet': 'Lễ, Tết và ngày kỷ niệm',
  'tiet-khi': 'Hai mươi bốn tiết khí',
  'nghi-le': 'Ngày nghỉ lễ',
} as const;

/** Name of a calendar for everyone. */
export type PublicFeed = keyof typeof titles;

/** Links to the calendars for everyone. */
export const publicFeeds = (Object.keys(titles) as PublicFeed[]).map((name) => ({
  name,
  title: titles[name],
  href: `/lich/${name}.ics`,
}));
