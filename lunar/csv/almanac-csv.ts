import { type Almanac, almanac, type AlmanacOptions } from '../almanac/almanac.ts';
import { fromIsoDate } from '../everyday/iso-date.ts';

/** Header of the input. */
export const INPUT_HEADER = 'id,date,calendar,month_basis';

const CALENDARS = ['vietnam', 'vietnam-south', 'utc+7', 'utc+8'];
const MONTH_BASES = ['lunar', 'solar-term'];

type Cell = string | number | boolean;
type Columns = Record<string, (day: Almanac, china: Almanac) => Cell>;

/** Columns of the output after those of the input: from the day, and by the Chinese school. */
const COLUMNS: Columns = {
  lunar_day: ({ lunar }) => lunar.day,
  lunar_month: ({ lunar }) => lunar.month,
  leap: ({ lunar }) => lunar.leap,
  lunar_year: ({ lunar }) => lunar.year,
  month_length: ({ monthLength }) => monthLength,
  day_cc: ({ dayCanChi }) => dayCanChi,
  month_cc: ({ monthCanChi }) => monthCanChi,
  year_cc: ({ yearCanChi }) => yearCanChi,
  solar_month: ({ solarMonth }) => solarMonth,
  term: ({ term }) => term,
  term_utc: ({ termInstant }) =>
    termInstant === null ? '' : `${termInstant.toISOString().slice(0, 16)}Z`,
  truc: ({ truc }) => truc,
  spirit: ({ spirit }) => spirit,
  hoang_dao: ({ hoangDao }) => hoangDao,
  mansion: ({ mansion }) => mansion,
  nap_am: ({ napAm }) => napAm,
  xung: ({ xung }) => xung,
  xung_minus: ({ xungPillars }) => xungPillars[0],
  xung_plus: ({ xungPillars }) => xungPillars[1],
  sat: ({ sat }) => sat,
  hy_than: ({ hyThan }) => hyThan,
  tai_than_vn: ({ taiThan }) => taiThan,
  tai_than_zh: (_, { taiThan }) => taiThan,
  phuc_than_a: ({ phucThan }) => phucThan.first,
  phuc_than_b: ({ phucThan }) => phucThan.second,
  hac_than: ({ hacThan }) => hacThan,
  hours: ({ hours }) => hours.map(Number).join(''),
  tam_nuong: ({ tamNuong }) => tamNuong,
  nguyet_ky: ({ nguyetKy }) => nguyetKy,
  tho_tu: ({ thoTu }) => thoTu,
  vang_vong: ({ vangVong }) => vangVong,
  nguyet_pha: ({ nguyetPha }) => nguyetPha,
  tu_ly: ({ tuLy }) => tuLy,
  tu_tuyet: ({ tuTuyet }) => tuTuyet,
  duong_cong_vn: ({ duongCong }) => duongCong,
  duong_cong_zh: (_, { duongCong }) => duongCong,
  elongation: ({ elongation }) => elongation,
};

/** Evaluates a cell. The message of an error begins with the name of its column. */
function inColumn<T>(name: string, evaluate: () => T): T {
  try {
    return evaluate();
  } catch (error) {
    if (error instanceof Error) error.message = `column ${name}: ${error.message}`;
    throw error;
  }
}

function checkCell(name: string, value: string, choices: string[]): void {
  if (choices.includes(value)) return;
  throw new RangeError(
    `column ${name}: must be one of ${choices.join(', ')}: current value is ${
      JSON.stringify(value)
    }`,
  );
}

/** Converts a line of the input to a line of the output. */
function convertLine(line: string): string {
  const cells = line.split(',');
  if (cells.length !== 4) {
    const missing = INPUT_HEADER.split(',')[cells.length];
    throw new SyntaxError(
      `${missing ? `column ${missing}: is missing` : 'column 5: is not expected'}, ` +
        'the line must be like 1,2026-11-24,vietnam,lunar',
    );
  }
  const [, date, calendar, monthBasis] = cells as [string, string, string, string];
  checkCell('calendar', calendar, CALENDARS);
  checkCell('month_basis', monthBasis, MONTH_BASES);
  const options = { calendar, monthBasis } as AlmanacOptions;
  const [day, china] = inColumn('date', () => {
    const solar = fromIsoDate(date);
    return [almanac(solar, options), almanac(solar, { ...options, school: 'china' })] as const;
  });
  const values = Object.values(COLUMNS).map((column) => {
    const value = column(day, china);
    return typeof value === 'boolean' ? Number(value) : value;
  });
  return [...cells, ...values].join(',');
}

/**
 * Converts CSV lines of days to CSV lines of their almanac. Empty lines are ignored.
 *
 * Values are numbers as in `Almanac`; `true` is 1. `term_utc` is the instant of a term on its civil
 * day. Columns that end in `_vn` and `_zh` follow the schools `'vietnam'` and `'china'`.
 *
 * @param text Lines with the columns of {@link INPUT_HEADER}, and this header.
 * @throws {SyntaxError} If the header or a line is malformed.
 * @throws {RangeError} If a date or a choice is invalid. The message names the row and the column.
 */
export function almanacCsv(text: string): string {
  const [header, ...lines] = text.split(/\r?\n/);
  if (header !== INPUT_HEADER) {
    throw new SyntaxError(`Row 1: the header must be ${INPUT_HEADER}`);
  }
  const output = [[INPUT_HEADER, ...Object.keys(COLUMNS)].join(',')];
  for (const [i, line] of lines.entries()) {
    if (line === '') continue;
    try {
      output.push(convertLine(line));
    } catch (error) {
      if (error instanceof Error) error.message = `Row ${i + 2}, ${error.message}`;
      throw error;
    }
  }
  return `${output.join('\n')}\n`;
}
