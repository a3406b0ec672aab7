import type { ChartBirth } from '@thach-an/edge-api/contract';
import { branches } from '@thach-an/lunar';

/** Returns a birth in words, such as 'Nữ, sinh ngày 10/02/1985, giờ Thìn'. */
export function describeBirth({ birth, details }: ChartBirth): string {
  const { birthYear, birthMonth, birthDay, birthHour, gender } = birth;
  const day = [birthDay, birthMonth].map((part) => String(part).padStart(2, '0')).join('/');
  const time = details.time === ''
    ? `giờ ${branches[Math.floor((birthHour + 1) / 2) % 12]}`
    : `lúc ${details.time}`;
  return `${gender === 'male' ? 'Nam' : 'Nữ'}, sinh ngày ${day}/${birthYear}, ${time}`;
}
