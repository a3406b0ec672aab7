import type { Can, Chi, NguHanh } from '@thach-an/lunar';

const elements: Record<Can | Chi, NguHanh> = {
  Giáp: 'Mộc',
  Ất: 'Mộc',
  Bính: 'Hỏa',
  Đinh: 'Hỏa',
  Mậu: 'Thổ',
  Kỷ: 'Thổ',
  Canh: 'Kim',
  Tân: 'Kim',
  Nhâm: 'Thủy',
  Quý: 'Thủy',
  Dần: 'Mộc',
  Mão: 'Mộc',
  Tỵ: 'Hỏa',
  Ngọ: 'Hỏa',
  Thân: 'Kim',
  Dậu: 'Kim',
  Hợi: 'Thủy',
  Tý: 'Thủy',
  Thìn: 'Thổ',
  Tuất: 'Thổ',
  Sửu: 'Thổ',
  Mùi: 'Thổ',
};

/**
 * Returns the element of a single stem or branch. This differs from the nạp âm of the pair.
 *
 * @example elementOf('Giáp') // 'Mộc'
 */
export function elementOf(name: Can | Chi): NguHanh {
  return elements[name];
}
