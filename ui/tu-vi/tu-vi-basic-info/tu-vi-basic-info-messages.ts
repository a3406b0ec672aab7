/** Texts of the header of a birth chart. */
export const tuViBasicInfoMessages = {
  title: 'Lá số Tử Vi',
  solarDate: 'Dương lịch',
  lunarDate: 'Âm lịch',
  gender: 'Giới tính',
  male: 'Nam',
  female: 'Nữ',
};
