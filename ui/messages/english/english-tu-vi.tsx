import type { ReactNode } from 'react';

/** English texts of the Tử Vi page and its result cards. */
export const englishTuVi = {
  tuViPage: {
    title: 'Tử Vi',
    text: 'Enter your date and hour of birth to see your four pillars, your element, and ' +
      'the colours and directions that suit you.',
    almanac: 'Open the Vietnamese almanac',
    noScript: 'This page requires JavaScript.',
    copyLink: 'Copy this link to share the chart (without the name)',
    link: 'Link to the chart',
  },
  tuViTabs: { label: 'Tử Vi', info: 'Details', analysis: 'Analysis' },
  tuViForm: {
    label: 'Birth details',
    name: 'Full name',
    birthDate: { solar: 'Date of birth (solar calendar)', lunar: 'Date of birth (lunar calendar)' },
    calendar: 'Calendar',
    calendars: { solar: 'Solar', lunar: 'Lunar' },
    leapMonth: 'Leap month',
    solarDate: (date: string) => `This is ${date} in the solar calendar.`,
    birthDay: 'Day',
    birthMonth: 'Month',
    birthYear: 'Year',
    example: (example: string) => `E.g. ${example}`,
    birthHour: 'Hour of birth',
    chooseHour: 'Choose an hour',
    time: 'Exact time of birth',
    incompleteTime: 'The time is incomplete. Please enter hours and minutes, or clear it.',
    hourOfTime: (time: string, hour: string) =>
      `By tradition ${time} is the hour ${hour}, which the chart uses.`,
    hourOfSlot: (hour: string, from: number, next: string) =>
      `Counts as the hour ${hour}. From ${from}:00 on it is ${next} by tradition: enter the time.`,
    gender: 'Gender',
    male: 'Male',
    female: 'Female',
    submit: 'Analyse',
    busy: 'Analysing…',
    fields: {
      name: 'name',
      birthDay: 'day',
      birthMonth: 'month',
      birthYear: 'year',
      birthHour: 'hour of birth',
      gender: 'gender',
    },
    missing: (fields: readonly string[]) => `Missing: ${fields.join(', ')}.`,
    details: 'Place of birth (optional)',
  },
  birthDetailsFields: {
    place: 'Place of birth',
    noChoice: 'None',
    north: 'Northern Vietnam (from the 17th parallel)',
    south: 'Southern Vietnam (to the 17th parallel)',
    elsewhere: 'Elsewhere',
    placeHint: 'Before June 1975, the clocks of the two regions differed at times; from 1968 on, ' +
      'some dates of the lunar calendar differed too.',
    utcOffset: 'Time zone at birth',
    longitude: 'Longitude of the place',
    longitudeExample: 'E.g. 2.35 (Paris)',
    invalidLongitude: 'The longitude is a number from -180 to 180.',
    solarTime: 'Use true solar time for the chart',
    solarTimeHint: 'True solar time follows the sun at the place of birth. It differs from the ' +
      'clock by 4 minutes for each degree of longitude, and by up to 16 minutes more with the ' +
      'season. The old books use the common time and few people correct it, so this is off at ' +
      'first. It requires the exact time and the place.',
  },
  tuViPrompt: {
    title: 'No chart yet',
    text: 'Please enter your details to see the analysis.',
    back: 'Enter details',
  },
  tuViSkeleton: { loading: 'Analysing…' },
  tuViResult: { print: 'Print chart', share: 'Share', another: 'Chart for someone else' },
  tuViCards: { madeBy: (shop: ReactNode): ReactNode => <>This chart was made at {shop}</> },
  tuViBasicInfo: {
    title: 'Tử Vi chart',
    solarDate: 'Solar date',
    lunarDate: 'Lunar date',
    gender: 'Gender',
    male: 'Male',
    female: 'Female',
  },
  tuViDestiny: {
    title: 'Destiny',
    napAm: 'Nạp âm',
    nguHanh: 'Element',
    cungMenh: 'Life palace',
  },
  tuViPillars: {
    title: 'Four pillars',
    nam: 'Year',
    thang: 'Month',
    ngay: 'Day',
    gio: 'Hour',
    afterTet: (lunarYear: string, pillar: string) =>
      `This birth is after Tết but before Lập xuân: in the lunar calendar the year is already ` +
      `${lunarYear}, while the year pillar, which begins at Lập xuân, is still ${pillar}.`,
    beforeTet: (lunarYear: string, pillar: string) =>
      `This birth is after Lập xuân but before Tết: in the lunar calendar the year is still ` +
      `${lunarYear}, while the year pillar, which begins at Lập xuân, is already ${pillar}.`,
    destinyByLunarYear: 'Destiny and life palace follow the lunar year.',
  },
  tuViElement: {
    title: (element: string) => `People of the element ${element}`,
    strengths: 'Strengths',
    weaknesses: 'Weaknesses',
  },
  tuViFengShui: {
    title: 'Feng shui',
    compatible: 'In harmony',
    compatibleNote: 'of your own element',
    beneficial: 'Beneficial',
    beneficialNote: 'of the element that feeds yours',
    avoid: 'To avoid',
    avoidNote: 'of the element that overcomes yours',
    numbers: 'Lucky numbers',
    directions: 'Good directions',
    compass: (directions: readonly string[]) =>
      `Compass of the good directions. ${directions.join(', ')}.`,
    palace: 'Palace',
  },
  tuViCareers: { title: 'Suitable careers' },
};
