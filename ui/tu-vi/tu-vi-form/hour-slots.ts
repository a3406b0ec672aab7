/** Twelve slots for the hour of birth: `value` is the hour that is sent, `label` is displayed. */
export const hourSlots: readonly { value: number; label: string }[] = [
  'Tý',
  'Sửu',
  'Dần',
  'Mão',
  'Thìn',
  'Tỵ',
  'Ngọ',
  'Mùi',
  'Thân',
  'Dậu',
  'Tuất',
  'Hợi',
].map((chi, index) => {
  const [from, to] = [2 * index, 2 * index + 1].map((hour) => String(hour).padStart(2, '0'));
  return { value: 2 * index, label: `${chi} ${from}h00-${to}h59` };
});
