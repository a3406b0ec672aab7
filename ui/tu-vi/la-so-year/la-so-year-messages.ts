/** Texts of the limits of a year. */
export const laSoYearMessages = {
  label: 'Xem hạn năm',
  noYear: 'Không chọn năm',
  option: (year: number, age: number) => `${year} (${age} tuổi)`,
  limits: (year: number) => `Hạn năm ${year}`,
  year: (canChi: string, year: number, age: number) =>
    `Năm ${canChi} ${year}, ${age} tuổi (tuổi mụ)`,
  daiHan: 'Đại hạn',
  decade: (palace: string, from: number, to: number) => `cung ${palace}, từ ${from} đến ${to} tuổi`,
  beforeFirst: (age: number) => `chưa vào đại hạn; đại hạn đầu bắt đầu lúc ${age} tuổi`,
  afterLast: 'đã qua đủ mười hai đại hạn',
  tieuHan: 'Tiểu hạn',
  palace: (name: string) => `cung ${name}`,
  luuTuHoa: 'Lưu Tứ Hóa',
  months: 'Hạn tháng',
  month: (month: number) => `Tháng ${month}:`,
};
