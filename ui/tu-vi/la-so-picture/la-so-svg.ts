import type { LaSo, NguHanh, Palace } from '@thach-an/lunar';
import { laSoBoardMessages } from '../la-so-board/la-so-board-messages.ts';
import type { LaSoPerson } from '../la-so-board/la-so-centre.tsx';
import { palaceSquares } from '../la-so-board/palace-squares.ts';
import { yearMarks } from '../la-so-board/year-marks.ts';
import { brightnessLetter } from '../la-so-stars/brightness-letter.ts';
import { isEssential, minorStarsOf } from '../la-so-stars/minor-stars-of.ts';
import { starElement } from '../la-so-stars/star-element.ts';

/** Colours of the picture, as CSS values. */
export type LaSoPalette = Record<'surface' | 'paper' | 'line' | 'ink' | 'soft' | 'jade', string> & {
  elements: Record<NguHanh, string>;
};

/** Size of the picture in pixels. */
export const laSoPictureSize = { width: 1240, height: 1640 };

const margin = 20;
const square = { width: 300, height: 400 };

interface TextOptions {
  size: number;
  fill: string;
  anchor?: 'start' | 'middle' | 'end';
  serif?: boolean;
  bold?: boolean;
}

function text(x: number, y: number, content: string, options: TextOptions): string {
  const { size, fill, anchor = 'middle', serif = false, bold = serif } = options;
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" text-anchor="${anchor}"` +
    ` font-family="${serif ? 'Ngoc, serif' : 'Be Vietnam Pro, sans-serif'}"` +
    `${bold ? ' font-weight="600"' : ''}>${escape(content)}</text>`;
}

/** Replaces the characters that have a meaning in XML, and removes those that it forbids. */
function escape(content: string): string {
  return content.toWellFormed().replaceAll(/[\p{Cc}\uFFFE\uFFFF]/gu, ' ')
    .replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** Splits a name into lines of about 24 letters, at most three. */
function lines(name: string): string[] {
  const result = [''];
  for (const word of name.split(/\s+/)) {
    const line = result.at(-1)!;
    if (line !== '' && line.length + word.length > 24) result.push(word);
    else result[result.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return result.slice(0, 3).map((line) => line.length > 34 ? `${line.slice(0, 33)}…` : line);
}

/**
 * Returns a chart as an SVG document with texts only: no scripts, links or pictures.
 *
 * @param fontFaces CSS with the fonts "Ngoc" and "Be Vietnam Pro", which an SVG in an `<img>` does
 * not take from the page
 * @param messages texts beside the names of palaces and stars
 */
export function laSoSvg(
  chart: LaSo,
  person: LaSoPerson,
  palette: LaSoPalette,
  fontFaces = '',
  messages = laSoBoardMessages,
): string {
  const { width, height } = laSoPictureSize;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`,
    ` viewBox="0 0 ${width} ${height}"><style>${fontFaces}</style>`,
    `<rect width="${width}" height="${height}" fill="${palette.surface}"/>`,
    ...chart.palaces.map((palace) => palaceSvg(palace, chart, palette, messages)),
    centreSvg(chart, person, palette, messages),
    '</svg>',
  ].join('');
}

function palaceSvg(
  palace: Palace,
  { luuNien }: LaSo,
  palette: LaSoPalette,
  messages: typeof laSoBoardMessages,
): string {
  const { name, can, chi, than, mainStars, tuan, triet, daiHan, trangSinh } = palace;
  const { ink, soft, jade, elements } = palette;
  const [column, row] = palaceSquares[chi];
  const left = margin + column * square.width;
  const top = margin + row * square.height;
  const centre = left + square.width / 2;
  const { good, bad } = minorStarsOf(palace, luuNien);
  const { limits, month } = yearMarks(palace, luuNien, messages);
  const covers = [...(tuan ? [messages.tuan] : []), ...(triet ? [messages.triet] : [])];
  const firstMinor = top + 96 + 30 * Math.max(1, mainStars.length);
  const listOf = (stars: typeof good, x: number, anchor: 'start' | 'end') =>
    stars.map((star, i) =>
      text(x, firstMinor + 17 * i, star, {
        size: 14,
        fill: isEssential(star) ? ink : soft,
        anchor,
      })
    );
  const foot = top + square.height - 12;
  const small = { size: 14, fill: soft };
  return [
    `<rect x="${left}" y="${top}" width="${square.width}" height="${square.height}"`,
    ` fill="${limits.length > 0 ? palette.paper : palette.surface}" stroke="${palette.line}"/>`,
    text(centre, top + 28, `${name.toUpperCase()}${than ? ` ${messages.thanMark}` : ''}`, {
      size: 17,
      fill: ink,
      bold: true,
    }),
    text(centre, top + 50, [`${can} ${chi}`, ...covers].join(' · '), small),
    ...(mainStars.length === 0
      ? [text(centre, top + 84, messages.noMainStars, { size: 16, fill: soft })]
      : mainStars.map(({ name, brightness }, i) =>
        text(
          centre,
          top + 84 + 30 * i,
          `${name}${brightness ? ` (${brightnessLetter[brightness]})` : ''}`,
          {
            size: 25,
            fill: elements[starElement[name]],
            serif: true,
          },
        )
      )),
    ...listOf(good, left + 10, 'start'),
    ...listOf(bad, left + square.width - 10, 'end'),
    ...(limits.length > 0
      ? [text(centre, foot - 20, limits.join(', '), { size: 15, fill: jade, bold: true })]
      : []),
    text(left + 10, foot, `${daiHan}–${daiHan + 9}`, { ...small, anchor: 'start' }),
    text(centre, foot, trangSinh, small),
    ...(month
      ? [text(left + square.width - 10, foot, messages.month(month), { ...small, anchor: 'end' })]
      : []),
  ].join('');
}

function centreSvg(
  chart: LaSo,
  person: LaSoPerson,
  { ink, soft, elements }: LaSoPalette,
  messages: typeof laSoBoardMessages,
): string {
  const { lunar, year, hour, amDuong, banMenh, cuc, menhCuc, menhChu, thanChu, luuNien } = chart;
  const name = lines(person.name === '' ? messages.unnamed : person.name);
  const plain = { size: 22, fill: ink };
  const rows: [string, TextOptions][] = [
    ...name.map((line): [string, TextOptions] => [line, { size: 36, fill: ink, serif: true }]),
    [[person.solarDate, person.time].filter(Boolean).join(', '), plain],
    [messages.lunarBirth(lunar, `${year.can} ${year.chi}`, hour), plain],
    [amDuong, { ...plain, bold: true }],
    [`${messages.destiny} ${banMenh}`, { ...plain, fill: elements[banMenh], bold: true }],
    [cuc.name, { ...plain, fill: elements[cuc.nguHanh], bold: true }],
    [menhCuc === 'hòa' ? messages.harmony : menhCuc, { size: 20, fill: soft }],
    [messages.rulers(menhChu, thanChu), { size: 20, fill: soft }],
    ...(luuNien
      ? [[messages.chosenYear(luuNien.year), { size: 20, fill: soft }] as [string, TextOptions]]
      : []),
  ];
  const lineHeight = 46;
  const first = laSoPictureSize.height / 2 - (rows.length - 1) * lineHeight / 2 + 8;
  return rows.map(([content, options], i) =>
    text(laSoPictureSize.width / 2, first + i * lineHeight, content, options)
  ).join('');
}
