import type { EssentialStar } from './essential-stars.ts';
import type { Schools } from './la-so-options.ts';
import type { MainStar } from './main-stars.ts';

/** One of the four transformations (Tứ Hóa). */
export type Hoa = 'Hóa Lộc' | 'Hóa Quyền' | 'Hóa Khoa' | 'Hóa Kỵ';

/** Stars that take each of the Tứ Hóa of a year. */
export type TuHoa = Record<Hoa, MainStar | EssentialStar>;

type Row = readonly (MainStar | EssentialStar)[];

/**
 * Stars that take Lộc, Quyền, Khoa and Kỵ, for the stems Giáp to Quý. Source: Tử Vi Đẩu Số Toàn
 * Thư, which most Vietnamese books follow.
 */
const TOAN_THU: readonly Row[] = [
  ['Liêm Trinh', 'Phá Quân', 'Vũ Khúc', 'Thái Dương'],
  ['Thiên Cơ', 'Thiên Lương', 'Tử Vi', 'Thái Âm'],
  ['Thiên Đồng', 'Thiên Cơ', 'Văn Xương', 'Liêm Trinh'],
  ['Thái Âm', 'Thiên Đồng', 'Thiên Cơ', 'Cự Môn'],
  ['Tham Lang', 'Thái Âm', 'Hữu Bật', 'Thiên Cơ'],
  ['Vũ Khúc', 'Tham Lang', 'Thiên Lương', 'Văn Khúc'],
  ['Thái Dương', 'Vũ Khúc', 'Thái Âm', 'Thiên Đồng'],
  ['Cự Môn', 'Thái Dương', 'Văn Khúc', 'Văn Xương'],
  ['Thiên Lương', 'Tử Vi', 'Tả Phù', 'Vũ Khúc'],
  ['Phá Quân', 'Cự Môn', 'Thái Âm', 'Tham Lang'],
];

/** Rows in which a school differs, by the number of the stem. */
const DIFFERENCES: Record<Schools['tuHoa'], Record<number, Row>> = {
  'toan-thu': {},
  // Source: Thiên Lương, Số Tử Vi dưới mắt khoa học.
  'thien-luong': {
    6: ['Thái Dương', 'Vũ Khúc', 'Thiên Đồng', 'Thái Âm'],
    8: ['Thiên Lương', 'Tử Vi', 'Thiên Phủ', 'Vũ Khúc'],
  },
  // Source: the Chinese school Trung Châu.
  'trung-chau': {
    4: ['Tham Lang', 'Thái Âm', 'Thái Dương', 'Thiên Cơ'],
    6: ['Thái Dương', 'Vũ Khúc', 'Thiên Phủ', 'Thiên Đồng'],
    8: ['Thiên Lương', 'Tử Vi', 'Thiên Phủ', 'Vũ Khúc'],
  },
};

/** Returns the stars that take the Tứ Hóa in a year with the stem `can`, Giáp 0 to Quý 9. */
export function tuHoaOf(can: number, school: Schools['tuHoa']): TuHoa {
  const [loc, quyen, khoa, ky] = DIFFERENCES[school][can] ?? TOAN_THU[can]!;
  return { 'Hóa Lộc': loc!, 'Hóa Quyền': quyen!, 'Hóa Khoa': khoa!, 'Hóa Kỵ': ky! };
}

/** Returns the transformation that a star takes, or `null`. */
export function hoaOf(star: MainStar | EssentialStar, tuHoa: TuHoa): Hoa | null {
  if (star === tuHoa['Hóa Lộc']) return 'Hóa Lộc';
  if (star === tuHoa['Hóa Quyền']) return 'Hóa Quyền';
  if (star === tuHoa['Hóa Khoa']) return 'Hóa Khoa';
  return star === tuHoa['Hóa Kỵ'] ? 'Hóa Kỵ' : null;
}
