import type { PalaceDirections } from '@thach-an/lunar';

/** Sector of the compass: one of the eight directions, with its name if it is a good one. */
export interface CompassSector {
  /** Vietnamese name of the direction. */
  direction: string;
  /** Degrees from north, clockwise. */
  bearing: number;
  /** Name such as `'Sinh Khí'`; `undefined` if the direction is not a good one. */
  good: string | undefined;
}

/** The eight directions, clockwise from north. */
const directions = ['Bắc', 'Đông Bắc', 'Đông', 'Đông Nam', 'Nam', 'Tây Nam', 'Tây', 'Tây Bắc'];

/** Good directions of a palace, by name. */
export type GoodDirections = Pick<PalaceDirections, 'sinhKhi' | 'thienY' | 'dienNien' | 'phucVi'>;

/** Returns the good directions with their names, the best first. */
export function namedDirections(good: GoodDirections): { name: string; direction: string }[] {
  return [
    { name: 'Sinh Khí', direction: good.sinhKhi },
    { name: 'Thiên Y', direction: good.thienY },
    { name: 'Diên Niên', direction: good.dienNien },
    { name: 'Phục Vị', direction: good.phucVi },
  ];
}

/** Returns the eight sectors clockwise from north, with the names of the good ones. */
export function compassSectors(good: GoodDirections): CompassSector[] {
  const named = namedDirections(good);
  return directions.map((direction, index) => ({
    direction,
    bearing: index * 45,
    good: named.find((entry) => entry.direction === direction)?.name,
  }));
}
