/** Texts around the views of the almanac. */
export const almanacPageMessages = {
  title: 'Lịch vạn niên',
  views: 'Các phần của lịch',
  search: 'Tìm ngày',
  searchHint: '24/11, 10/3 âm, rằm tháng bảy',
  find: 'Xem',
  notFound:
    'Chưa đọc được ngày này. Bạn thử gõ như 24/11, 10/3 âm, rằm tháng bảy hoặc Trung thu 2027.',
  folk: 'Phần dân gian',
  large: 'Chữ lớn',
  note:
    'Ngày tháng tính theo vị trí Mặt Trăng và Mặt Trời, giờ Việt Nam. Phần dân gian là tập quán, chỉ để tham khảo; mỗi dòng mở ra cách tính và nguồn.',
};
