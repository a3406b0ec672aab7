import assert from 'node:assert/strict';
import * as lunar from './mod.ts';
import {
  birthOptions,
  births,
  calendars,
  changes,
  choices,
  clockTimes,
  genders,
  instants,
  type InvalidValue,
  lunarDates,
  lunarYears,
  nonIntegers,
  nonObjects,
  outOfCalendar,
  places,
  schools,
  solarDates,
  solarTimeOptions,
  timeZones,
  VALID_BIRTH,
  VALID_LUNAR,
  VALID_REQUEST,
  VALID_SOLAR,
} from './testing/invalid-values.ts';

type Call = (...args: unknown[]) => unknown;
const library = lunar as unknown as Record<string, Call>;

const VALID_EVENT = { id: 'x', date: VALID_SOLAR, name: 'x' };
const texts: InvalidValue[] = [
  ['', 'RangeError'],
  [' ', 'RangeError'],
  [null, 'TypeError'],
  [1, 'TypeError'],
  [undefined, 'TypeError'],
];
const VALID_RANGE = { from: 2026, count: 3 };
const VALID_CHOICE = { occasion: 'wedding', from: VALID_SOLAR, to: VALID_SOLAR };
const years: InvalidValue[] = [...nonIntegers, [1899, 'RangeError'], [2101, 'RangeError']];
const VALID_LA_SO = { ...VALID_BIRTH, gender: 'male' };

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
  almanac: [
    ...[...nonObjects, ...solarDates].map(([date, error]): [unknown[], string] => [[date], error]),
    [[{ year: 1899, month: 12, day: 31 }], 'RangeError'],
    [[{ year: 2101, month: 1, day: 1 }], 'RangeError'],
    ...[
      ...calendars,
      ...['monthBasis', 'school'].flatMap((name) => changes({}, name, choices)),
    ].map(([options, error]): [unknown[], string] => [[VALID_SOLAR, options], error]),
  ],
  explain: [
    ...[
      ...nonObjects,
      [{}, 'TypeError'],
      [[], 'TypeError'],
      [{ date: VALID_SOLAR }, 'TypeError'],
      [{ date: VALID_SOLAR, options: {} }, 'TypeError'],
    ].map(([record, error]): [
      unknown[],
      string,
    ] => [[record, 'truc'], error as string]),
    ...choices.map(([field, error]): [unknown[], string] => [
      [lunar.almanac(VALID_SOLAR), field],
      error,
    ]),
  ],
  anniversaries: [
    ...nonObjects.map(([event, error]): [unknown[], string] => [[event, VALID_RANGE], error]),
    ...nonObjects.map(([options, error]): [unknown[], string] => [
      [VALID_LUNAR, options],
      error,
    ]),
    ...['month', 'day'].flatMap((part) =>
      changes(VALID_LUNAR, part, [...nonIntegers, [0, 'RangeError'], [31, 'RangeError']])
    ).map(([event, error]): [unknown[], string] => [[event, VALID_RANGE], error]),
    [[{ ...VALID_LUNAR, leap: 1 }, VALID_RANGE], 'TypeError'],
    ...([
      ...changes(VALID_RANGE, 'from', [...nonIntegers, [1898, 'RangeError'], [2101, 'RangeError']]),
      ...changes(VALID_RANGE, 'count', [...nonIntegers, [0, 'RangeError'], [501, 'RangeError']]),
      ...['leapPolicy', 'shortMonth'].flatMap((name) => changes(VALID_RANGE, name, choices)),
      ...calendars.filter(([value]) => typeof value === 'object' && value !== null)
        .map(([value, error]): [unknown, string] => [
          { ...VALID_RANGE, ...value as object },
          error,
        ]),
    ] as [unknown, string][]).map(([options, error]): [unknown[], string] => [
      [VALID_LUNAR, options],
      error,
    ]),
  ],
  firstTwoAnniversaries: [
    ...lunarDates.map(([date, error]): [unknown[], string] => [[date], error]),
    ...[...calendars, ...changes({}, 'shortMonth', choices)].map((
      [options, error],
    ): [unknown[], string] => [[VALID_LUNAR, options], error]),
  ],
  festivals: [
    ...years.map(([year, error]): [unknown[], string] => [[year], error]),
    ...calendars.map(([options, error]): [unknown[], string] => [[2025, options], error]),
  ],
  publicHolidays: [
    ...[...years, [1989, 'RangeError']].map(([year, error]): [unknown[], string] => [
      [year],
      error as string,
    ]),
    ...nonObjects.slice(0, 1).map(([options, error]): [unknown[], string] => [
      [2026, options],
      error,
    ]),
    [[2026, { weekend: [7] }], 'RangeError'],
    ...changes({}, 'weekendDays', [
      [7, 'TypeError'],
      ['67', 'TypeError'],
      [[0], 'RangeError'],
      [[8], 'RangeError'],
      [['7'], 'TypeError'],
      [[1, 2, 3, 4, 5, 6, 7], 'RangeError'],
    ]).map(([options, error]): [unknown[], string] => [[2026, options], error]),
  ],
  workSwaps: [...years, [1989, 'RangeError']].map(([year, error]) => [[year], error as string]),
  chooseDays: [
    ...nonObjects.map(([options, error]): [unknown[], string] => [[options], error]),
    ...([
      ...changes(VALID_CHOICE, 'occasion', choices),
      [{ ...VALID_CHOICE, birth: [1990] }, 'RangeError'],
      ...['from', 'to'].flatMap((name) =>
        changes(VALID_CHOICE, name, [
          ...solarDates,
          [{ year: 1899, month: 12, day: 31 }, 'RangeError'],
        ])
      ),
      ...changes(VALID_CHOICE, 'to', [
        [{ year: 2024, month: 6, day: 14 }, 'RangeError'],
        [{ year: 2025, month: 6, day: 16 }, 'RangeError'],
      ]),
      ...changes(VALID_CHOICE, 'births', [
        [1990, 'TypeError'],
        [['1990'], 'TypeError'],
        [[1899], 'RangeError'],
        [[2101], 'RangeError'],
        [new Array(11).fill(1990), 'RangeError'],
      ]),
      ...changes(VALID_CHOICE, 'objections', [
        ['tamNuong', 'TypeError'],
        [['toString'], 'RangeError'],
        [[1], 'TypeError'],
      ]),
      ...['monthBasis', 'school', 'calendar'].flatMap((name) =>
        changes(VALID_CHOICE, name, choices)
      ),
    ] as [unknown, string][]).map(([options, error]): [unknown[], string] => [[options], error]),
  ],
  formatLunar: [
    ...nonObjects.map(([date, error]): [unknown[], string] => [[date], error]),
    ...['year', 'month', 'day'].flatMap((part) => changes(VALID_LUNAR, part, nonIntegers))
      .map(([date, error]): [unknown[], string] => [[date], error as string]),
    [[{ ...VALID_LUNAR, leap: 1 }], 'TypeError'],
    [[VALID_LUNAR, 1], 'TypeError'],
    [[VALID_LUNAR, '{toString}'], 'RangeError'],
    [[VALID_LUNAR, '{}'], 'RangeError'],
  ],
  parseDate: [
    ...[null, undefined, 1, {}].map((text): [unknown[], string] => [[text], 'TypeError']),
    [['x'], 'RangeError'],
    ...[...solarDates, ...outOfCalendar].map(([date, error]): [unknown[], string] => [
      ['24/11', { from: date }],
      error,
    ]),
    ...calendars.map(([options, error]): [unknown[], string] => [['24/11', options], error]),
  ],
  eachDay: [...nonObjects, ...solarDates].flatMap(([date, error]): [unknown[], string][] => [
    [[date, VALID_SOLAR], error],
    [[VALID_SOLAR, date], error],
  ]),
  daysUntil: [...nonObjects, ...solarDates].flatMap(([date, error]): [unknown[], string][] => [
    [[date, VALID_SOLAR], error],
    [[VALID_SOLAR, date], error],
  ]),
  ...Object.fromEntries(['nextNewMoonDay', 'nextFullMoonDay'].map((name) => [name, [
    ...[...nonObjects, ...solarDates, ...outOfCalendar].map((
      [date, error],
    ): [unknown[], string] => [[date], error]),
    ...(name === 'nextFullMoonDay'
      ? [[[{ year: 2101, month: 1, day: 28 }], 'RangeError']] as [unknown[], string][]
      : []),
    ...calendars.map(([options, error]): [unknown[], string] => [[VALID_SOLAR, options], error]),
  ]])),
  monthGrid: [
    ...years.map(([year, error]): [unknown[], string] => [[year, 1], error]),
    ...[...nonIntegers, [0, 'RangeError'], [13, 'RangeError']].map((
      [month, error],
    ): [unknown[], string] => [[2026, month], error as string]),
    ...calendars.map(([options, error]): [unknown[], string] => [[2026, 1, options], error]),
  ],
  yearGrid: [
    ...years.map(([year, error]): [unknown[], string] => [[year], error]),
    ...calendars.map(([options, error]): [unknown[], string] => [[2026, options], error]),
  ],
  fromPlainDate: [
    ...nonObjects.map(([date, error]): [unknown[], string] => [[date], error]),
    [[VALID_SOLAR], 'TypeError'],
    [[{ withCalendar: () => ({ year: 0, month: 1, day: 1 }) }], 'RangeError'],
  ],
  toPlainDate: [...nonObjects, ...solarDates].map(([date, error]) => [[date], error]),
  toIcs: [
    ...nonObjects.filter(([events]) => events !== 'x').map(([events, error]): [
      unknown[],
      string,
    ] => [[events, { name: 'x' }], error]),
    ...nonObjects.map(([options, error]): [unknown[], string] => [[[], options], error]),
    ...nonObjects.map(([event, error]): [unknown[], string] => [[[event], { name: 'x' }], error]),
    ...(changes({ name: 'x' }, 'name', texts) as [unknown, string][]).map((
      [options, error],
    ): [unknown[], string] => [[[], options], error]),
    [[[], { name: 'x', title: 'x' }], 'RangeError'],
    ...changes({ name: 'x' }, 'refreshDays', [[0, 'RangeError'], ['7', 'TypeError']]).map((
      [options, error],
    ): [unknown[], string] => [[[], options], error]),
    ...changes({ name: 'x' }, 'stamp', [
      [1, 'TypeError'],
      [new Date(NaN), 'RangeError'],
      [
        new Date(8.64e15),
        'RangeError',
      ],
      [new Date(-8.64e15), 'RangeError'],
      [new Date(-62_198_755_200_000), 'RangeError'],
    ]).map((
      [options, error],
    ): [unknown[], string] => [[[], options], error]),
    ...([
      ...['id', 'name'].flatMap((name) => changes(VALID_EVENT, name, texts)),
      ...changes(VALID_EVENT, 'description', texts.filter(([text]) => text !== undefined)),
      ...changes(VALID_EVENT, 'date', solarDates),
      ...changes(VALID_EVENT, 'alarm', [
        [1, 'TypeError'],
        [{ daysBefore: 29, hour: 1 }, 'RangeError'],
        [{ daysBefore: 1, hour: 24 }, 'RangeError'],
        [{ daysBefore: 1 }, 'TypeError'],
      ]),
    ] as [unknown, string][]).map(([event, error]): [unknown[], string] => [
      [[event], { name: 'x' }],
      error,
    ]),
  ],
  fromIsoDate: [
    ...[null, undefined, 20261124, {}].map((text): [unknown[], string] => [[text], 'TypeError']),
    ...['', '2026-2-3', '2026-02-30', '0000-01-01', '2026-11-24T00:00'].map((
      text,
    ): [unknown[], string] => [[text], 'RangeError']),
  ],
  toIsoDate: [...nonObjects, ...solarDates].map(([date, error]) => [[date], error]),
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
    ...calendars.map(([options, error]): [unknown[], string] => [[2025, 6, true, options], error]),
  ],
  julianDay: [...nonObjects, ...solarDates].map(([date, error]) => [[date], error]),
  canChiOfDay: [...nonObjects, ...solarDates].map(([date, error]) => [[date], error]),
  hoursOfDay: [...nonObjects, ...solarDates].map(([date, error]) => [[date], error]),
  fromJulianDay: [...nonIntegers, [1_721_425, 'RangeError'], [5_373_485, 'RangeError']].map((
    [n, error],
  ) => [[n], error as string]),
  solarTerms: years.map(([year, error]) => [[year], error]),
  canChiOfYear: [...nonIntegers, [0, 'RangeError'], [10_000, 'RangeError']].map(([year, error]) => [
    [year],
    error as string,
  ]),
  fourPillars: [
    ...births.map(([birth, error]): [unknown[], string] => [[birth], error]),
    ...birthOptions.map(([options, error]): [unknown[], string] => [[VALID_BIRTH, options], error]),
  ],
  civilTime: [
    ...places.map(([place, error]): [unknown[], string] => [[place, VALID_BIRTH], error]),
    ...clockTimes.map(([birth, error]): [unknown[], string] => [['south', birth], error]),
  ],
  fromDate: [
    ...instants.map(([date, error]): [unknown[], string] => [[date], error]),
    ...timeZones.map(([zone, error]): [unknown[], string] => [[new Date(0), zone], error]),
  ],
  today: timeZones.map(([zone, error]) => [[zone], error]),
  clockChanges: places.map(([place, error]) => [[place], error]),
  trueSolarTime: [
    ...clockTimes.map(([birth, error]): [unknown[], string] => [
      [birth, { longitude: 105.85 }],
      error,
    ]),
    ...solarTimeOptions.map(([options, error]): [unknown[], string] => [
      [VALID_BIRTH, options],
      error,
    ]),
  ],
  laSo: [
    ...nonObjects.map(([birth, error]): [unknown[], string] => [[birth], error]),
    ...births.filter(([birth]) => typeof birth === 'object' && birth !== null).map((
      [birth, error],
    ): [unknown[], string] => [[{ ...birth as object, gender: 'male' }], error]),
    ...changes(VALID_LA_SO, 'gender', genders).map(([birth, error]): [unknown[], string] => [
      [birth],
      error,
    ]),
    ...[...schools, ...calendars].map(([options, error]): [unknown[], string] => [
      [VALID_LA_SO, options],
      error,
    ]),
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

Deno.test('errors show the type of a wrong value, and are one line', () => {
  const messageOf = (year: unknown) => {
    try {
      lunar.lunarNewYear(year as number);
    } catch (error) {
      return (error as Error).message.replace(/^.*: current value is /, '');
    }
  };
  const values = [
    '2025',
    2025n,
    '20\n25',
    {},
    Object.create(null),
    [],
    Symbol('year'),
    () => 1,
    null,
  ];
  assert.deepEqual(values.map(messageOf), [
    '"2025"',
    '2025n',
    '"20\\n25"',
    'an object',
    'an object',
    'an object',
    'Symbol(year)',
    'an object',
    'null',
  ]);
});

/** Beginning of the messages of functions that call others. */
const OPERATIONS: Record<string, RegExp> = {
  explain: /^Cannot explain a value/,
  chooseDays: /^Cannot (choose days|read the almanac of)/,
  laSo: /^Cannot draw a lá số/,
  analyze: /^Cannot analyze a birth/,
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
        assert.match(thrown.message, OPERATIONS[name] ?? /^Cannot/, shown);
        return true;
      }, `${name}(${shown}) threw nothing`);
    }
  });
}
