/** Texts of the four pillars. */
export const tuViPillarsMessages = {
  title: 'Tứ trụ',
  nam: 'Năm',
  thang: 'Tháng',
  ngay: 'Ngày',
  gio: 'Giờ',
  /** Note about a birth between Tết and Lập xuân, with the names of both years. */
  afterTet: (lunarYear: string, pillar: string) =>
    `Ngày sinh này sau Tết nhưng trước tiết Lập xuân: âm lịch đã sang năm ${lunarYear}, còn trụ ` +
    `năm tính từ Lập xuân nên vẫn là ${pillar}.`,
  /** Note about a birth between Lập xuân and Tết, with the names of both years. */
  beforeTet: (lunarYear: string, pillar: string) =>
    `Ngày sinh này sau tiết Lập xuân nhưng trước Tết: âm lịch vẫn là năm ${lunarYear}, còn trụ ` +
    `năm tính từ Lập xuân nên đã là ${pillar}.`,
  destinyByLunarYear: 'Bản mệnh và cung mệnh tính theo năm âm lịch.',
};
