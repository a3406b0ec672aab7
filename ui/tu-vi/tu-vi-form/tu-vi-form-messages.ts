/** Texts of the birth form. */
export const tuViFormMessages = {
  label: 'Thông tin ngày sinh',
  name: 'Họ và tên',
  birthDate: { solar: 'Ngày sinh (dương lịch)', lunar: 'Ngày sinh (âm lịch)' },
  calendar: 'Loại lịch',
  calendars: { solar: 'Dương lịch', lunar: 'Âm lịch' },
  leapMonth: 'Tháng nhuận',
  /** Solar date of a lunar date. */
  solarDate: (date: string) => `Tức ngày ${date} dương lịch.`,
  birthDay: 'Ngày',
  birthMonth: 'Tháng',
  birthYear: 'Năm',
  example: (example: string) => `VD: ${example}`,
  birthHour: 'Giờ sinh',
  chooseHour: 'Chọn giờ sinh',
  time: 'Giờ phút sinh',
  incompleteTime: 'Bạn mới nhập một phần. Hãy nhập cả giờ lẫn phút, hoặc xóa đi.',
  /** Hour of an exact time by tradition. */
  hourOfTime: (time: string, hour: string) =>
    `${time} là giờ ${hour} theo lối xưa. Lá số lập theo giờ này.`,
  /** Hour of a slot; its second half belongs to the next hour by tradition. */
  hourOfSlot: (hour: string, from: number, next: string) =>
    `Tính là giờ ${hour}. Sinh từ ${from}h trở đi, theo lối xưa là giờ ${next}: hãy nhập giờ phút.`,
  gender: 'Giới tính',
  male: 'Nam',
  female: 'Nữ',
  submit: 'Phân tích',
  busy: 'Đang phân tích...',
  /** Names of the fields in `missing`. */
  fields: {
    name: 'họ tên',
    birthDay: 'ngày',
    birthMonth: 'tháng',
    birthYear: 'năm',
    birthHour: 'giờ sinh',
    gender: 'giới tính',
  },
  missing: (fields: readonly string[]) => `Còn thiếu: ${fields.join(', ')}.`,
  details: 'Nơi sinh (không bắt buộc)',
};
