/** Texts of the card with the Tử Vi chart. */
export const laSoCardMessages = {
  title: 'Lá số',
  hint: 'Chọn một cung để đọc ý nghĩa các sao.',
  print: 'In một trang A4',
  savePicture: 'Lưu thành ảnh',
  share: 'Gửi liên kết',
  rulesTitle: 'Lá số được lập như thế nào?',
  /** List of the rules by which the chart is drawn. */
  rules: [
    'Theo âm lịch Việt Nam; năm mới bắt đầu từ Tết Nguyên đán.',
    'Sinh từ 23 giờ trở đi được tính là giờ Tý của ngày hôm sau.',
    'Sinh vào tháng nhuận thì an sao như tháng thường cùng số.',
    'Sao và độ sáng theo sách Tử Vi Đẩu Số Tân Biên của Vân Đằng Thái Thứ Lang, Tứ Hóa theo ' +
    'Tử Vi Đẩu Số Toàn Thư. Phái khác có thể an khác một vài sao.',
    'Chữ sau tên sao là độ sáng, từ sáng đến mờ: M miếu, V vượng, Đ đắc, B bình, H hãm.',
    'Màu của chính tinh là hành của sao: Kim, Mộc, Thủy, Hỏa, Thổ.',
  ],
  disclaimer: 'Tử Vi là một nét văn hóa xưa, để tham khảo và giải trí; lá số không nói trước ' +
    'được tương lai.',
};
