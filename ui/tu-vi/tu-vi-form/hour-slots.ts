const branches = [
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
] as const;

/** Twelve slots for the hour of birth: `value` is the hour that is sent, `label` is displayed. */
export const hourSlots: readonly { value: number; label: string }[] = branches.map((chi, index) => {
  const [from, to] = [2 * index, 2 * index + 1].map((hour) => String(hour).padStart(2, '0'));
  return { value: 2 * index, label: `${chi} ${from}h00-${to}h59` };
});

/**
 * Returns the branch of an hour by tradition: the hour Tý lasts from 23:00 to 1:00.
 *
 * @param hour 0 to 23
 */
export function branchOf(hour: number): string {
  return branches[Math.floor((hour + 1) % 24 / 2)]!;
}
