/** Texts of the Tử Vi board and of its picture. */
export const laSoBoardMessages = {
  palaces: 'Mười hai cung',
  /** Name of a palace; `than` is `true` for the palace of Thân. */
  palace: (name: string, than: boolean) => `Cung ${name}${than ? ' (Thân)' : ''}`,
  /** Follows the visible name of the palace of Thân. */
  thanMark: '(Thân)',
  tuan: 'Tuần',
  triet: 'Triệt',
  mainStars: 'Chính tinh',
  noMainStars: 'Vô chính diệu',
  goodStars: 'Cát tinh',
  badStars: 'Hung tinh',
  daiHan: 'Đại hạn',
  tieuHan: 'Tiểu hạn',
  /** Follows the years of life of a decade, for screen readers. */
  age: 'tuổi',
  month: (month: number) => `Tháng ${month}`,
  /** Replaces a missing name. */
  unnamed: 'Lá số Tử Vi',
  lunarBirth: (
    { day, month, leap }: { day: number; month: number; leap: boolean },
    year: string,
    hour: string,
  ) => `${day}/${month}${leap ? ' (nhuận)' : ''} ${year}, giờ ${hour}`,
  destiny: 'Mệnh',
  harmony: 'mệnh cục tương hòa',
  rulers: (menhChu: string, thanChu: string) => `Mệnh chủ ${menhChu}, Thân chủ ${thanChu}`,
  chosenYear: (year: number) => `Năm xem ${year}`,
};
