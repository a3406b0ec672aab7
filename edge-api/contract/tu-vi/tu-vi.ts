import { z } from '../zod.ts';

/** Days of a month of the Gregorian calendar. */
function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(2000 + year % 400, month, 0)).getUTCDate();
}

const fillAll = 'Vui lòng điền đầy đủ tất cả các trường.';
const badYear = 'Năm sinh phải là một số hợp lệ từ 1900 đến 2100.';
const badMonth = 'Tháng sinh phải là một số từ 1 đến 12.';
const badDay = 'Ngày sinh phải là một số từ 1 đến 31.';
const badHour = 'Giờ sinh phải là một số từ 0 đến 23.';

/** What is absent is asked for; what is wrong is named. */
const sentence = (wrong: string) => ({
  error: ({ input }: { input?: unknown }) =>
    input === undefined || input === null || input === '' ? fillAll : wrong,
});

const whole = (from: number, to: number, wrong: string) =>
  z.int(sentence(wrong)).min(from, wrong).max(to, wrong);

/**
 * Whom to analyse: a Gregorian date of birth, an hour from 0 to 23 at UTC+7. The messages are shown as
 * they are.
 */
export const tuViRequestSchema = z.object({
  name: z.string(sentence('Họ tên phải là chữ.')).trim().min(1, fillAll)
    .max(100, 'Họ tên chỉ được dài tối đa 100 ký tự.').normalize('NFC'),
  birthYear: whole(1900, 2100, badYear),
  birthMonth: whole(1, 12, badMonth),
  birthDay: whole(1, 31, badDay),
  birthHour: whole(0, 23, badHour),
  gender: z.enum(['male', 'female'], sentence('Giới tính phải là Nam hoặc Nữ.')),
}, 'Vui lòng điền đầy đủ tất cả các trường.').check(({ value, issues }) => {
  const { birthYear: year, birthMonth: month, birthDay: day } = value;
  const days = daysInMonth(year, month);
  if (day > days) {
    issues.push({
      code: 'custom',
      input: day,
      path: ['birthDay'],
      message: `Tháng ${month} năm ${year} chỉ có ${days} ngày.`,
    });
  }
});

/** Whom to analyse. */
export type TuViRequest = z.infer<typeof tuViRequestSchema>;
