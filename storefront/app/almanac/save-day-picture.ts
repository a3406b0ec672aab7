import { formatLunar, toIsoDate } from '@thach-an/lunar';
import { loadFontFaces, saveSvg } from '../shell/save-svg.ts';
import { readLightToken } from '../tu-vi/read-light-token.ts';
import { almanacPath } from './almanac-address.ts';
import { type DayView, shortDate } from './day-view.ts';

const size = { width: 1080, height: 1080 };
const serif = 'Ngoc, Georgia, serif';
const sans = "'Be Vietnam Pro', Arial, sans-serif";

const escape = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const colourNames = ['paper', 'line', 'ink', 'ink-soft', 'cinnabar'] as const;

export type DayPalette = Record<typeof colourNames[number], string>;

/**
 * Returns the picture of a day to share: the leaf of its calendar, as SVG.
 *
 * @param address address of the calendar, for those who receive the picture
 * @param fonts `@font-face` rules with the fonts as data
 */
function daySvg(
  { leaf }: Pick<DayView, 'leaf'>,
  colours: DayPalette,
  address: string,
  fonts = '',
): string {
  const { date, lunar, pillars, term, events = [] } = leaf;
  const isMajor = lunar.day === 1 || lunar.day === 15;
  const line = (text: string, x: number, y: number, px: number, more = '') =>
    `<text x="${x}" y="${y}" font-size="${px}" ${more}>${escape(text)}</text>`;
  const soft = `fill="${colours['ink-soft']}"`;
  const lunarMonth = formatLunar(lunar, 'Tháng {month}{leap}');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}"`,
    ` width="${size.width}" height="${size.height}" text-anchor="middle" font-family="${sans}"`,
    ` fill="${colours.ink}"><style>${fonts}</style>`,
    `<rect width="100%" height="100%" fill="${colours.paper}"/>`,
    `<path d="M90 250h900M540 300v440M90 790h900" stroke="${colours.line}" stroke-width="2"/>`,
    line(`Ngày ${shortDate(date)}`, 540, 190, 52, `font-family="${serif}" font-weight="600"`),
    line('Dương lịch', 315, 350, 34, soft),
    line(`${date.day}`, 315, 620, 270, `font-family="${serif}" font-weight="600"`),
    line(`Tháng ${date.month}`, 315, 710, 40),
    line('Âm lịch', 765, 350, 34, soft),
    line(
      `${lunar.day}`,
      765,
      620,
      270,
      `font-family="${serif}" font-weight="600"${isMajor ? ` fill="${colours.cinnabar}"` : ''}`,
    ),
    line(`${lunarMonth} ${pillars.year}`, 765, 710, 40),
    line(`Ngày ${pillars.day} · tháng ${pillars.month} · năm ${pillars.year}`, 540, 860, 38),
    line(`Tiết ${term.name}`, 540, 920, 34, soft),
    line(events.map(({ name }) => name.vi).join(' · '), 540, 980, 36, 'font-weight="600"'),
    line(address, 540, 1045, 26, soft),
    '</svg>',
  ].join('');
}

/**
 * Saves the picture of a day as PNG. It is made in the browser.
 *
 * @throws {Error} if a font cannot be loaded or the browser cannot make the picture
 */
export async function saveDayPicture(day: Pick<DayView, 'leaf'>): Promise<void> {
  const palette = Object.fromEntries(
    colourNames.map((name) => [name, readLightToken(`--color-${name}`)]),
  ) as DayPalette;
  const address = location.host + almanacPath;
  const svg = daySvg(day, palette, address, await loadFontFaces());
  await saveSvg(svg, size, `lich-${toIsoDate(day.leaf.date)}.png`);
}
