import type { Analysis } from '@thach-an/lunar';

const canChi = { can: 'Giáp', chi: 'Tý' } as const;
const directions = {
  sinhKhi: '',
  thienY: '',
  dienNien: '',
  phucVi: '',
  tuyetMenh: '',
  nguQuy: '',
  lucSat: '',
  hoaHai: '',
};

/** An analysis whose values show the types of all fields. */
const shape: Analysis = {
  name: '',
  gender: 'male',
  solarDate: '',
  lunarDate: '',
  tuTru: { nam: canChi, thang: canChi, ngay: canChi, gio: canChi },
  menh: {
    napAm: '',
    nguHanh: 'Kim',
    desc: '',
    positive: [''],
    negative: [''],
    colors: { compatible: [''], beneficial: [''], avoid: [''] },
    directions: [''],
    numbers: [0],
    careers: [''],
  },
  cungMenh: '',
  lunar: { year: 0, month: 0, day: 0, leap: false },
  lunarYear: canChi,
  palace: { cung: '', nguHanh: 'Kim', nhom: 'Đông tứ mệnh', directions },
};

/** The five elements, by which the page chooses its colours. */
const elements: readonly unknown[] = ['Kim', 'Mộc', 'Thủy', 'Hỏa', 'Thổ'];

/**
 * Reads the analysis in a reply of the service, which may be another one than the shop's. The page
 * cannot be rendered with an incomplete analysis.
 *
 * @returns `undefined` if a field is missing or has another type
 */
export function readAnalysis(data: unknown): Analysis | undefined {
  if (!hasShape(data, shape)) return undefined;
  const analysis = data as Analysis;
  return elements.includes(analysis.menh.nguHanh) ? analysis : undefined;
}

/** Returns `true` if a value has all fields of a sample, with the same types. */
function hasShape(value: unknown, sample: unknown): boolean {
  if (Array.isArray(sample)) {
    return Array.isArray(value) && value.every((item) => hasShape(item, sample[0]));
  }
  if (typeof sample !== 'object') return typeof value === typeof sample;
  return typeof value === 'object' && value !== null &&
    Object.entries(sample as Record<string, unknown>).every(([name, field]) =>
      hasShape((value as Record<string, unknown>)[name], field)
    );
}
