import { lunarMonthName } from '../lunar-month-messages.ts';

/** Texts of the form for giỗ and its dates. */
export const anniversaryFormMessages = {
  /** Name of the group of all lines. */
  list: 'Danh sách giỗ',
  line: (number: number) => `Giỗ thứ ${number}`,
  name: 'Tên',
  namePlaceholder: 'Giỗ ông nội',
  day: 'Ngày âm',
  month: 'Tháng âm',
  monthName: lunarMonthName,
  leap: 'Mất vào tháng nhuận',
  leapChoices: { 0: 'Không', 1: 'Có' },
  leapPolicy: 'Năm có tháng nhuận',
  leapPolicies: {
    regular: 'Cúng tháng thường',
    leap: 'Cúng tháng nhuận',
    both: 'Cúng cả hai tháng',
  },
  shortMonth: 'Tháng không có ngày 30',
  shortMonths: {
    'last-day': 'Cúng ngày 29',
    'next-day': 'Cúng mùng 1 tháng sau',
    skip: 'Bỏ qua năm đó',
  },
  next: (date: string) => `Lần tới: ${date}.`,
  noDate: 'Chưa có ngày nào đến năm 2100.',
  adjusted: {
    'last-day': 'Tháng thiếu, cúng ngày 29.',
    'next-day': 'Tháng thiếu, cúng mùng 1 tháng sau.',
  },
  leapMonth: 'Vào tháng nhuận.',
  eve: (date: string) => `Cúng tiên thường ngày ${date}.`,
  remove: (number: number) => `Bỏ giỗ thứ ${number}`,
  add: 'Thêm một giỗ',
  alarm: 'Nhắc trước',
  alarms: {
    none: 'Không nhắc',
    'eve-7': 'Hôm trước, 7 giờ sáng',
    'eve-19': 'Hôm trước, 7 giờ tối',
    'day-6': 'Đúng ngày, 6 giờ sáng',
  },
  download: 'Tải tệp lịch 30 năm',
  subscribe: 'Tạo địa chỉ đăng ký lịch',
  privacy:
    'Tên và ngày giỗ chỉ nằm trong trình duyệt này. Khi bạn đăng ký, chúng nằm trong địa chỉ và được gửi đến cửa hàng mỗi lần ứng dụng lịch cập nhật; cửa hàng tính ngày rồi bỏ đi, không lưu lại.',
  noScript:
    'Không có JavaScript, nút tải gửi tên và ngày giỗ đến cửa hàng một lần để tính tệp lịch; cửa hàng không lưu lại.',
  address: 'Địa chỉ đăng ký lịch',
  addressHint: 'Dán vào Google Lịch (Từ URL), Apple Lịch hoặc Outlook.',
};
