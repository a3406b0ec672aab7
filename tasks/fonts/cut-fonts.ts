import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import fontverter from 'fontverter';
import subsetFont from 'subset-font';
import { renameFont } from './name-table.ts';

const { resolve } = createRequire(import.meta.url);

const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, step) => first + step));

const vietnamese = 'ĂăĐđĨĩŨũƠơƯư₫' + range(0x1ea0, 0x1ef9);
const punctuation = '\u00a0©·×–—‘’“”…•−';

/** Vietnamese letters and the accented letters of Western Europe, for names of people. */
const names = range(0x20, 0x7e) + range(0xc0, 0xff) + '«°®»½' + punctuation + vietnamese;

/** Letters of headings, captions and amounts. */
const headings = range(0x20, 0x7e) + 'ÀÁÂÃÈÉÊÌÍÒÓÔÕÙÚÝàáâãèéêìíòóôõùúý' + punctuation + vietnamese;

/** Source and options of one font file of the shop. */
interface Cut {
  file: string;
  source: string;
  letters: string;
  /** OpenType features to keep: those that letters need, and tabular figures. */
  features: string[];
  /** The reserved name of the source and the new name of the subset. */
  renamed?: [string, string];
}

const serif = (weight: number, style: string): Cut => ({
  file: `ngoc-${weight}.woff2`,
  source: `@expo-google-fonts/lora/${weight}${style}/Lora_${weight}${style}.ttf`,
  letters: headings,
  features: ['kern', 'liga', 'tnum'],
  renamed: ['Lora', 'Ngoc'],
});

const sans = (weight: number, style: string): Cut => ({
  file: `be-vietnam-pro-${weight}.woff2`,
  source: `@expo-google-fonts/be-vietnam-pro/${weight}${style}/BeVietnamPro_${weight}${style}.ttf`,
  letters: names,
  features: ['kern', 'liga'],
});

const cuts = [
  sans(400, 'Regular'),
  sans(600, 'SemiBold'),
  serif(400, 'Regular'),
  serif(600, 'SemiBold'),
];

/** A font file of the shop. */
export interface FontFile {
  name: string;
  bytes: Uint8Array;
}

/**
 * Subsets the published fonts to Latin and Vietnamese letters, and removes their hinting. The
 * result is reproducible byte by byte.
 */
export async function cutFonts(): Promise<FontFile[]> {
  return await Promise.all(cuts.map(async ({ file, source, letters, features, renamed }) => {
    const font = await subsetFont(await readFile(resolve(source)), letters, {
      targetFormat: 'sfnt',
      keepFeatures: features,
      noHinting: true,
    });
    if (renamed) renameFont(font, ...renamed);
    return { name: file, bytes: new Uint8Array(await fontverter.convert(font, 'woff2')) };
  }));
}
