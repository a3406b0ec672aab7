import type { Chi } from '../four-pillars/branches.ts';
import type { Can } from '../four-pillars/stems.ts';
import type { MainStar } from './main-stars.ts';
import type { RingStars } from './rings.ts';
import type { MinorStar, Star } from './star.ts';

/** Names of the palaces, thuận from Mệnh. */
export const PALACE_NAMES = [
  'Mệnh',
  'Phụ Mẫu',
  'Phúc Đức',
  'Điền Trạch',
  'Quan Lộc',
  'Nô Bộc',
  'Thiên Di',
  'Tật Ách',
  'Tài Bạch',
  'Tử Tức',
  'Phu Thê',
  'Huynh Đệ',
] as const;

/** Name of one of the twelve palaces (cung). */
export type PalaceName = (typeof PALACE_NAMES)[number];

/** A palace (cung) of a chart, with one star of each ring. */
export type Palace = RingStars & {
  name: PalaceName;
  can: Can;
  chi: Chi;
  /** `true` if Thân lies in this palace. */
  than: boolean;
  mainStars: Star<MainStar>[];
  /**
   * Minor stars outside the rings: first the lucky ones with Lộc Tồn and the harsh ones, then those
   * of the year, then those of month, day and hour.
   */
  minorStars: Star<MinorStar>[];
  /** `true` if Tuần covers this palace. */
  tuan: boolean;
  /** `true` if Triệt covers this palace. */
  triet: boolean;
  /** First age (tuổi mụ) of the ten years of this palace. */
  daiHan: number;
  /** Branch of the years whose tiểu hạn is in this palace. */
  tieuHan: Chi;
};
