import assert from 'node:assert/strict';
import * as lunar from './mod.ts';

type Call = (...args: unknown[]) => unknown;
const library = lunar as unknown as Record<string, Call>;

const INVALID_INTEGERS = [NaN, Infinity, -Infinity, 1.5, -1];
const OTHER_TYPES = ['1', '', null, undefined, true, {}, [], 1n, () => 1];

/** Changes that make a valid date invalid, each with the class of the error. */
const INVALID_DATE_CHANGES: [object, string][] = [
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
const VALID_SOLAR = { year: 2024, month: 6, day: 15 };
const VALID_LUNAR = { year: 2025, month: 6, day: 15, leap: true };
const VALID_BIRTH = { ...VALID_SOLAR, hour: 10, minute: 30 };
const VALID_REQUEST = {
  name: 'An',
  birthYear: 1990,
  birthMonth: 5,
  birthDay: 17,
  birthHour: 8,
  gender: 'female',
};

const solarDates = INVALID_DATE_CHANGES.map(([change, error]): [unknown, string] => [
  { ...VALID_SOLAR, ...change },
  error,
]);
const nonObjects = [null, undefined, 1, 'x', true].map((value): [unknown, string] => [
  value,
  'TypeError',
]);
const nonIntegers = [
  ...INVALID_INTEGERS.map((value): [unknown, string] => [value, 'RangeError']),
  ...OTHER_TYPES.map((value): [unknown, string] => [value, 'TypeError']),
];
const calendars: [unknown, string][] = [
  [{ calendar: 'china' }, 'RangeError'],
  [{ calendar: 'toString' }, 'RangeError'],
  [{ calendar: 7 }, 'TypeError'],
  [{ calendar: null }, 'TypeError'],
  [null, 'TypeError'],
  ['utc+7', 'TypeError'],
];
const outOfCalendar: [unknown, string][] = [
  [{ year: 1899, month: 2, day: 9 }, 'RangeError'],
  [{ year: 2101, month: 1, day: 29 }, 'RangeError'],
];
const lunarDates: [unknown, string][] = [
  ...nonObjects,
  ...INVALID_DATE_CHANGES.slice(0, -7).map(([change, error]): [unknown, string] => [
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
  [{ ...VALID_LUNAR, leap: undefined }, 'TypeError'],
  [{ ...VALID_LUNAR, leap: 1 }, 'TypeError'],
];
const lunarYears: [unknown, string][] = [
  ...nonIntegers,
  [1898, 'RangeError'],
  [2101, 'RangeError'],
];

/** Returns copies of a valid record in which one property has an invalid value. */
function changes(valid: object, part: string, values: [unknown, string][]): [unknown, string][] {
  return values.map(([value, error]) => [{ ...valid, [part]: value }, error]);
}

const nonIntegersButUndefined = nonIntegers.filter(([value]) => value !== undefined);
const births: [unknown, string][] = [
  ...nonObjects,
  ...INVALID_DATE_CHANGES.map(([change, error]): [unknown, string] => [
    { ...VALID_BIRTH, ...change },
    error,
  ]),
  ...changes(VALID_BIRTH, 'hour', [...nonIntegers, [24, 'RangeError']]),
  ...changes(VALID_BIRTH, 'minute', [...nonIntegersButUndefined, [60, 'RangeError']]),
  ...changes(VALID_BIRTH, 'year', [[1899, 'RangeError'], [2101, 'RangeError']]),
];
const birthOptions: [unknown, string][] = [
  [null, 'TypeError'],
  [8, 'TypeError'],
  ...[NaN, Infinity, -12.5, 14.5].map((utcOffset): [unknown, string] => [
    { utcOffset },
    'RangeError',
  ]),
  [{ utcOffset: '7' }, 'TypeError'],
  [{ yearStart: 'winter' }, 'RangeError'],
  [{ yearStart: 1 }, 'TypeError'],
  [{ lateRat: 'A' }, 'RangeError'],
  [{ lateRat: false }, 'TypeError'],
];
const genders: [unknown, string][] = [
  ['Nam', 'RangeError'],
  ['', 'RangeError'],
  [undefined, 'TypeError'],
  [1, 'TypeError'],
];

/** Argument lists of each function, with the class of the error. */
const CASES: Record<string, [unknown[], string][]> = {
  toLunar: [
    ...[...nonObjects, ...solarDates, ...outOfCalendar].map((
      [date, error],
    ): [unknown[], string] => [
      [date],
      error,
    ]),
    ...calendars.map(([options, error]): [unknown[], string] => [[VALID_SOLAR, options], error]),
  ],
  toSolar: [
    ...lunarDates.map(([date, error]): [unknown[], string] => [[date], error]),
    ...calendars.map(([options, error]): [unknown[], string] => [[VALID_LUNAR, options], error]),
  ],
  leapMonth: [
    ...lunarYears.map(([year, error]): [unknown[], string] => [[year], error]),
    ...calendars.map(([options, error]): [unknown[], string] => [[2025, options], error]),
  ],
  lunarNewYear: [
    ...lunarYears.map(([year, error]): [unknown[], string] => [[year], error]),
    ...calendars.map(([options, error]): [unknown[], string] => [[2025, options], error]),
  ],
  daysInLunarMonth: [
    ...lunarYears.map(([year, error]): [unknown[], string] => [[year, 1, false], error]),
    ...[...nonIntegers, [0, 'RangeError'], [13, 'RangeError']].map((
      [month, error],
    ): [unknown[], string] => [[2025, month, false], error as string]),
    [[2025, 5, true], 'RangeError'],
    [[2025, 6, 'true'], 'TypeError'],
    [[2025, 6], 'TypeError'],
    ...calendars.map(([options, error]): [unknown[], string] => [[2025, 6, true, options], error]),
  ],
  julianDay: [...nonObjects, ...solarDates].map(([date, error]) => [[date], error]),
  canChiOfDay: [...nonObjects, ...solarDates].map(([date, error]) => [[date], error]),
  hoursOfDay: [...nonObjects, ...solarDates].map(([date, error]) => [[date], error]),
  fromJulianDay: [...nonIntegers, [1_721_425, 'RangeError'], [5_373_485, 'RangeError']].map((
    [n, error],
  ) => [[n], error as string]),
  solarTerms: [...nonIntegers, [1899, 'RangeError'], [2101, 'RangeError']].map(([year, error]) => [
    [year],
    error as string,
  ]),
  canChiOfYear: [...nonIntegers, [0, 'RangeError'], [10_000, 'RangeError']].map(([year, error]) => [
    [year],
    error as string,
  ]),
  fourPillars: [
    ...births.map(([birth, error]): [unknown[], string] => [[birth], error]),
    ...birthOptions.map(([options, error]): [unknown[], string] => [[VALID_BIRTH, options], error]),
  ],
  napAm: [
    ...nonObjects.map(([pillar, error]): [unknown[], string] => [[pillar], error]),
    [[{ can: 'Giáp', chi: 'Sửu' }], 'RangeError'],
    [[{ can: 'giáp', chi: 'Tý' }], 'RangeError'],
    [[{ can: 'Giáp', chi: 'Chuột' }], 'RangeError'],
    [[{ can: 'Giáp' }], 'TypeError'],
    [[{ chi: 'Tý' }], 'TypeError'],
    [[{ can: 0, chi: 0 }], 'TypeError'],
  ],
  cungMenh: [
    ...[...nonIntegers, [0, 'RangeError']].map(([year, error]): [unknown[], string] => [
      [year, 'male'],
      error as string,
    ]),
    ...genders.map(([gender, error]): [unknown[], string] => [[1990, gender], error]),
  ],
  analyze: [
    ...nonObjects.map(([request, error]): [unknown[], string] => [[request], error]),
    ...['birthYear', 'birthMonth', 'birthDay', 'birthHour'].flatMap((part) =>
      changes(VALID_REQUEST, part, nonIntegers)
    ).map(([request, error]): [unknown[], string] => [[request], error]),
    ...([
      ...changes(VALID_REQUEST, 'birthYear', [[1899, 'RangeError'], [2101, 'RangeError']]),
      ...changes(VALID_REQUEST, 'birthMonth', [[13, 'RangeError']]),
      ...changes({ ...VALID_REQUEST, birthMonth: 2 }, 'birthDay', [[30, 'RangeError']]),
      ...changes(VALID_REQUEST, 'birthHour', [[24, 'RangeError']]),
      ...changes(VALID_REQUEST, 'gender', genders),
      ...changes(VALID_REQUEST, 'name', [
        [' ', 'RangeError'],
        ['', 'RangeError'],
        [1, 'TypeError'],
        [
          undefined,
          'TypeError',
        ],
      ]),
    ] as [unknown, string][]).map(([request, error]): [unknown[], string] => [[request], error]),
  ],
};

Deno.test('every public function has cases of invalid input', () => {
  const functions = Object.keys(library).filter((name) => typeof library[name] === 'function');
  assert.deepEqual(Object.keys(CASES).sort(), functions.sort());
});

for (const [name, cases] of Object.entries(CASES)) {
  Deno.test(`${name}() rejects invalid input with an error of the expected class that gives a reason`, () => {
    for (const [args, error] of cases) {
      const shown = Deno.inspect(args);
      assert.throws(() => library[name]!(...args), (thrown: unknown) => {
        assert.ok(thrown instanceof Error, shown);
        assert.equal(thrown.constructor.name, error, `${shown}: ${thrown.message}`);
        assert.match(thrown.message, /^Cannot .+: .+/, shown);
        return true;
      }, `${name}(${shown}) threw nothing`);
    }
  });
}
