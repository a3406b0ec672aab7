import type { PalaceDirections } from '@thach-an/lunar';

/** A sector of the compass: one of the eight directions, and what it is when it is a good one. */
export interface CompassSector {
  direction: string;
  /** Degrees from north, clockwise. */
  bearing: number;
  /** Such as `'Sinh Khí'`; undefined where the direction is not a good one. */
  good: string | undefined;
}

/** The eight directions from north on, clockwise. */
const directions = ['Bắc', 'Đông Bắc', 'Đông', 'Đông Nam', 'Nam', 'Tây Nam', 'Tây', 'Tây Bắc'];

/** The good directions of a palace by their names, the best first. */
export type GoodDirections = Pick<PalaceDirections, 'sinhKhi' | 'thienY' | 'dienNien' | 'phucVi'>;

/** The good directions with their names, the best first. */
export function namedDirections(good: GoodDirections): { name: string; direction: string }[] {
  return [
    { name: 'Sinh Khí', direction: good.sinhKhi },
    { name: 'Thiên Y', direction: good.thienY },
    { name: 'Diên Niên', direction: good.dienNien },
    { name: 'Phục Vị', direction: good.phucVi },
  ];
}

/** The eight sectors from north on, clockwise, the good ones with their names. */
export function compassSectors(good: GoodDirections): CompassSector[] {
  const named = namedDirections(good);
  return directions.map((direction, index) => ({
    direction,
    bearing: index * 45,
    good: named.find((one) => one.direction === direction)?.name,
  }));
}
