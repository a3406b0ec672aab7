import { DAN, DAU, mod12, MUI, NGO, SUU, THAN, THIN, TUAT } from './branch-number.ts';
import type { ChartInput } from './chart-input.ts';
import type { Schools } from './la-so-options.ts';

/**
 * Returns the palaces of the stars of month, day and hour. The days are counted from the palaces of
 * Tả Phù, Hữu Bật, Văn Xương and Văn Khúc. Đẩu Quân is counted from the branch of the year back to
 * the month and forward to the hour. Thiên Thương is always in Nô Bộc and Thiên Sứ in Tật Ách.
 */
export function placeTimeStars(
  { chi, month, day, hour, menh }: ChartInput,
  { thienGiai, thienQuy }: Schools,
) {
  const taPhu = THIN + month;
  const huuBat = TUAT - month;
  const vanXuong = TUAT - hour;
  const vanKhuc = THIN + hour;
  const thienRieu = mod12(SUU + month);
  return {
    'Thiên Hình': mod12(DAU + month),
    'Thiên Riêu': thienRieu,
    'Thiên Y': thienRieu,
    'Thiên Giải': mod12(THAN + (thienGiai === 'thien-luong' ? 2 * month : month)),
    'Địa Giải': mod12(MUI + month),
    'Tam Thai': mod12(taPhu + day - 1),
    'Bát Tọa': mod12(huuBat - day + 1),
    'Ân Quang': mod12(vanXuong + day - 2),
    'Thiên Quý': mod12(thienQuy === 'toan-thu' ? vanKhuc + day - 2 : vanKhuc - day + 2),
    'Thai Phụ': mod12(NGO + hour),
    'Phong Cáo': mod12(DAN + hour),
    'Đẩu Quân': mod12(chi - month + hour),
    'Thiên La': THIN,
    'Địa Võng': TUAT,
    'Thiên Thương': mod12(menh + 5),
    'Thiên Sứ': mod12(menh + 7),
  };
}

/** A minor star that follows the month, the day or the hour, or has a fixed place. */
export type TimeStar = keyof ReturnType<typeof placeTimeStars>;
