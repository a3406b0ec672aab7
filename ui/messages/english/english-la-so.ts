/** English texts of the Tử Vi board. Palaces, stars and limits keep their Vietnamese names. */
export const englishLaSo = {
  laSoBoard: {
    palaces: 'Twelve palaces',
    palace: (name: string, than: boolean) => `Palace ${name}${than ? ' (Thân)' : ''}`,
    thanMark: '(Thân)',
    tuan: 'Tuần',
    triet: 'Triệt',
    mainStars: 'Main stars',
    noMainStars: 'No main stars',
    goodStars: 'Lucky stars',
    badStars: 'Unlucky stars',
    daiHan: 'Đại hạn',
    tieuHan: 'Tiểu hạn',
    age: 'years of age',
    month: (month: number) => `Month ${month}`,
    unnamed: 'Tử Vi chart',
    lunarBirth: (
      { day, month, leap }: { day: number; month: number; leap: boolean },
      year: string,
      hour: string,
    ) => `${day}/${month}${leap ? ' (leap)' : ''} ${year}, hour ${hour}`,
    destiny: 'Mệnh',
    harmony: 'Mệnh and Cục in harmony',
    rulers: (menhChu: string, thanChu: string) => `Mệnh ruler ${menhChu}, Thân ruler ${thanChu}`,
    chosenYear: (year: number) => `Year ${year}`,
  },
  laSoCard: {
    title: 'Tử Vi board',
    hint: 'Choose a palace to read about its stars.',
    print: 'Print on A4',
    savePicture: 'Save as picture',
    share: 'Share link',
    rulesTitle: 'How is the chart drawn?',
    rules: [
      'By the Vietnamese lunar calendar; the year begins at Tết.',
      'A birth from 23:00 on belongs to the hour Tý of the next day.',
      'A birth in a leap month is treated as in the month of the same number.',
      'Stars and brightness follow the book Tử Vi Đẩu Số Tân Biên by Vân Đằng Thái Thứ Lang, the ' +
      'four transformations Tử Vi Đẩu Số Toàn Thư. Other schools place a few stars differently.',
      'The letter after a star is its brightness, from bright to dim: M miếu, V vượng, Đ đắc, ' +
      'B bình, H hãm.',
      'The colour of a main star is its element: Kim (metal), Mộc (wood), Thủy (water), ' +
      'Hỏa (fire), Thổ (earth).',
    ],
    disclaimer: 'Tử Vi is an old tradition, for reference and entertainment; a chart cannot ' +
      'predict the future.',
  },
  laSoSheet: {
    palace: (name: string) => `Palace ${name}`,
    decade: (from: number, to: number) => `đại hạn: age ${from}–${to}`,
    than: 'with Thân',
    tuan: 'with Tuần',
    triet: 'with Triệt',
    mainStars: 'Main stars',
    goodStars: 'Lucky stars',
    badStars: 'Unlucky stars',
    trangSinh: 'Tràng Sinh cycle',
    element: (element: string) => `element ${element}`,
    borrowed: (opposite: string, stars: string) =>
      `This palace has no main stars. By tradition, those of the opposite palace are read ` +
      `instead: ${opposite} (${stars}).`,
    year: (canChi: string, year: number) => `Year ${canChi} ${year}`,
    limits: (limits: readonly string[], month: number | undefined) =>
      `${[...limits, `lunar month ${month}`].join(', ')} in this palace.`,
    disclaimer: 'The meanings are summaries of old books, for reference and entertainment. ' +
      'No star decides a life.',
  },
  laSoYear: {
    label: 'Limits of a year',
    noYear: 'No year',
    option: (year: number, age: number) => `${year} (age ${age})`,
    limits: (year: number) => `Limits of ${year}`,
    year: (canChi: string, year: number, age: number) =>
      `Year ${canChi} ${year}, age ${age} by Vietnamese reckoning`,
    daiHan: 'Đại hạn',
    decade: (palace: string, from: number, to: number) => `palace ${palace}, age ${from} to ${to}`,
    beforeFirst: (age: number) => `not begun; the first đại hạn begins at age ${age}`,
    afterLast: 'all twelve đại hạn are over',
    tieuHan: 'Tiểu hạn',
    palace: (name: string) => `palace ${name}`,
    luuTuHoa: 'Lưu Tứ Hóa',
    months: 'Months',
    month: (month: number) => `Month ${month}:`,
  },
};
