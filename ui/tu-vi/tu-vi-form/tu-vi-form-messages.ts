/** Texts of the birth form. */
export const tuViFormMessages = {
  label: 'Thông tin ngày sinh',
  name: 'Họ và tên',
  birthDate: 'Ngày sinh (dương lịch)',
  birthDay: 'Ngày',
  birthMonth: 'Tháng',
  birthYear: 'Năm',
  example: (example: string) => `VD: ${example}`,
  birthHour: 'Giờ sinh',
  chooseHour: 'Chọn giờ sinh',
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
  details: 'Nơi sinh, giờ phút sinh (không bắt buộc)',
};
