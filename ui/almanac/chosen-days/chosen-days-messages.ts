import type { BilingualText, SolarDate } from '@thach-an/lunar';

const weekdays = ['Thứ Hai', 'Thứ Ba', 'Thứ Tư', 'Thứ Năm', 'Thứ Sáu', 'Thứ Bảy', 'Chủ Nhật'];

/** Texts of the choice of a day. */
export const chosenDaysMessages = {
  text: (text: BilingualText) => text.vi,
  occasion: 'Việc',
  occasions: {
    wedding: 'Cưới hỏi',
    opening: 'Khai trương',
    moving: 'Nhập trạch',
    'ground-breaking': 'Động thổ',
    travel: 'Xuất hành',
  } as Readonly<Record<string, string>>,
  from: 'Từ ngày',
  to: 'Đến ngày',
  births: 'Năm sinh âm lịch của từng người',
  birthsHint: 'Ví dụ: 1996, 1998',
  corrected: {
    early: 'Ngày này phải từ ngày bắt đầu trở đi, nên kết quả chỉ xét ngày bắt đầu.',
    late: 'Mỗi lần xét nhiều nhất 366 ngày, nên kết quả dừng ở ngày này.',
    births:
      'Đã bỏ qua năm sinh không hợp lệ. Mỗi năm sinh gồm 4 chữ số, từ 1900 đến 2100, nhiều nhất 10 người.',
  },
  objections: 'Những điều muốn tránh',
  objection: {
    birth: 'Xung tuổi',
    spirit: 'Ngày hắc đạo',
    tamNuong: 'Tam nương',
    nguyetKy: 'Nguyệt kỵ',
    thoTu: 'Thọ tử',
    vangVong: 'Vãng vong',
    nguyetPha: 'Nguyệt phá',
    tuLy: 'Tứ ly',
    tuTuyet: 'Tứ tuyệt',
    duongCong: 'Dương công kỵ',
  } as Readonly<Record<string, string>>,
  submit: 'Tìm ngày',
  found: (count: number, free: number) =>
    `${count} ngày, trong đó ${free} ngày không có điều nào cần tránh. Ngày ít điều cần tránh đứng trước.`,
  shown: (count: number) => `Danh sách có ${count} ngày đầu.`,
  date: ({ day, month, year }: SolarDate, weekday: number) =>
    `${weekdays[weekday - 1]}, ${day}/${month}/${year}`,
  for: 'Thuận',
  against: 'Cần tránh',
  none: 'không có',
  note:
    'Theo tập quán, để tham khảo. Các sách không thống nhất về từng việc, nên mọi việc dùng chung một cách xét; bạn tự chọn những điều muốn tránh.',
};
