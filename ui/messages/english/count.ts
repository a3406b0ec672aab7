import { englishNumber } from './english-number.ts';

/** Returns a number with an English noun, such as '1 product' and '2 products'. */
export function count(number: number, singular: string): string {
  return `${englishNumber(number)} ${number === 1 ? singular : `${singular}s`}`;
}
