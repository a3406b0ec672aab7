import { formatLunar } from '@thach-an/lunar';
import { type DayView, shortDate } from './day-view.ts';

/** Width and height of the picture in px. */
export const daySize = { width: 1080, height: 1080 };
const serif = 'Ngoc, Georgia, serif';
const sans = "'Be Vietnam Pro', Arial, sans-serif";

const escape = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

export const colourNames = ['paper', 'line', 'ink', 'ink-soft', 'cinnabar'] as const;

export type DayPalette = Record<typeof colourNames[number], string>;

/** Maximum number of letters in a line of events; wider ones do not fit. */
const maxLetters = 50;

/** Joins the names of events into lines. No day has more than two of them. */
function joinEvents(names: readonly string[]): string[] {
  return names.reduce<string[]>((lines, name) => {
    const joined = [...lines.slice(-1), name].join(' · ');
    return joined.length > maxLetters ? [...lines, name] : [...lines.slice(0, -1), joined];
  }, []);
}

/**
 * Returns the picture of a day to share: the leaf of its calendar, as SVG.
 *
 * @param address address of the calendar, for those who receive the picture
 * @param fonts `@font-face` rules with the fonts as data
 */
export function daySvg(
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
  const month = [1, 12].includes(lunar.month) ? '{monthName}' : '{month}';
  const lunarMonth = formatLunar(lunar, `Tháng ${month}{leap}`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${daySize.width} ${daySize.height}"`,
    ` width="${daySize.width}" height="${daySize.height}" text-anchor="middle" font-family="${sans}"`,
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
    line(`Ngày ${pillars.day} · tháng ${pillars.month} · năm ${pillars.year}`, 540, 850, 38),
    line(`Tiết ${term.name}`, 540, 906, 34, soft),
    ...joinEvents(events.map(({ name }) => name.vi)).map((text, index) =>
      line(text, 540, 960 + 46 * index, 36, 'font-weight="600"')
    ),
    line(address, 540, 1050, 26, soft),
    '</svg>',
  ].join('');
}
