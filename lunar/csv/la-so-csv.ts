import { laSo, type LaSoBirth, type LaSoOptions } from '../mod.ts';
import { cellOf, COLUMNS, type LaSoSchools } from './la-so-columns.ts';

/** Header of the input. */
export const INPUT_HEADER = 'id,date,time,sex,late,leap_rule,view_year';

const TOAN_THU: LaSoOptions = {
  brightness: 'toan-thu',
  khoiViet: 'toan-thu',
  hoaLinh: 'toan-thu',
  nguyetHan: 'thai-tue',
  menhChu: 'menh-palace',
  thanChu: 'toan-thu',
  thienTru: 'toan-thu',
  thienQuy: 'toan-thu',
};
const THIEN_LUONG: LaSoOptions = {
  khoiViet: 'thien-luong',
  tuHoa: 'thien-luong',
  thienGiai: 'thien-luong',
};
const GENDERS = new Map<string, LaSoBirth['gender']>([['M', 'male'], ['F', 'female']]);

/** Converts a line of the input to a line of the output. */
function convertLine(line: string): string {
  const cells = line.split(',');
  const [, date = '', time = '', sex = '', lateRat, leapMonth, viewYear = ''] = cells;
  const numbers = /^(\d{4})-(\d\d)-(\d\d) (\d\d):(\d\d)$/.exec(`${date} ${time}`);
  const gender = GENDERS.get(sex);
  if (cells.length !== 7 || !numbers || !gender || !/^\d{4}$/.test(viewYear)) {
    throw new SyntaxError(
      'Cannot read the line: it must be like 1,1985-02-10,08:30,F,next-day,same,2026',
    );
  }
  const [year, month, day, hour, minute] = numbers.slice(1).map(Number) as [
    number,
    number,
    number,
    number,
    number,
  ];
  const birth = { year, month, day, hour, minute, gender };
  const options = { lateRat, leapMonth, viewYear: Number(viewYear) } as LaSoOptions;
  const charts: LaSoSchools = {
    tanBien: laSo(birth, options),
    toanThu: laSo(birth, { ...options, ...TOAN_THU }),
    thienLuong: laSo(birth, { ...options, ...THIEN_LUONG }),
    trungChau: laSo(birth, { ...options, tuHoa: 'trung-chau' }),
  };
  return [...cells.slice(0, 6), ...COLUMNS.map((column) => cellOf(column, charts))].join(',');
}

/**
 * Converts CSV lines of births to CSV lines of their charts. Empty lines are ignored.
 *
 * Palaces and branches are numbers, Tý 0 to Hợi 11, and stems Giáp 0 to Quý 9. In a column with
 * several palaces each is a digit of base 12. A column without a suffix follows the default school;
 * `_tt` is Toàn Thư, `_tl` Thiên Lương and `_tc` Trung Châu.
 *
 * @param text Lines with the columns of {@link INPUT_HEADER}, and this header.
 * @throws {SyntaxError} If the header or a line is malformed.
 * @throws {RangeError} If a birth or an option is invalid. All messages begin with the line number.
 */
export function laSoCsv(text: string): string {
  const [header, ...lines] = text.split(/\r?\n/);
  if (header !== INPUT_HEADER) {
    throw new SyntaxError(`Cannot read the input: its first line must be ${INPUT_HEADER}`);
  }
  const output = [[...INPUT_HEADER.split(',').slice(0, 6), ...COLUMNS].join(',')];
  for (const [i, line] of lines.entries()) {
    if (line === '') continue;
    try {
      output.push(convertLine(line));
    } catch (error) {
      if (error instanceof Error) error.message = `Line ${i + 2}: ${error.message}`;
      throw error;
    }
  }
  return `${output.join('\n')}\n`;
}
