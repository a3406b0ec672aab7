import type { Chi, LaSo, Star } from '../mod.ts';
import { BRIGHTNESS } from '../la-so/brightness.ts';
import { branches } from '../four-pillars/branches.ts';
import { stems } from '../four-pillars/stems.ts';

/** Returns a number from 0 to 11 as one digit of base 12. */
function digit(n: number): string {
  return n.toString(12).toUpperCase();
}

/** Returns the number of a branch: Tý 0 to Hợi 11. */
function branchNumber(chi: Chi): number {
  return branches.indexOf(chi);
}

/** Cache of {@link columnName}: a chart has over a hundred names, and the marks take time. */
const columnNames = new Map<string, string>();

/** Returns a Vietnamese name without marks, in lower case and with underscores: `tu_vi`. */
function columnName(name: string): string {
  let column = columnNames.get(name);
  if (column === undefined) columnNames.set(name, column = withoutMarks(name));
  return column;
}

function withoutMarks(name: string): string {
  return name.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[Đđ]/g, 'd').toLowerCase()
    .replaceAll(' ', '_');
}

/** Returns the palace and the record of the star with this column name. */
function findStar(chart: LaSo, column: string): { palace: number; star: Star } {
  for (const [palace, { mainStars, minorStars }] of chart.palaces.entries()) {
    const star = [...mainStars, ...minorStars].find(({ name }) => columnName(name) === column);
    if (star) return { palace, star };
  }
  throw new RangeError(`Cannot find a star: there is no column ${column}`);
}

/** Charts of one birth by the default rules and by those of three other schools. */
export type LaSoSchools = { tanBien: LaSo; toanThu: LaSo; thienLuong: LaSo; trungChau: LaSo };

/** Names of all columns after those of the input. */
export const COLUMNS: string[] = `
ly lm leap ld hour view_year can chi m thuan menh than than_cung can_cung cuc ban_menh menh_cuc
tu_vi thien_co thai_duong vu_khuc thien_dong liem_trinh thien_phu thai_am tham_lang cu_mon
thien_tuong thien_luong that_sat pha_quan ta_phu huu_bat van_xuong van_khuc thien_khoi thien_viet
thien_khoi_tt thien_viet_tt thien_khoi_tl thien_viet_tl loc_ton kinh_duong da_la hoa_tinh linh_tinh
hoa_tinh_tt linh_tinh_tt dia_khong dia_kiep sang sang_phu sang_tt sang_phu_tt vong_bac_si
vong_trang_sinh vong_thai_tue tu_hoa tu_hoa_tl tu_hoa_tc tu_hoa_cung tu_hoa_tl_cung dai_han tieu_han
tieu_han_cung nguyet_han nguyet_han_tt tuan triet thien_ma dao_hoa hoa_cai kiep_sat hong_loan
thien_hy long_tri phuong_cac giai_than thien_khoc thien_hu thien_duc nguyet_duc co_than qua_tu
pha_toai thien_khong thien_tai thien_tho quoc_an duong_phu van_tinh thien_quan thien_phuc thien_tru
thien_tru_tt luu_ha thien_hinh thien_rieu thien_y thien_giai thien_giai_tl dia_giai tam_thai bat_toa
an_quang thien_quy thien_quy_tt thai_phu phong_cao dau_quan thien_la dia_vong thien_thuong thien_su
menh_chu menh_chu_cung than_chu than_chu_tt`.trim().split(/\s+/);

const LETTERS = Object.fromEntries(
  Object.entries(BRIGHTNESS).map(([letter, name]) => [name, letter]),
);
const ELEMENT_LETTERS = { Kim: 'K', Mộc: 'M', Thủy: 'T', Hỏa: 'H', Thổ: 'O' };

const RATED_MINOR_STARS =
  'kinh_duong da_la hoa_tinh linh_tinh dia_khong dia_kiep van_xuong van_khuc'
    .split(' ');
const RATED_MINOR_STARS_TOAN_THU = 'van_xuong van_khuc hoa_tinh linh_tinh kinh_duong da_la'
  .split(' ');
const MAIN_STARS = COLUMNS.slice(COLUMNS.indexOf('tu_vi'), COLUMNS.indexOf('ta_phu'));

/** Letters of the brightness of some stars. */
function brightness(chart: LaSo, stars: string[]): string {
  return stars.map((name) => {
    const { brightness } = findStar(chart, name).star;
    return brightness === null ? '-' : LETTERS[brightness];
  }).join('');
}

/** Palaces of a ring in the order of its stars, of which `first` is the first. */
function ring(chart: LaSo, name: 'bacSi' | 'trangSinh' | 'thaiTue', first: string): string {
  const start = chart.palaces.findIndex((palace) => palace[name] === first);
  const step = name === 'thaiTue' || chart.thuan ? 1 : 11;
  return branches.map((_, i) => digit((start + step * i) % 12)).join('');
}

function tuHoaStars({ tuHoa }: LaSo): string[] {
  return Object.values(tuHoa).map(columnName);
}

