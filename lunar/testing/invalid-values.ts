/**
 * Invalid values of the arguments that the library's functions share.
 *
 * @module
 */

/** Invalid value of an argument, with the name of the class of the error. */
export type InvalidValue = [value: unknown, error: string];

export const INVALID_INTEGERS = [NaN, Infinity, -Infinity, 1.5, -1];
export const OTHER_TYPES = ['1', '', null, undefined, true, {}, [], 1n, () => 1];

/** Changes that make a valid date invalid, each with the class of the error. */
export const INVALID_DATE_CHANGES: [object, string][] = [
  ...['year', 'month', 'day'].flatMap((part): [object, string][] => [
    ...INVALID_INTEGERS.map((value): [object, string] => [{ [part]: value }, 'RangeError']),
    ...OTHER_TYPES.map((value): [object, string] => [{ [part]: value }, 'TypeError']),
    [{ [part]: 0 }, 'RangeError'],
  ]),
  [{ month: 13 }, 'RangeError'],
  [{ month: 2, day: 30 }, 'RangeError'],
  [{ year: 2023, month: 2, day: 29 }, 'RangeError'],
  [{ year: 1900, month: 2, day: 29 }, 'RangeError'],
  [{ month: 4, day: 31 }, 'RangeError'],
  [{ day: 32 }, 'RangeError'],
  [{ year: 10_000 }, 'RangeError'],
];
export const VALID_SOLAR = { year: 2024, month: 6, day: 15 };
export const VALID_LUNAR = { year: 2025, month: 6, day: 15, leap: true };
export const VALID_BIRTH = { ...VALID_SOLAR, hour: 10, minute: 30 };
export const VALID_REQUEST = {
  name: 'An',
  birthYear: 1990,
  birthMonth: 5,
  birthDay: 17,
  birthHour: 8,
  gender: 'female',
};

export const solarDates = INVALID_DATE_CHANGES.map(([change, error]): InvalidValue => [
  { ...VALID_SOLAR, ...change },
  error,
]);
export const nonObjects = [null, undefined, 1, 'x', true].map((value): InvalidValue => [
  value,
  'TypeError',
]);
export const nonIntegers = [
  ...INVALID_INTEGERS.map((value): InvalidValue => [value, 'RangeError']),
  ...OTHER_TYPES.map((value): InvalidValue => [value, 'TypeError']),
];
export const calendars: InvalidValue[] = [
  [{ calendar: 'china' }, 'RangeError'],
  [{ calendar: 'toString' }, 'RangeError'],
  [{ calendar: 7 }, 'TypeError'],
  [{ calendar: null }, 'TypeError'],
  [{ kalendar: 'utc+8' }, 'RangeError'],
  [null, 'TypeError'],
  ['utc+7', 'TypeError'],
];
export const outOfCalendar: InvalidValue[] = [
  [{ year: 1899, month: 2, day: 9 }, 'RangeError'],
  [{ year: 2101, month: 1, day: 29 }, 'RangeError'],
];
export const lunarDates: InvalidValue[] = [
  ...nonObjects,
  ...INVALID_DATE_CHANGES.slice(0, -7).map(([change, error]): InvalidValue => [
    { ...VALID_LUNAR, ...change },
    error,
  ]),
  [{ ...VALID_LUNAR, month: 13 }, 'RangeError'],
  [{ ...VALID_LUNAR, month: 5 }, 'RangeError'],
  [{ ...VALID_LUNAR, year: 2024 }, 'RangeError'],
  [{ ...VALID_LUNAR, day: 30 }, 'RangeError'],
  [{ ...VALID_LUNAR, day: 31, leap: false }, 'RangeError'],
  [{ ...VALID_LUNAR, year: 1898 }, 'RangeError'],
  [{ ...VALID_LUNAR, year: 2101 }, 'RangeError'],
  [{ ...VALID_LUNAR, leap: 1 }, 'TypeError'],
];
export const lunarYears: InvalidValue[] = [
  ...nonIntegers,
  [1898, 'RangeError'],
  [2101, 'RangeError'],
];

/** Returns copies of a valid record in which one property has an invalid value. */
export function changes(valid: object, part: string, values: InvalidValue[]): InvalidValue[] {
  return values.map(([value, error]) => [{ ...valid, [part]: value }, error]);
}

