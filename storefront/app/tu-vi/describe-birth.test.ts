import assert from 'node:assert/strict';
import { describeBirth } from './describe-birth.ts';

const birth = { name: 'An', birthYear: 1985, birthMonth: 2, birthDay: 9 };
const details = {
  time: '',
  place: '' as const,
  utcOffset: '',
  longitude: '',
  solarTime: false,
};

Deno.test('describeBirth() names the two hours, or the exact time if it is known', () => {
  const at = (birthHour: number, time = '') =>
    describeBirth({
      birth: { ...birth, birthHour, gender: 'female' },
      details: { ...details, time },
    });
  assert.equal(at(8), 'Nữ, sinh ngày 09/02/1985, giờ Thìn');
  assert.deepEqual([0, 1, 22, 23].map((hour) => at(hour).split(' ').at(-1)), [
    'Tý',
    'Sửu',
    'Hợi',
    'Tý',
  ]);
  assert.equal(at(9, '09:15'), 'Nữ, sinh ngày 09/02/1985, lúc 09:15');
  const man = { birth: { ...birth, birthHour: 8, gender: 'male' as const }, details };
  assert.match(describeBirth(man), /^Nam, /);
});
