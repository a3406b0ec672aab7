import { astro } from 'iztro';
import { type Birth, laSo } from '../mod.ts';
import type { Peer } from './peers.ts';

/** Draws a chart with iztro, for men on even days. Its hour 12 is Tý from 23:00 on. */
function iztroChart({ year, month, day, hour }: Required<Birth>, locale: 'vi-VN' | 'zh-CN') {
  const gender = day % 2 === 0 ? '男' : '女';
  return astro.bySolar(`${year}-${month}-${day}`, hour + 1 >> 1, gender, true, locale);
}

/** This library, and iztro in Vietnamese and in its own language. */
export const chartPeers: Peer[] = [
  {
    name: '@thach-an/lunar',
    laSo: (birth) => laSo({ ...birth, gender: birth.day % 2 === 0 ? 'male' : 'female' }),
    bundle: `export { laSo } from "./mod.ts"`,
  },
  ...(['vi-VN', 'zh-CN'] as const).map((locale): Peer => ({
    name: `iztro, ${locale}`,
    laSo: (birth) => iztroChart(birth, locale),
    bundle: `export { astro } from 'iztro'`,
  })),
];