export const nonIntegersButUndefined = nonIntegers.filter(([value]) => value !== undefined);
export const births: InvalidValue[] = [
  ...nonObjects,
  ...INVALID_DATE_CHANGES.map(([change, error]): InvalidValue => [
    { ...VALID_BIRTH, ...change },
    error,
  ]),
  ...changes(VALID_BIRTH, 'hour', [...nonIntegers, [24, 'RangeError']]),
  ...changes(VALID_BIRTH, 'minute', [...nonIntegersButUndefined, [60, 'RangeError']]),
  ...changes(VALID_BIRTH, 'year', [[1899, 'RangeError'], [2101, 'RangeError']]),
];
export const birthOptions: InvalidValue[] = [
  [null, 'TypeError'],
  [{ lateRatt: 'same-day' }, 'RangeError'],
  [8, 'TypeError'],
  ...[NaN, Infinity, -12.5, 14.5].map((utcOffset): InvalidValue => [
    { utcOffset },
    'RangeError',
  ]),
  [{ utcOffset: '7' }, 'TypeError'],
  [{ yearStart: 'winter' }, 'RangeError'],
  [{ yearStart: 1 }, 'TypeError'],
  [{ lateRat: 'A' }, 'RangeError'],
  [{ lateRat: false }, 'TypeError'],
];
export const schools: InvalidValue[] = [
  ...nonObjects.filter(([value]) => value !== undefined),
  [{ tuhoa: 'toan-thu' }, 'RangeError'],
  ...[
    'lateRat',
    'leapMonth',
    'brightness',
    'khoiViet',
    'hoaLinh',
    'tuHoa',
    'nguyetHan',
    'menhChu',
    'thanChu',
    'thienTru',
    'thienQuy',
    'thienGiai',
  ].flatMap((name): InvalidValue[] => [
    [{ [name]: 'other' }, 'RangeError'],
    [{ [name]: 'toString' }, 'RangeError'],
    [{ [name]: null }, 'TypeError'],
    [{ [name]: 1 }, 'TypeError'],
  ]),
  ...nonIntegersButUndefined.map(([viewYear, error]): InvalidValue => [{ viewYear }, error]),
  [{ viewYear: 2023 }, 'RangeError'],
  [{ viewYear: 10_000 }, 'RangeError'],
];
export const places: InvalidValue[] = [
  ['Hà Nội', 'RangeError'],
  ['toString', 'RangeError'],
  [undefined, 'TypeError'],
  [7, 'TypeError'],
];
/** Invalid values of the `Date` of an instant. */
export const instants: InvalidValue[] = [
  ...nonObjects,
  [{}, 'TypeError'],
  [{ [Symbol.toStringTag]: 'Date' }, 'TypeError'],
  [new Date(NaN), 'RangeError'],
  [new Date('0000-12-31T00:00:00Z'), 'RangeError'],
  [new Date('9999-12-31T23:00:00Z'), 'RangeError'],
  [new Date(-8.64e15), 'RangeError'],
  [new Date(8.64e15), 'RangeError'],
];
export const timeZones: InvalidValue[] = [
  ['Asia/Atlantis', 'RangeError'],
  ['', 'RangeError'],
  [null, 'TypeError'],
  [7, 'TypeError'],
  [{ toString: () => 'UTC' }, 'TypeError'],
];
/** Invalid births of the functions that accept the years 1 to 9999. */
export const clockTimes: InvalidValue[] = births.filter(([birth]) =>
  ![1899, 2101].includes((birth as typeof VALID_BIRTH | undefined)?.year ?? 0)
);
export const solarTimeOptions: InvalidValue[] = [
  ...nonObjects,
  [{ longitude: 105, offset: 7 }, 'RangeError'],
  [{}, 'TypeError'],
  [{ longitude: '105' }, 'TypeError'],
  ...[NaN, Infinity, -180.1, 180.1].map((longitude): InvalidValue => [{ longitude }, 'RangeError']),
  ...[NaN, -12.5, 14.5].map((utcOffset): InvalidValue => [
    { longitude: 105, utcOffset },
    'RangeError',
  ]),
  [{ longitude: 105, utcOffset: null }, 'TypeError'],
];
export const genders: InvalidValue[] = [
  ['Nam', 'RangeError'],
  ['', 'RangeError'],
  [undefined, 'TypeError'],
  [1, 'TypeError'],
];
/** Invalid names of a choice. */
export const choices: InvalidValue[] = [
  ['', 'RangeError'],
  ['toString', 'RangeError'],
  [null, 'TypeError'],
  [1, 'TypeError'],
];
