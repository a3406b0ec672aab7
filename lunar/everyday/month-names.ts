/** Vietnamese names of the lunar months, from Giêng to Chạp. */
export const MONTH_NAMES: readonly string[] = [
  'Giêng',
  'Hai',
  'Ba',
  'Tư',
  'Năm',
  'Sáu',
  'Bảy',
  'Tám',
  'Chín',
  'Mười',
  'Mười Một',
  'Chạp',
];
