import type { BilingualText, LunarDate, SolarDate } from '@thach-an/lunar';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** English texts of the almanac. Names of the almanac stay Vietnamese. */
export const englishAlmanac = {
  almanacLine: {
    text: (text: BilingualText) => text.en,
    source: (source: string) => `Source: ${source}`,
    school: (school: string) => `In use: ${school}.`,
    other: (school: string, value: string) => `The same day ${school}: ${value}.`,
  },
  almanacPage: {
    title: 'Vietnamese almanac',
    views: 'Views of the almanac',
    search: 'Find a day',
    searchHint: '24/11, 10/3 al',
    find: 'Show',
    notFound:
      'The calendar has no such day, or this is not a date. Write for example 24/11, 24/11/2027, or 10/3 al for a lunar date.',
    folk: 'Folk layer',
    large: 'Large print',
    note:
      'Dates follow the positions of Moon and Sun in the time of Vietnam. The folk layer is custom, for reference only; each line opens its rule and source.',
  },
  anniversaryForm: {
    list: 'Anniversaries',
    line: (number: number) => `Anniversary ${number}`,
    name: 'Name',
    namePlaceholder: 'Grandfather',
    day: 'Lunar day',
    month: 'Lunar month',
    monthName: (month: number) => `${month}`,
    leap: 'Death in a leap month',
    leapChoices: { 0: 'No', 1: 'Yes' },
    leapPolicy: 'In a year with that leap month',
    leapPolicies: { regular: 'The regular month', leap: 'The leap month', both: 'Both months' },
    shortMonth: 'In a month without a day 30',
    shortMonths: {
      'last-day': 'On day 29',
      'next-day': 'On day 1 of the next month',
      skip: 'Not that year',
    },
    next: (date: string) => `Next: ${date}.`,
    noDate: 'No date until 2100.',
    adjusted: {
      'last-day': 'Short month, on day 29.',
      'next-day': 'Short month, on day 1 of the next month.',
    },
    leapMonth: 'In the leap month.',
    eve: (date: string) => `Eve: ${date}.`,
    remove: (number: number) => `Remove anniversary ${number}`,
    add: 'Add an anniversary',
    alarm: 'Reminder',
    alarms: {
      none: 'None',
      'eve-7': 'The day before, 7:00',
      'eve-19': 'The day before, 19:00',
      'day-6': 'The same day, 6:00',
    },
    download: 'Download 30 years',
    subscribe: 'Make a subscription address',
    privacy:
      'Names and dates stay in this browser. If you subscribe, they are part of the address and are sent to the shop with each update of your calendar; the shop computes the dates and keeps nothing.',
    noScript:
      'Without JavaScript, the download sends names and dates to the shop once, which keeps nothing.',
    address: 'Subscription address',
    addressHint: 'Add it to Google Calendar (from URL), Apple Calendar or Outlook.',
  },
  chosenDays: {
    text: (text: BilingualText) => text.en,
    occasion: 'Occasion',
    occasions: {
      wedding: 'Wedding',
      opening: 'Opening of a business',
      moving: 'Moving in',
      'ground-breaking': 'Ground-breaking',
      travel: 'Journey',
    } as Readonly<Record<string, string>>,
    from: 'From',
    to: 'To',
    births: 'Lunar years of birth of the people concerned',
    birthsHint: 'Separated by commas, such as 1996, 1998',
    corrected: {
      early: 'This day was before the first one, so only the first day was examined.',
      late: 'At most 366 days are examined at once, so the result ends on this day.',
      births:
        'Invalid years were left out. A year has 4 digits, from 1900 to 2100; at most 10 people.',
    },
    objections: 'Avoid',
    objection: {
      birth: 'Opposite birth year',
      spirit: 'Inauspicious spirit',
      tamNuong: 'Tam nương',
      nguyetKy: 'Nguyệt kỵ',
      thoTu: 'Thọ tử',
      vangVong: 'Vãng vong',
      nguyetPha: 'Nguyệt phá',
      tuLy: 'Tứ ly',
      tuTuyet: 'Tứ tuyệt',
      duongCong: 'Dương công kỵ',
    } as Readonly<Record<string, string>>,
    submit: 'Find days',
    found: (count: number, free: number) =>
      `${count} days, ${free} of them without an objection. Days with the fewest objections come first.`,
    shown: (count: number) => `The list has the first ${count} days.`,
    date: ({ day, month, year }: SolarDate, weekday: number) =>
      `${weekdays[weekday - 1]}, ${day}/${month}/${year}`,
    for: 'For',
    against: 'Against',
    none: 'nothing',
    note:
      'Custom, for reference. Sources do not agree on single occasions, so the same rules apply to all of them; you choose the objections.',
  },
  dayLeaf: {
    text: (text: BilingualText) => text.en,
    weekday: (weekday: number) => weekdays[weekday - 1]!,
    month: (month: number, year: number) => `${month}/${year}`,
    lunar: 'Lunar calendar',
    lunarMonth: ({ month, leap }: LunarDate, yearName: string) =>
      `${leap ? 'Leap month' : 'Month'} ${month}, ${yearName}`,
    monthLength: (days: number) => `month of ${days} days`,
    pillars: ({ day, month, year }: { day: string; month: string; year: string }) =>
      `Day ${day} · month ${month} · year ${year}`,
    term: (name: string) => `Solar term ${name}`,
    termBegins: (name: string, time: string) => `Solar term ${name} begins at ${time}`,
    events: 'Holidays',
  },
  eventMark: {
    off: 'day off',
    commemoration: 'commemoration',
    tradition: 'traditional festival',
  },
  monthGrid: {
    text: (text: BilingualText) => text.en,
    weekdays: weekdays.map((
      name,
    ) => [name.slice(0, 2), name]) as readonly (readonly [short: string, long: string])[],
    day: ({ year, month, day }: SolarDate, lunar: LunarDate) =>
      `${day}/${month}/${year}, lunar ${lunar.day}/${lunar.month}${lunar.leap ? ' leap' : ''}`,
    leapMark: 'L',
    hoangDao: 'auspicious day',
    term: (name: string, time: string) => `${name} ${time}`,
  },
};
