import { checkInteger } from '../check-input.ts';
import { branches, type Chi } from '../four-pillars/branches.ts';
import { type CanChi, cycleMember, yearCycleIndex } from '../four-pillars/can-chi.ts';
import { mod12, NGO } from './branch-number.ts';
import type { ChartInput } from './chart-input.ts';
import { ACTION, type Schools } from './la-so-options.ts';
import { tieuHanOf } from './limits.ts';
import { type TuHoa, tuHoaOf } from './tu-hoa.ts';
import { thienMa } from './year-stars.ts';
import { LOC_TON } from './year-stem-table.ts';

/** A star of the year that is looked at (lưu tinh). */
export type LuuTinh =
  | 'Lưu Thái Tuế'
  | 'Lưu Tang Môn'
  | 'Lưu Bạch Hổ'
  | 'Lưu Lộc Tồn'
  | 'Lưu Kình Dương'
  | 'Lưu Đà La'
  | 'Lưu Thiên Mã'
  | 'Lưu Thiên Khốc'
  | 'Lưu Thiên Hư';

/** Limits and stars of one lunar year of a life. Palaces are given by their branches. */
export type LuuNien = {
  year: number;
  canChi: CanChi;
  /** Age in tuổi mụ: 1 in the year of birth. */
  age: number;
  /** Palace of the ten years, or `null` before the first and after the twelfth. */
  daiHan: Chi | null;
  /** Palace of the year. */
  tieuHan: Chi;
  /** Palaces of the months 1 to 12. */
  nguyetHan: Chi[];
  stars: Record<LuuTinh, Chi>;
  /** Stars that take the Tứ Hóa of the year. */
  tuHoa: TuHoa;
};

/**
 * Returns the limits and stars of a lunar year.
 *
 * The first month is found from the palace of the tiểu hạn (Tân Biên; in the other school from the
 * branch of the year), nghịch to the month of birth and then thuận to the hour of birth. The stars
 * follow the rules of the year of birth, with the stem and branch of this year.
 */
export function luuNienOf(year: number, input: ChartInput, schools: Schools): LuuNien {
  checkInteger(ACTION, 'viewYear', year, input.lunar.year, 9999);
  const cycle = yearCycleIndex(year);
  const chi = cycle % 12;
  const locTon = LOC_TON[cycle % 10]!;
  const age = year - input.lunar.year + 1;
  const decade = Math.floor((age - input.cuc.number) / 10);
  const tieuHan = tieuHanOf(chi, input);
  const firstMonth = (schools.nguyetHan === 'thai-tue' ? chi : tieuHan) - input.month + input.hour;
  const palace = (n: number) => branches[mod12(n)]!;
  return {
    year,
    canChi: cycleMember(cycle),
    age,
    daiHan: decade < 0 || decade > 11 ? null : palace(input.menh + input.step * decade),
    tieuHan: palace(tieuHan),
    nguyetHan: branches.map((_, month) => palace(firstMonth + month)),
    stars: {
      'Lưu Thái Tuế': palace(chi),
      'Lưu Tang Môn': palace(chi + 2),
      'Lưu Bạch Hổ': palace(chi + 8),
      'Lưu Lộc Tồn': palace(locTon),
      'Lưu Kình Dương': palace(locTon + 1),
      'Lưu Đà La': palace(locTon - 1),
      'Lưu Thiên Mã': palace(thienMa(chi)),
      'Lưu Thiên Khốc': palace(NGO - chi),
      'Lưu Thiên Hư': palace(NGO + chi),
    },
    tuHoa: tuHoaOf(cycle % 10, schools.tuHoa),
  };
}
