import type { LaSo, LaSoBirth, LaSoOptions } from '@thach-an/lunar';
import records from './la-so.sample.json' with { type: 'json' };

/** Birth with the result of `laSo()`. */
export interface LaSoSample {
  birth: LaSoBirth;
  options: LaSoOptions;
  chart: LaSo;
}

/** A usual chart, one with 16 minor stars in a palace, and one without a chosen year. */
export const laSoSamples = records as Record<keyof typeof records, LaSoSample>;