function palaceDigits(chart: LaSo, stars: string[]): string {
  return stars.map((name) => digit(findStar(chart, name).palace)).join('');
}

function covered({ palaces }: LaSo, by: 'tuan' | 'triet'): string {
  return palaces.flatMap((palace, i) => palace[by] ? [digit(i)] : []).join('');
}

/** Values of the columns that are not the palace of a star. */
const VALUES: Record<string, (charts: LaSoSchools) => string | number> = {
  ly: ({ tanBien }) => tanBien.lunar.year,
  lm: ({ tanBien }) => tanBien.lunar.month,
  leap: ({ tanBien }) => Number(tanBien.lunar.leap),
  ld: ({ tanBien }) => tanBien.lunar.day,
  hour: ({ tanBien }) => branchNumber(tanBien.hour),
  view_year: ({ tanBien }) => tanBien.luuNien!.year,
  can: ({ tanBien }) => stems.indexOf(tanBien.year.can),
  chi: ({ tanBien }) => branchNumber(tanBien.year.chi),
  m: ({ tanBien }) => tanBien.placementMonth,
  thuan: ({ tanBien }) => tanBien.thuan ? 1 : -1,
  menh: ({ tanBien }) => tanBien.palaces.findIndex(({ name }) => name === 'Mệnh'),
  than: ({ tanBien }) => tanBien.palaces.findIndex(({ than }) => than),
  than_cung: ({ tanBien: { palaces } }) => {
    const menh = palaces.findIndex(({ name }) => name === 'Mệnh');
    return (palaces.findIndex(({ than }) => than) - menh + 12) % 12;
  },
  can_cung: ({ tanBien }) => tanBien.palaces.map(({ can }) => stems.indexOf(can)).join(''),
  cuc: ({ tanBien }) => tanBien.cuc.number,
  ban_menh: ({ tanBien }) => ELEMENT_LETTERS[tanBien.banMenh],
  menh_cuc: ({ tanBien }) => columnName(tanBien.menhCuc),
  sang: ({ tanBien }) => brightness(tanBien, MAIN_STARS),
  sang_phu: ({ tanBien }) => brightness(tanBien, RATED_MINOR_STARS),
  sang_tt: ({ toanThu }) => brightness(toanThu, MAIN_STARS),
  sang_phu_tt: ({ toanThu }) => brightness(toanThu, RATED_MINOR_STARS_TOAN_THU),
  vong_bac_si: ({ tanBien }) => ring(tanBien, 'bacSi', 'Bác Sĩ'),
  vong_trang_sinh: ({ tanBien }) => ring(tanBien, 'trangSinh', 'Tràng Sinh'),
  vong_thai_tue: ({ tanBien }) => ring(tanBien, 'thaiTue', 'Thái Tuế'),
  tu_hoa: ({ tanBien }) => tuHoaStars(tanBien).join(' '),
  tu_hoa_tl: ({ thienLuong }) => tuHoaStars(thienLuong).join(' '),
  tu_hoa_tc: ({ trungChau }) => tuHoaStars(trungChau).join(' '),
  tu_hoa_cung: ({ tanBien }) => palaceDigits(tanBien, tuHoaStars(tanBien)),
  tu_hoa_tl_cung: ({ thienLuong }) => palaceDigits(thienLuong, tuHoaStars(thienLuong)),
  dai_han: ({ tanBien }) => tanBien.palaces.map(({ daiHan }) => daiHan).join('.'),
  tieu_han: ({ tanBien }) =>
    tanBien.palaces.map(({ tieuHan }) => digit(branchNumber(tieuHan))).join(''),
  tieu_han_cung: ({ tanBien }) => branchNumber(tanBien.luuNien!.tieuHan),
  nguyet_han: ({ tanBien }) => branchNumber(tanBien.luuNien!.nguyetHan[0]!),
  nguyet_han_tt: ({ toanThu }) => branchNumber(toanThu.luuNien!.nguyetHan[0]!),
  tuan: ({ tanBien }) => covered(tanBien, 'tuan'),
  triet: ({ tanBien }) => covered(tanBien, 'triet'),
  menh_chu: ({ tanBien }) => columnName(tanBien.menhChu),
  menh_chu_cung: ({ toanThu }) => columnName(toanThu.menhChu),
  than_chu: ({ tanBien }) => columnName(tanBien.thanChu),
  than_chu_tt: ({ toanThu }) => columnName(toanThu.thanChu),
};

/** Returns the value of a column, by default the palace of the star that it is named after. */
export function cellOf(column: string, charts: LaSoSchools): string {
  const value = VALUES[column];
  if (value) return String(value(charts));
  const [, star, school] = /^(.+?)(_tt|_tl)?$/.exec(column)!;
  const chart = school === '_tt'
    ? charts.toanThu
    : school === '_tl'
    ? charts.thienLuong
    : charts.tanBien;
  return String(findStar(chart, star!).palace);
}
