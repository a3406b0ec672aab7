/** Names and titles of the calendars for everyone. */
export const publicFeedTitles = {
  'ram-mung-mot': 'Rằm và mùng một',
  'le-tet': 'Lễ, Tết và ngày kỷ niệm',
  'tiet-khi': 'Hai mươi bốn tiết khí',
  'nghi-le': 'Ngày nghỉ lễ',
} as const;

/** Name of a calendar for everyone. */
export type PublicFeed = keyof typeof publicFeedTitles;

/** Links to the calendars for everyone. */
export const publicFeeds: readonly { title: string; href: string }[] = Object.entries(
  publicFeedTitles,
).map(([name, title]) => ({ title, href: `/lich/${name}.ics` }));
