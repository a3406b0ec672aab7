/** Texts of the Tử Vi page. */
export const tuViPageMessages = {
  title: 'Tử Vi',
  text: 'Nhập ngày giờ sinh để xem tứ trụ, bản mệnh, màu sắc và hướng hợp với bạn.',
  almanac: 'Xem lịch vạn niên: âm lịch hôm nay',
  noScript: 'Trang này cần bật JavaScript trong trình duyệt để hoạt động.',
  copyLink: 'Sao chép liên kết này để chia sẻ (không kèm tên)',
  link: 'Liên kết của lá số',
};
