import type { BilingualText } from '@thach-an/lunar';

/** Texts of a line of the almanac. */
export const almanacLineMessages = {
  text: (text: BilingualText) => text.vi,
  source: (source: string) => `Nguồn: ${source}`,
  school: (school: string) => `Đang dùng: ${school}.`,
  other: (school: string, value: string) => `Hôm đó ${school}: ${value}.`,
};
