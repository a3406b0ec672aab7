import type { Brightness } from '@thach-an/lunar';

/** Abbreviations of the brightness, as printed charts have them. */
export const brightnessLetter: Readonly<Record<Brightness, string>> = {
  Miếu: 'M',
  Vượng: 'V',
  Đắc: 'Đ',
  Lợi: 'L',
  Bình: 'B',
  'Bất đắc': 'X',
  Hãm: 'H',
};
