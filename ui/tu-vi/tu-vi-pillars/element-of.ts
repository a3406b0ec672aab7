import type { Can, Chi, NguHanh } from '@thach-an/lunar';

const members: Readonly<Record<NguHanh, readonly (Can | Chi)[]>> = {
  Mộc: ['Giáp', 'Ất', 'Dần', 'Mão'],
  Hỏa: ['Bính', 'Đinh', 'Tỵ', 'Ngọ'],
  Thổ: ['Mậu', 'Kỷ', 'Thìn', 'Tuất', 'Sửu', 'Mùi'],
  Kim: ['Canh', 'Tân', 'Thân', 'Dậu'],
  Thủy: ['Nhâm', 'Quý', 'Hợi', 'Tý'],
};
const elements = Object.keys(members) as NguHanh[];

/**
 * Returns the element of a single stem or branch. This differs from the nạp âm of the pair.
 *
 * @example elementOf('Giáp') // 'Mộc'
 */
export function elementOf(name: Can | Chi): NguHanh {
  return elements.find((element) => members[element].includes(name))!;
}
